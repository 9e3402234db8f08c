import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { marketingQuery } from '../../domain/usage.queries.ts';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { clickAtOnce } from '../../testing/clickAtOnce.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { ItemRow } from './ItemRow.tsx';
import { seasonTickets } from './item.testing.ts';

const SAVE = '/api/sponsorships/1/save-utilization';
const item = seasonTickets('kort');

/** What the server has saved, in the order in which it was told; what it refuses with; what it waits for. */
let server: {
  used: number;
  saved: number[];
  refusal: string | null;
  gate: Promise<void>;
  followsRegister: boolean;
};

beforeEach(() => {
  server = { used: 18, saved: [], refusal: null, gate: Promise.resolve(), followsRegister: false };
  answerCalls(async ({ url, body: { used } = {} }) => {
    if (url === '/api/sponsorships/1/marketing')
      return json([{ ...item, used: server.used, followsRegister: server.followsRegister }]);
    if (url !== SAVE) return undefined;
    server.saved.push(used);
    await server.gate;
    if (server.refusal) return json({ error: 'Kan ikke lade sig gøre', message: server.refusal }, 422);
    server.used = used;
    return json({ ...item, used });
  });
});

const Product = () => {
  const { data } = useQuery(marketingQuery(1));
  return (
    <ul>
      {data?.map((one) => (
        <ItemRow key={one.id} sponsorshipId={1} item={one} onUsage={() => {}} />
      ))}
    </ul>
  );
};

const more = () => page.getByRole('button', { name: 'Én mere brugt: Sæsonkort' });
const lineWith = (text: string) => page.getByText(`${text} af 24 kort brugt`, { exact: true });

const show = async () => {
  await renderInApp(<Product />);
  await expect.element(lineWith('18')).toBeVisible();
};

/** Holds the server's answers back until it is called. */
const holdAnswers = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.gate = promise;
  return resolve;
};

it('is as before where the server refuses, and says why', async () => {
  await show();
  server.refusal = 'Aftalen er udløbet.';
  const answerNow = holdAnswers();
  await more().click();
  await expect.element(lineWith('19')).toBeVisible();
  answerNow();
  await expect.element(page.getByRole('alert').getByText('Aftalen er udløbet.')).toBeVisible();
  await expect.element(lineWith('18')).toBeVisible();
  expect(page.getByRole('button', { name: 'Fortryd' }).elements()).toEqual([]);
});

it('saves clicks in one go as one, those after it in their order, and never shows fewer meanwhile', async () => {
  await show();
  const answerFirst = holdAnswers();
  await clickAtOnce(more(), 2);
  await expect.element(lineWith('20')).toBeVisible();
  await expect.poll(() => server.saved).toEqual([20]);
  // The first is answered while the second waits: a third click counts from what is seen.
  await more().click();
  await expect.element(lineWith('21')).toBeVisible();
  const answerSecond = holdAnswers();
  answerFirst();
  await expect.element(page.getByRole('status').filter({ hasText: 'Sæsonkort: 20 brugt' })).toBeVisible();
  await expect.element(lineWith('21')).toBeVisible();
  answerSecond();
  await expect.poll(() => server.saved).toEqual([20, 21]);
  await expect.element(lineWith('21')).toBeVisible();
});

it('saves that as many were taken back while the first are on their way', async () => {
  await show();
  const answerFirst = holdAnswers();
  await more().click();
  await expect.poll(() => server.saved).toEqual([19]);
  await page.getByRole('button', { name: 'Én mindre brugt: Sæsonkort' }).click();
  answerFirst();
  await expect.poll(() => server.saved).toEqual([19, 18]);
  await expect.element(lineWith('18')).toBeVisible();
});

it('is taken back by Fortryd', async () => {
  await show();
  await more().click();
  const toast = page.getByRole('status').filter({ hasText: 'Sæsonkort: 19 brugt' });
  await toast.getByRole('button', { name: 'Fortryd' }).click();
  await expect.element(lineWith('18')).toBeVisible();
  await expect.poll(() => server.saved).toEqual([19, 18]);
});

it('is not counted by hand where the register of tickets says how much is used', async () => {
  server.followsRegister = true;
  await show();
  expect(more().elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Udnyttelse af Sæsonkort' })).toBeVisible();
});

import type { EventDetails, GrantRow } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '../../lib/formats.ts';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { EventGuests } from './EventGuests.tsx';

const event: EventDetails = {
  id: 3,
  version: 1,
  sponsorshipId: 1,
  title: 'LBK – Thyborøn IF',
  date: '2999-08-15',
  time: '15:00',
  venue: null,
  kind: 'Hjemmekamp',
  season: null,
  returnBy: null,
  cancelled: false,
  note: null,
  name: 'Limfjordens Boldklub',
  items: [],
};

const grant = (id: number, recipient: string, quantity: number, state: GrantRow['State']): GrantRow => ({
  Id: id,
  EventId: 3,
  Event: event.title,
  Date: event.date,
  SponsorshipId: 1,
  Name: event.name,
  Product: 'VIP',
  Recipient: recipient,
  Type: 'Kunde',
  Company: null,
  Quantity: quantity,
  Value: null,
  State: state,
  Host: null,
  Purpose: null,
  Attended: null,
  Warnings: [],
});

it('asks before all that is given goes back, and says how many tickets of how many guests that is', async () => {
  const rows = [grant(1, 'Anders Dam', 2, 'Tildelt'), grant(2, 'Birthe Holm', 3, 'Tildelt')];
  let returned = 0;
  answerCalls(({ url }) => {
    if (url === '/api/grants')
      return json({ Result: [...rows, grant(4, 'Carl', 1, 'Udleveret')], TotalPages: 1, Total: 3 });
    if (!url.endsWith('/return-rest')) return undefined;
    returned += 1;
    return json([1, 2]);
  });
  await renderOnPage(<EventGuests event={event} onChange={() => {}} />);
  const ask = () => page.getByRole('button', { name: 'Returnér resten' }).click();
  const question = page.getByRole('dialog', { name: 'Giv 5 billetter fra 2 gæster tilbage?' });
  await ask();
  await expect.element(question.getByText(/^Alt, der er tildelt og ikke udleveret, gives tilbage/)).toBeVisible();
  await question.getByRole('button', { name: 'Fortryd' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(returned).toBe(0);
  await ask();
  await question.getByRole('button', { name: 'Returnér' }).click();
  await expect.poll(() => returned).toBe(1);
  await expect.element(page.getByRole('status').getByText('5 billetter givet tilbage')).toBeVisible();
});

it('says before all that is given goes back how many of these guests came', async () => {
  const came = { ...grant(1, 'Anders Dam', 2, 'Tildelt'), Attended: 1 };
  const rows = [came, grant(2, 'Birthe Holm', 3, 'Tildelt'), { ...grant(3, 'Carl', 1, 'Tildelt'), Attended: 0 }];
  answerCalls(({ url }) => (url === '/api/grants' ? json({ Result: rows, TotalPages: 1, Total: 3 }) : undefined));
  await renderOnPage(<EventGuests event={event} onChange={() => {}} />);
  await page.getByRole('button', { name: 'Returnér resten' }).click();
  const question = page.getByRole('dialog', { name: 'Giv 6 billetter fra 3 gæster tilbage?' });
  await expect.element(question.getByText(/^1 af dem er noteret som kommet\. Alt, der er tildelt/)).toBeVisible();
});

it('does not say of tickets that the club takes no more that they are given back to it', async () => {
  answerCalls(({ url }) => {
    if (url === '/api/grants') return json({ Result: [grant(1, 'Anders Dam', 2, 'Tildelt')], TotalPages: 1, Total: 1 });
    return url.endsWith('/return') || url.endsWith('/return-rest') ? json([1]) : undefined;
  });
  await renderOnPage(<EventGuests event={{ ...event, returnBy: '2020-08-01' }} onChange={() => {}} />);
  await page.getByRole('button', { name: 'Tag resten tilbage' }).click();
  const question = page.getByRole('dialog', { name: 'Tag 2 billetter fra 1 gæst tilbage?' });
  await expect.element(question.getByText(/Det kan ikke længere gives tilbage til klubben/)).toBeVisible();
  await question.getByRole('button', { name: 'Fortryd' }).click();
  await page.getByRole('button', { name: 'Flere handlinger: Anders Dam' }).click();
  await page.getByRole('menuitem', { name: 'Tag tilbage' }).click();
  const said = page
    .getByRole('status')
    .getByText('2 billetter taget tilbage. De kan ikke længere gives tilbage til klubben.');
  await expect.element(said).toBeVisible();
});

it('warns of what somebody has or wishes for, not of what was given back or refused', async () => {
  const rows = (['Tildelt', 'Ønsket', 'Returneret', 'Afvist'] as const).map((state, at) => ({
    ...grant(at + 1, state, 1, state),
    Warnings: ['board' as const],
  }));
  answerCalls(({ url }) => (url === '/api/grants' ? json({ Result: rows, TotalPages: 1, Total: 4 }) : undefined));
  await renderOnPage(<EventGuests event={event} onChange={() => {}} />);
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name).first() });
  await expect.element(row('Tildelt').getByText('Skat: bestyrelsen')).toBeVisible();
  await expect.element(row('Ønsket').getByText('Skat: bestyrelsen')).toBeVisible();
  await expect.poll(() => page.getByText('Skat: bestyrelsen').all().length).toBe(2);
});

it('asks whether all came once the event has begun, of those who have been handed their tickets', async () => {
  const said: string[] = [];
  const rows = [grant(1, 'Anders Dam', 2, 'Udleveret'), grant(2, 'Birthe Holm', 3, 'Tildelt')];
  answerCalls(({ url }) => {
    if (url === '/api/grants') return json({ Result: rows, TotalPages: 1, Total: 2 });
    if (!url.endsWith('/attended')) return undefined;
    said.push(url);
    return json({});
  });
  const all = page.getByRole('button', { name: 'Kom alle?' });
  await renderOnPage(<EventGuests event={{ ...event, date: today(), time: null }} onChange={() => {}} />);
  await all.click();
  await expect.element(page.getByRole('status').getByText('Fremmødet er gemt for alle')).toBeVisible();
  expect(said).toEqual(['/api/grants/1/attended']);
});

it('does not ask whether all came before the hour of the event', async () => {
  answerCalls(({ url }) =>
    url === '/api/grants'
      ? json({ Result: [grant(1, 'Anders Dam', 2, 'Udleveret')], TotalPages: 1, Total: 1 })
      : undefined,
  );
  await renderOnPage(<EventGuests event={{ ...event, date: today(), time: '23:59' }} onChange={() => {}} />);
  await expect.element(page.getByRole('combobox', { name: 'Hvor mange kom: Anders Dam' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Kom alle?' }).elements()).toEqual([]);
});

it('gives the focus back to the act that Ctrl+Z takes back', async () => {
  let state: GrantRow['State'] = 'Tildelt';
  answerCalls(({ url }) => {
    if (url === '/api/grants') return json({ Result: [grant(1, 'Anders Dam', 2, state)], TotalPages: 1, Total: 1 });
    if (!url.startsWith('/api/grants/1/')) return undefined;
    state = state === 'Tildelt' ? 'Udleveret' : 'Tildelt';
    return json({});
  });
  await renderOnPage(<EventGuests event={event} onChange={() => {}} />);
  const handOut = page.getByRole('button', { name: 'Udlevér til Anders Dam' });
  await expect.element(handOut).toBeVisible();
  handOut.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(handOut).not.toBeInTheDocument();
  const menu = page.getByRole('button', { name: 'Flere handlinger: Anders Dam' });
  await expect.element(menu).toBeEnabled();
  menu.element().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(handOut).toHaveFocus();
});

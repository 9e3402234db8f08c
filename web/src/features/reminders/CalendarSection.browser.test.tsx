import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { CalendarSection } from './CalendarSection.tsx';

const saved = { digest: 'weekly', scope: 'mine', without: [], amounts: false, calendar: true };

/** What was asked to be saved, each with how the server answers it. */
let asked: { amounts: boolean; answer: (response: Response) => void }[];

beforeEach(() => {
  asked = [];
  answerCalls(({ url, method, body }) => {
    if (url !== '/api/user/reminders') return undefined;
    if (method === 'GET') return json(saved);
    return new Promise((answer) => asked.push({ amounts: body.amounts, answer }));
  });
});

const box = page.getByRole('checkbox', { name: 'Vis beløb' });
const isTicked = () => (box.element() as HTMLInputElement).checked;

it('shows a tick at once, while it is saved and once it is', async () => {
  await renderInApp(<CalendarSection />);
  await expect.element(box).not.toBeChecked();
  (box.element() as HTMLInputElement).click();
  await Promise.resolve();
  expect(isTicked()).toBe(true);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(isTicked()).toBe(true);
  asked[0]?.answer(json({ ...saved, amounts: true }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isTicked()).toBe(true);
});

it('takes a tick back that could not be saved, and says so', async () => {
  await renderInApp(<CalendarSection />);
  await userEvent.click(box);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(json({ error: 'Noget gik galt', message: 'Prøv igen om lidt.' }, 500));
  await expect.element(page.getByRole('alert').getByText('Prøv igen om lidt.')).toBeVisible();
  await expect.element(box).not.toBeChecked();
});

it('saves what was ticked last, after what was ticked before it', async () => {
  await renderInApp(<CalendarSection />);
  await userEvent.click(box);
  await userEvent.click(box);
  expect(isTicked()).toBe(false);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(json({ ...saved, amounts: true }));
  await vi.waitFor(() => expect(asked.map(({ amounts }) => amounts)).toEqual([true, false]));
  expect(isTicked()).toBe(false);
  asked[1]?.answer(json(saved));
  await expect.element(box).not.toBeChecked();
});

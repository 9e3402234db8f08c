import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../testing/answerCalls.ts';
import { renderOnPage } from '../testing/renderInApp.tsx';
import { WaitingWishes } from './WaitingWishes.tsx';

const show = async (count: number) => {
  let calls = 0;
  answerCalls(({ url }) => {
    if (url !== '/api/grants') return undefined;
    calls += 1;
    return json({ Result: [], TotalPages: count, Total: count });
  });
  await renderOnPage(
    <section aria-label="Over listen">
      <WaitingWishes />
    </section>,
  );
  await expect.poll(() => calls).toBe(1);
};

it('leads to the wishes that wait', async () => {
  await show(2);
  await expect.element(page.getByRole('link', { name: '2 ønsker venter' })).toBeVisible();
});

it('takes no room where none waits', async () => {
  await show(0);
  expect(page.getByRole('region', { name: 'Over listen' }).element().childElementCount).toBe(0);
});

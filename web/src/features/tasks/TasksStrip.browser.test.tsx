import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { TasksStrip } from './TasksStrip.tsx';

it('says how late the first task is in full, also where its text is cut', async () => {
  const Text = 'Genforhandling er overskredet, og ingen har svaret';
  answerCalls(({ url }) =>
    url === '/api/tasks' ? json({ Result: [{ Text, DueDate: '2020-01-01' }], Total: 1 }) : undefined,
  );
  await renderOnPage(
    <div style={{ width: 290 }} data-testid="strip">
      <TasksStrip sponsorshipId={1} />
    </div>,
  );
  const days = page.getByText(/dage for sent/);
  await expect.element(days).toBeVisible();
  const { right } = page.getByTestId('strip').element().getBoundingClientRect();
  expect(days.element().getBoundingClientRect().right).toBeLessThanOrEqual(right);
  const text = page.getByText(Text).element();
  expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
});

it('says nothing of nothing where something else is said, and the tasks that there are', async () => {
  answerCalls(({ url, body }) => {
    if (url !== '/api/tasks') return undefined;
    const some = body.filter.sponsorship === 2;
    return json({ Result: some ? [{ Text: 'Ring', DueDate: '2020-01-01' }] : [], Total: some ? 1 : 0 });
  });
  await renderOnPage(
    <>
      <TasksStrip sponsorshipId={1} quiet />
      <TasksStrip sponsorshipId={2} quiet />
      <TasksStrip sponsorshipId={3} />
    </>,
  );
  await expect.element(page.getByRole('link', { name: '1 opgave', exact: true })).toBeVisible();
  await expect.element(page.getByText('Ingen opgaver lige nu')).toBeVisible();
  expect(page.getByText('Ingen opgaver lige nu').elements()).toHaveLength(1);
});

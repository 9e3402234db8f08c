import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import classes from './audit.module.css';
import { Events } from './Timeline.tsx';

it('separates who did it from what was done, unbroken, and on a phone the day stands on a line of its own', async () => {
  const row = {
    At: '2026-11-20',
    Kind: 'task',
    Title: 'Send bankens logo i det nye format',
    Text: 'Opgaven blev udført · Sendt til trykkeriet',
    By: 'Søren Aagaard',
    Path: '/sponsorships/1',
    Icon: 'checkbox',
  } as const;
  await renderOnPage(
    <ol className={`plain ${classes.lines}`}>
      <Events rows={[row]} />
    </ol>,
  );
  const event = page.getByRole('listitem');
  await expect.element(event).toBeVisible();
  expect(event.element().textContent).toMatch(/trykkeriet · Søren Aagaard$/);
  const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();
  for (let width = 480; width < 700; width += 20) {
    await page.viewport(width, 740);
    await expect.poll(() => boxOf('Søren Aagaard').height).toBeLessThan(24);
  }
  await page.viewport(360, 740);
  await expect
    .poll(() => boxOf('Send bankens logo i det nye format').top - boxOf('20-11-2026').bottom)
    .toBeGreaterThanOrEqual(0);
});

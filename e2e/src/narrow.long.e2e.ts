import { scrollsSideways } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('no screen scrolls sideways at 320 pixels', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Langenavnsforeningen for Gymnastik og Samvær');
  const draft = await make.draft(club);
  const awaiting = await make.awaiting(club);
  const approved = await make.approved(club);
  const of = `/sponsorships/${club.id}`;
  const steps = [1, 2, 3, 4, 5].map((step) => `${of}/${draft.id}?step=${step}`);
  await page.setViewportSize({ width: 320, height: 640 });
  const agreements = [`${of}/${awaiting.id}`, `${of}/${approved.id}`, `${of}/${approved.id}/print`];
  const forms = ['/sponsorships/create', `${of}/data`, `${of}/create`, `${of}/create-simple`];
  for (const path of ['/', '/sponsorships', of, ...forms, ...steps, ...agreements, '/error-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await scrollsSideways(page), path).toBe(false);
  }
});

import type { Page } from '@playwright/test';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

/** What moves for longer than an eye could see it. Waits before it do not count as motion. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)));
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after']
        .filter((part) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part);
          return (
            seconds(transitionDuration) > 0.001 || (animationName !== 'none' && seconds(animationDuration) > 0.001)
          );
        })
        .map((part) => `${element.tagName}.${element.getAttribute('class')}${part ?? ''}`),
    );
  });

test('nothing moves for who wants less motion', async ({ page, call }) => {
  const club = await makerOf(call).sponsorship('Rolige Roere');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/sponsorships');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect((await moving(page)).length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/sponsorships', `/sponsorships/${club.id}`, `/sponsorships/${club.id}/data`, '/users']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await moving(page), path).toEqual([]);
  }
});

test('lines and lesser texts are darker for who wants more contrast', async ({ page }) => {
  const looks = () =>
    page.getByRole('searchbox').evaluate((field) => {
      const root = getComputedStyle(document.documentElement);
      return [getComputedStyle(field).borderTopColor, root.getPropertyValue('--line')];
    });
  await page.goto('/sponsorships');
  const usual = await looks();
  await page.emulateMedia({ contrast: 'more' });
  // The border is on its way for a moment.
  await expect(page.getByRole('searchbox')).toHaveCSS('border-top-color', 'rgb(47, 59, 70)');
  const more = await looks();
  expect(more[0]).not.toBe(usual[0]);
  expect(more[1]).not.toBe(usual[1]);
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  await expect(page.getByRole('searchbox')).toHaveCSS('border-top-color', 'rgb(194, 206, 214)');
});

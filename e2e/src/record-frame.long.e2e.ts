import type { Page } from '@playwright/test';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const topOf = async (page: Page) => {
  const first = page.getByRole('main').locator('form').locator('input, textarea').first();
  await expect(first).toBeVisible();
  return (await first.boundingBox())?.y;
};

test('where one works the frame is one line, and the first field begins near the top', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Smal Ramme Skiklub');
  const draft = await make.draft(club);
  const paths = [
    'data',
    'create',
    'create-simple',
    `${draft.id}?step=1`,
    `${draft.id}?step=2`,
    `${draft.id}?step=4`,
  ].map((last) => `/sponsorships/${club.id}/${last}`);

  const windows = [
    [1400, 900, 380],
    [360, 740, 430],
  ] as const;
  for (const [width, height, most] of windows) {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path);
      expect(await topOf(page), `${path} at ${width}`).toBeLessThanOrEqual(most);
    }
  }

  await test.step('also of what an Admin edits, and of oneself', async () => {
    const idOf = async (list: string) => (await call.post(list, {})).Result[0].Id;
    const [one] = await call.get('/api/users');
    const others = [
      `/users/${one.id}`,
      '/users/create',
      '/profile',
      '/settings',
      `/settings/areas/${await idOf('/api/settings/areas')}`,
      `/settings/categories/${await idOf('/api/settings/categories')}`,
      `/settings/updates/${await idOf('/api/settings/updates')}`,
      `/products/${await idOf('/api/products')}`,
      `/categories/${await idOf('/api/products/categories')}`,
    ];
    for (const [width, height, most] of windows) {
      await page.setViewportSize({ width, height });
      for (const path of others) {
        await page.goto(path);
        expect.soft(await topOf(page), `${path} at ${width}`).toBeLessThanOrEqual(most);
      }
    }
  });

  await test.step('also where a line says what the draft renews', async () => {
    const renewed = await make.sponsorship('Fornyet Skiklub');
    const old = await make.approved(renewed);
    const renewal = await call.post(`/api/sponsorships/${renewed.id}/renew`, { id: old.id });
    for (const [width, height, most] of windows) {
      await page.setViewportSize({ width, height });
      await page.goto(`/sponsorships/${renewed.id}/${renewal.id}?step=1`);
      await expect(page.getByRole('button', { name: 'Vis grundlag' })).toBeVisible();
      expect(await topOf(page), `a renewal at ${width}`).toBeLessThanOrEqual(most);
    }
  });

  await test.step('the club’s name and what is under way stay in view', async () => {
    await page.goto(`/sponsorships/${club.id}/data`);
    const heading = page.getByRole('heading', { level: 1, name: club.name });
    await expect(heading).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole('navigation', { name: 'Sponsorat' })).not.toBeInViewport();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Kladde', exact: true })).toBeInViewport({ ratio: 1 });
  });

  await test.step('a long name is there whole on a phone, and the first field still begins near the top', async () => {
    const long = await make.sponsorship('Musikgarden ved Løgstør');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/sponsorships/${long.id}/data`);
    const heading = page.getByRole('heading', { level: 1, name: long.name });
    const cut = await heading.evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      element.scrollHeight - element.clientHeight,
    ]);
    expect(cut).toEqual([0, 0]);
    expect(await topOf(page)).toBeLessThanOrEqual(430);
    await page.goto(`/sponsorships/${club.id}/data`);
  });

  await test.step('the facts are a click away', async () => {
    const facts = page.getByRole('button', { name: 'Fakta' });
    await expect(facts).toHaveAttribute('aria-expanded', 'false');
    await facts.click();
    await expect(facts).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('term').filter({ hasText: 'Ansvarlig' })).toBeInViewport();
    await checkAccessibility('slim frame with facts');
    await facts.click();
    await expect(page.getByRole('term')).toHaveCount(0);
  });

  await test.step('a field that takes the focus is not behind the line', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.mouse.wheel(0, 2_000);
    const name = page.getByLabel(/^Navn/);
    await expect(name).not.toBeInViewport();
    await name.focus();
    await expect(name).toBeInViewport();
    const box = await name.boundingBox();
    const line = await page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::header').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  });

  await test.step('reading, the card is there in full', async () => {
    await page.goto(`/sponsorships/${club.id}`);
    await expect(page.getByRole('button', { name: 'Fakta' })).toHaveCount(0);
    await expect(page.getByRole('term').filter({ hasText: 'Ansvarlig' })).toBeVisible();
  });
});

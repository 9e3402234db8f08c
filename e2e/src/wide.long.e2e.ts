import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('lists fill a screen of 1920, and their headings stay in view under the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 700 });
  await page.goto('/sponsorships?perPage=50');
  const table = page.getByRole('table', { name: 'Alle sponsorater' });
  await expect(table).toBeVisible();
  expect((await table.boundingBox())?.width).toBeGreaterThan(1560);
  const heading = page.getByRole('columnheader', { name: 'Navn' });
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 1200);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const top = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeCloseTo((top?.y ?? 0) + (top?.height ?? 0), 0);
});

test('Stamdata uses a wide screen: three cards beside each other, also where a new club is warned of', async ({
  page,
  call,
}) => {
  const club = await makerOf(call).sponsorship('Brede Skærmes Klub');
  const stand = async () => {
    const boxes = [];
    for (const name of ['Klub', 'Tilknytning', 'Kontakt'])
      boxes.push(await page.getByRole('heading', { level: 2, name, exact: true }).boundingBox());
    const [first, second, third] = boxes.map((box) => ({ x: box?.x ?? 0, y: box?.y ?? -1 }));
    expect([second?.y, third?.y]).toEqual([first?.y, first?.y]);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + 400);
    expect(third?.x).toBeGreaterThan((second?.x ?? 0) + 400);
  };
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(`/sponsorships/${club.id}/data`);
  await expect(page.getByLabel(/^Kontaktperson/)).toBeVisible();
  await stand();
  await page.goto('/sponsorships/create');
  await page.getByLabel(/^Navn/).fill(club.name);
  await expect(page.getByText('Klubben findes måske allerede')).toBeVisible();
  await stand();
});

test('the notice of a lost connection stands beside the bar of unsaved changes', async ({
  page,
  call,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const club = await makerOf(call).sponsorship('Afbrudt Skiklub');
  await page.goto(`/sponsorships/${club.id}/data`);
  await page.getByLabel(/^Kontaktperson/).fill('Åse Ørum');
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'Der er ikke forbindelse til serveren.' }).locator('> div');
  const save = page.getByRole('button', { name: 'Gem', exact: true });
  for (const [width, height] of [
    [320, 640],
    [820, 1000],
    [1400, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(save).toBeInViewport({ ratio: 1 });
    for (const by of [-5000, 5000]) {
      await page.mouse.wheel(0, by);
      await expect
        .poll(async () => {
          const [bar, below] = [await save.boundingBox(), await notice.boundingBox()];
          return (bar?.y ?? 0) + (bar?.height ?? 0) <= (below?.y ?? 0);
        }, `${width} pixels`)
        .toBe(true);
    }
  }
  await context.setOffline(false);
});

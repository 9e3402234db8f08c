import type { Locator, Page } from '@playwright/test';
import { scrollsSideways, textbox } from './support/fields.ts';
import { admin, expect, test, user } from './support/test.ts';

const played = (page: Page): Locator => page.getByRole('region', { name: 'Prøv selv' });
const canvas = (page: Page, name: RegExp): Locator => played(page).getByRole('img', { name });

/** The picture as it is once nothing in it moves any more. */
const settled = async (picture: Locator): Promise<string> => {
  let before = '';
  const isAsItWas = async () => {
    const now = await picture.evaluate((element: HTMLCanvasElement) => element.toDataURL());
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isAsItWas, { intervals: [150] }).toBe(true);
  return before;
};

test.describe('the gallery of charts', () => {
  test.use({ account: admin });

  test('shows the four types, each with its figures as a table', async ({ page, checkAccessibility }) => {
    await page.goto('/charts');
    const examples = page.getByRole('region', { name: 'De fire typer' });
    for (const name of ['Linjediagram', 'Cirkeldiagram', 'Kransediagram', 'Søjlediagram']) {
      const picture = examples.getByRole('img', { name: new RegExp(`^${name}: `) });
      await expect(picture).toBeVisible();
      await expect(examples.getByRole('table', { name: new RegExp(`^${name}: `) })).toHaveCount(1);
      const blank = await picture.evaluate((element: HTMLCanvasElement) => {
        const empty = document.createElement('canvas');
        [empty.width, empty.height] = [element.width, element.height];
        return empty.toDataURL();
      });
      expect(await settled(picture), name).not.toBe(blank);
    }
    const pie = examples.getByRole('table', { name: /^Cirkeldiagram/ });
    await expect(pie.getByRole('row', { name: 'Hovedsponsor 8 38 %' })).toHaveCount(1);
    await expect(pie.getByRole('row', { name: 'Eventsponsor – –' })).toHaveCount(1);
    await expect(examples.getByRole('table', { name: /^Linjediagram/ }).getByRole('row')).toHaveCount(13);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await checkAccessibility(`charts, ${colorScheme}`);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('draws anew what other data, options, sizes and schemes say', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto('/charts');
    const picture = canvas(page, /^Linjediagram: Aftaler pr. måned$/);
    const table = played(page).getByRole('table');
    let before = await settled(picture);
    const isDrawnAnew = async (what: string, of = picture) => {
      await expect.poll(() => of.evaluate((element: HTMLCanvasElement) => element.toDataURL()), what).not.toBe(before);
      before = await settled(of);
    };
    const first = await table.textContent();
    await page.getByRole('button', { name: 'Andre tal' }).click();
    await isDrawnAnew('other figures');
    expect(await table.textContent()).not.toBe(first);
    await page.getByRole('button', { name: 'Tilføj måned' }).click();
    await isDrawnAnew('a label more');
    await expect(table.getByRole('row')).toHaveCount(8);
    await page.getByRole('switch', { name: 'To rækker tal' }).uncheck();
    await isDrawnAnew('a dataset less');
    await expect(table.getByRole('columnheader')).toHaveText(['2025']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await isDrawnAnew('the other scheme');

    await page.getByRole('combobox', { name: 'Type' }).selectOption('bar');
    const bars = canvas(page, /^Søjlediagram: /);
    before = await settled(bars);
    const upright = before;
    await page.getByRole('switch', { name: 'Vandret (søjle)' }).check();
    await isDrawnAnew('an option', bars);
    await page.getByRole('switch', { name: 'Vandret (søjle)' }).uncheck();
    await isDrawnAnew('an option that is gone', bars);
    expect(before).toBe(upright);

    await textbox(page, 'Bredde').fill('400');
    await textbox(page, 'Højde').fill('200');
    await expect.poll(async () => (await bars.boundingBox())?.width).toBe(400);
    await expect.poll(async () => (await bars.boundingBox())?.height).toBe(200);
    await textbox(page, 'Bredde').fill('50%');
    await textbox(page, 'Højde').fill('auto');
    await expect.poll(async () => (await bars.boundingBox())?.width).toBeGreaterThan(420);
    const box = await bars.boundingBox();
    expect(Number(box?.width) / Number(box?.height)).toBeCloseTo(2, 1);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Gem som billede' }).click();
    expect((await download).suggestedFilename()).toBe('playground.png');
  });

  test('refuses any other type by name, and recovers', async ({ page, expectedErrors, checkAccessibility }) => {
    expectedErrors.push(/A chart is of type line, pie, doughnut, bar, not "radar"\./);
    await page.goto('/charts');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('radar');
    const refusal = played(page).getByRole('alert');
    await expect(refusal).toContainText('A chart is of type line, pie, doughnut, bar, not "radar".');
    await expect(canvas(page, /diagram/)).toHaveCount(0);
    await checkAccessibility('type refused');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('doughnut');
    await expect(canvas(page, /^Kransediagram: /)).toBeVisible();
    await expect(refusal).toHaveCount(0);
  });

  test('shows the figures where the picture cannot be fetched', async ({
    page,
    expectedErrors,
    checkAccessibility,
  }) => {
    expectedErrors.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    await page.route(/\/ChartCanvas-.*\.js$/, (route) => route.abort());
    await page.goto('/charts');
    const examples = page.getByRole('region', { name: 'De fire typer' });
    await expect(examples.getByText('Diagrammet kunne ikke tegnes. Tallene står her.')).toHaveCount(4);
    await expect(examples.getByRole('cell', { name: '38 %' }).first()).toBeVisible();
    await checkAccessibility('charts as tables');
  });
});

test.describe('the gallery of charts, for a person with the role Bruger', () => {
  test.use({ account: user });

  test('is not there', async ({ page, expectedErrors }) => {
    expectedErrors.push(/403 \(Forbidden\)/, /ApiError: Du har ikke adgang til denne side/);
    await page.goto('/charts');
    await expect(page.getByRole('heading', { name: 'Kun for administratorer' })).toBeVisible();
  });
});

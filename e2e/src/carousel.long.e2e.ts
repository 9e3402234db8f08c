import type { Locator, Page } from '@playwright/test';
import { scrollsSideways, textbox } from './support/fields.ts';
import { press, tabTo } from './support/keyboard.ts';
import { unique } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: admin });

/** A little more than it takes until the carousel moves on by itself. */
const AUTOPLAY_MS = 10_500;

const carouselOf = (page: Page): Locator => page.getByRole('region', { name: 'Opdateringer' });
const button = (page: Page, name: string): Locator => carouselOf(page).getByRole('button', { name });
const isAt = (page: Page, place: RegExp): Promise<void> =>
  expect(carouselOf(page).getByRole('status').filter({ hasText: place })).toBeVisible();
/** The slides that can be reached: those in sight. */
const reachable = (page: Page): Locator => carouselOf(page).locator('[role="group"]:not([inert])');
const write = (call: { post: (path: string, body: object) => Promise<{ id: number }> }, title: string, html: string) =>
  call.post('/api/settings/updates/update', { title, description: html });

/** Waits until a slide lies where it lay a moment ago: who takes hold of it in motion only stops it. */
const standsStill = async (slide: Locator): Promise<void> => {
  let before: number | undefined;
  const isWhereItWas = async () => {
    const now = (await slide.boundingBox())?.x;
    const isSame = now !== undefined && now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isWhereItWas, { intervals: [150] }).toBe(true);
};

test('the carousel moves by page, by button and by drag, and around its end', async ({ page, checkAccessibility }) => {
  await page.goto('/');
  await expect(reachable(page)).toHaveCount(3);
  await isAt(page, /^Side 1 af /);
  await checkAccessibility('carousel');
  const first = String(await reachable(page).first().getAttribute('aria-label'));

  await button(page, 'Næste opdateringer').click();
  await isAt(page, /^Side 2 af /);
  await expect(carouselOf(page).getByLabel(first, { exact: true })).toHaveAttribute('inert');
  await expect(button(page, 'Afspil karrusellen')).toBeVisible();
  await button(page, 'Forrige opdateringer').click();
  await isAt(page, /^Side 1 af /);
  await button(page, 'Forrige opdateringer').click();
  await expect(carouselOf(page).getByLabel(first, { exact: true })).toHaveAttribute('inert');
  await button(page, 'Næste opdateringer').click();
  await isAt(page, /^Side 1 af /);
  await expect(carouselOf(page).getByLabel(first, { exact: true })).not.toHaveAttribute('inert');

  await standsStill(carouselOf(page).getByLabel(first, { exact: true }));
  const box = await carouselOf(page).boundingBox();
  const [x, y] = [Number(box?.x) + Number(box?.width) - 60, Number(box?.y) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 600, y, { steps: 12 });
  await page.mouse.up();
  await isAt(page, /^Side 2 af /);
});

test('the carousel plays by itself until somebody reads or stops it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(reachable(page)).toHaveCount(3);
  await isAt(page, /^Side 1 af /);
  await page.mouse.move(0, 0);
  await page.clock.runFor(AUTOPLAY_MS);
  await isAt(page, /^Side 2 af /);

  await button(page, 'Sæt karrusellen på pause').click();
  await page.mouse.move(0, 0);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.clock.runFor(60_000);
  await isAt(page, /^Side 2 af /);
  await button(page, 'Afspil karrusellen').click();
  await page.clock.runFor(AUTOPLAY_MS);
  await expect(carouselOf(page).getByText(/^Side 2 af /)).toHaveCount(0);
});

test('the carousel stands still where motion is unwanted', async ({ page, checkAccessibility }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(reachable(page)).toHaveCount(3);
  await isAt(page, /^Side 1 af /);
  // Looked at now and then it may just have come round to where it began: whatever changes in between is kept.
  const changes = await carouselOf(page).evaluateHandle((region) => {
    const seen: string[] = [];
    const keep = (records: MutationRecord[]) =>
      seen.push(...records.map((record) => record.attributeName ?? record.type));
    new MutationObserver(keep).observe(region, {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    });
    return seen;
  });
  for (let turns = 0; turns < 4; turns++) await page.clock.runFor(AUTOPLAY_MS);
  expect(await changes.jsonValue()).toEqual([]);
  await isAt(page, /^Side 1 af /);
  await expect(button(page, 'Sæt karrusellen på pause')).toHaveCount(0);
  await checkAccessibility('carousel without motion');
  await button(page, 'Næste opdateringer').click();
  await isAt(page, /^Side 2 af /);
});

test('a long update is cut, and read whole in a dialog by keyboard', async ({ page, call, checkAccessibility }) => {
  const title = unique('Hele årsrapporten');
  await write(call, title, `<h3>Forord</h3>${'<p>Lang tekst om året der gik</p>'.repeat(250)}<p>Slut</p>`);
  for (const width of [1400, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const slide = carouselOf(page).getByRole('group', { name: `${title}, ` });
    await expect(slide.getByRole('heading', { level: 4, name: 'Forord' })).toBeVisible();
    const more = slide.getByRole('button', { name: `Læs mere om ${title}` });
    await press(more);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { level: 3, name: 'Forord' })).toBeVisible();
    await checkAccessibility(`update in a dialog at ${width}`);
    await tabTo(dialog.getByRole('button', { name: 'Luk' }));
    await page.keyboard.press('End');
    await expect(dialog.getByText('Slut', { exact: true })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(more).toBeFocused();
    expect((await slide.boundingBox())?.height).toBeLessThan(600);
    expect(await scrollsSideways(page)).toBe(false);
  }
});

const RICH = `<h3>Overskrift over to linjer, som er lang nok til det</h3><p>Et <strong>stærkt</strong>, <em>skråt</em> og <u>streget</u> ord i en tekst, der fylder mere end én linje.</p><h4>Underoverskrift</h4><ul><li><p>Et punkt</p><ul><li><p>Inden i det, med en <a href="https://eksempel.dk/${'meget-lang-adresse/'.repeat(6)}">https://eksempel.dk/${'meget-lang-adresse/'.repeat(6)}</a></p></li></ul></li><li><p>Et til</p></li></ul><ol><li><p>Nummer</p><ol><li><p>Bogstav</p></li></ol></li></ol><p>Til sidst<br>to linjer</p>`;

/** What a text looks like at a given width: the place, size and style of each of its parts. */
const lookOf = (text: Locator, width: number) =>
  text.evaluate((root: HTMLElement, wide) => {
    const { style } = root;
    [style.boxSizing, style.width, style.maxHeight, style.padding] = ['content-box', `${wide}px`, 'none', '0'];
    const parts = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6, p, ul, ol, li, strong, em, u, a')];
    const origin = parts[0]?.getBoundingClientRect();
    const read =
      'font-family font-size font-weight font-style line-height letter-spacing color text-decoration-line text-underline-offset list-style-type margin-top margin-bottom padding-left';
    return parts.map((part) => {
      const box = part.getBoundingClientRect();
      const styles = getComputedStyle(part);
      const place = [box.x - Number(origin?.x), box.y - Number(origin?.y), box.width, box.height];
      return [
        part.firstChild instanceof Text ? part.firstChild.data : '',
        ...place.map((length) => Math.round(length * 10) / 10),
        ...read.split(' ').map((name) => styles.getPropertyValue(name)),
      ];
    });
  }, width);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an update looks in the carousel as in the editor, ${colorScheme}`, async ({ page, call }) => {
    const title = unique('Ens begge steder');
    const { id } = await write(call, title, RICH);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/settings/updates/${id}`);
    const editor = textbox(page, 'Beskrivelse');
    await expect(editor.getByText('Til sidst')).toBeVisible();
    const whereWritten = await lookOf(editor, 280);
    await page.goto('/');
    const slide = carouselOf(page).getByRole('group', { name: `${title}, ` });
    const heading = slide.getByRole('heading', { level: 4, name: /^Overskrift over/ });
    await expect(heading).toBeVisible();
    const whereRead = await lookOf(heading.locator('..'), 280);
    expect(whereRead).toHaveLength(22);
    expect(whereRead).toEqual(whereWritten);
  });
}

test('updates that cannot be fetched say so by themselves, and come when asked again', async ({
  page,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/500 \(Internal Server Error\)/);
  const updates = '**/api/dashboard/updates';
  await page.route(updates, (route) =>
    route.fulfill({ status: 500, json: { error: 'Noget gik galt', message: 'Prøv igen.' } }),
  );
  await page.goto('/');
  await expect(carouselOf(page).getByRole('alert')).toContainText('Noget gik galt');
  await expect(page.getByText('Samlet sum')).toBeVisible();
  await checkAccessibility('updates failed');
  await page.unroute(updates);
  await carouselOf(page).getByRole('button', { name: 'Prøv igen' }).click();
  await expect(reachable(page)).toHaveCount(3);
});

for (const [role, account] of Object.entries({ Admin: admin, Bruger: user })) {
  test.describe(`where nothing is written, a person with the role ${role}`, () => {
    test.use({ account });

    test(`is told so`, async ({ page, checkAccessibility }) => {
      await page.route('**/api/dashboard/updates', (route) => route.fulfill({ json: [] }));
      await page.goto('/');
      await expect(carouselOf(page).getByText('Ingen elementer blev fundet.')).toBeVisible();
      await checkAccessibility('no updates');
      const create = carouselOf(page).getByRole('link', { name: 'Opret opdatering' });
      if (role === 'Bruger') await expect(create).toHaveCount(0);
      else {
        await create.click();
        await expect(page).toHaveURL(/\/settings\/updates\/create$/);
      }
    });
  });
}

test('one update needs no buttons', async ({ page, call }) => {
  const [update] = await call.get('/api/dashboard/updates');
  await page.route('**/api/dashboard/updates', (route) => route.fulfill({ json: [update] }));
  await page.goto('/');
  await expect(reachable(page)).toHaveCount(1);
  await expect(button(page, 'Næste opdateringer')).toHaveCount(0);
  await expect(carouselOf(page).getByRole('status')).toHaveCount(0);
});

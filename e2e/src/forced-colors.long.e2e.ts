import type { Locator, Page } from '@playwright/test';
import { addFilter } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin, contextOptions: { forcedColors: 'active' } });

/** What a colour of the system looks like here. */
const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.createElement('i');
    probe.style.cssText = `forced-color-adjust: none; color: ${color}`;
    document.body.append(probe);
    const { color: seen } = getComputedStyle(probe);
    probe.remove();
    return seen;
  }, name);

const styleOf = (target: Locator, property: string, part?: string): Promise<string> =>
  target.evaluate(
    (element, [name, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(String(name)),
    [property, part],
  );

/** True where an element has a visible edge of its own. */
const hasEdge = (target: Locator, part?: string): Promise<boolean> =>
  target.evaluate((element, pseudo) => {
    const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element, pseudo);
    return (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1) || outlineStyle !== 'none';
  }, part);

test('every state is seen in the colours that a system forces', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Kontrastens Skiklub');
  const approved = await make.approvedWith(club, 'Sæsonkort', 10);
  const draft = await make.draft(club);
  await page.goto('/sponsorships');
  const chosen = await systemColor(page, 'Highlight');
  const main = page.getByRole('main');

  await test.step('the current entry, tab and page; statuses, bars and the focus', async () => {
    const entry = page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Alle sponsorater' });
    expect(await styleOf(entry, 'background-color', '::before')).toBe(chosen);
    const tabs = page.getByRole('navigation', { name: 'Udvalg' });
    expect(await styleOf(tabs.getByRole('link', { name: /^Alle/ }), 'background-color', '::after')).toBe(chosen);
    expect(await styleOf(tabs.getByRole('link', { name: /^Kladder/ }), 'background-color', '::after')).not.toBe(chosen);
    await expect(page.getByRole('button', { name: 'Side 1' })).toHaveCSS('background-color', chosen);
    await expect(page.getByRole('button', { name: 'Side 2' })).not.toHaveCSS('background-color', chosen);
    expect(await hasEdge(page.getByRole('table').getByText('Aktiv', { exact: true }).first())).toBe(true);
    const bar = page.getByRole('table').locator('svg:has(> rect)').first();
    expect(await hasEdge(bar)).toBe(true);
    expect(await styleOf(bar.locator('rect'), 'fill')).toBe(chosen);
    await page.getByRole('searchbox').focus();
    await expect(page.getByRole('searchbox')).toHaveCSS('outline-color', chosen);
  });

  await test.step('the option that Enter takes', async () => {
    await addFilter(page, 'Status');
    await page.keyboard.press('ArrowDown');
    const active = page.locator('[role="option"][data-combobox-selected]');
    await expect(active).toHaveCSS('background-color', chosen);
    await expect(active).toHaveCSS('color', await systemColor(page, 'HighlightText'));
    await page.keyboard.press('Escape');
  });

  await test.step('a switch that is on and off', async () => {
    await page.goto(`/sponsorships/${club.id}`);
    const toggle = main.getByRole('switch').first();
    const track = toggle.locator('xpath=following-sibling::*[1]');
    expect(await hasEdge(track)).toBe(true);
    await expect(track).not.toHaveCSS('background-color', chosen);
    await toggle.click({ force: true });
    await expect(toggle).toBeChecked();
    await expect(track).toHaveCSS('background-color', chosen);
  });

  await test.step('a dialog’s edge, a slider’s track, bar and thumb', async () => {
    await main
      .getByRole('button', { name: /^Udnyttelse af/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    expect(await hasEdge(dialog)).toBe(true);
    const thumb = dialog.getByRole('slider');
    await thumb.focus();
    await page.keyboard.press('End');
    await expect(thumb).toHaveCSS('border-top-color', await systemColor(page, 'ButtonText'));
    await expect(thumb).toHaveCSS('outline-color', chosen);
    await expect(dialog.locator('.mantine-Slider-bar')).toHaveCSS('background-color', chosen);
    expect(await hasEdge(dialog.locator('.mantine-Slider-track'), '::before')).toBe(true);
    await dialog.getByRole('button', { name: 'Annuller' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('agreements on the line of time: the active one, what overlaps it, today', async () => {
    await page.goto(`/sponsorships/${club.id}`);
    const line = page.getByRole('list', { name: 'Forløb' });
    const bars = (row: Locator) => row.locator('[aria-hidden] > span');
    // The newest is first: the draft, which begins as the active one does.
    await expect(bars(line.getByRole('listitem').last()).first()).toHaveCSS('background-color', chosen);
    const newest = bars(line.getByRole('listitem').first());
    const overlap = newest.nth(1);
    const [ground, text] = [await systemColor(page, 'Canvas'), await systemColor(page, 'CanvasText')];
    expect(await styleOf(overlap, 'background-image')).toMatch(/gradient/);
    for (const color of [ground, text]) expect(await styleOf(overlap, 'background-image')).toContain(color);
    expect(await styleOf(newest.last(), 'outline-color')).toBe(ground);
    expect(await styleOf(newest.last(), 'outline-style')).toBe('solid');
  });

  await test.step('the current step, and a checkbox that is chosen', async () => {
    await page.goto(`/sponsorships/${club.id}/${approved.id}`);
    const life = page.getByRole('list', { name: 'Aftalens forløb' }).locator('[aria-current="step"]');
    await expect(life.locator('span').first()).toHaveCSS('border-top-color', chosen);
    await page.goto(`/sponsorships/${club.id}/${draft.id}?step=2`);
    const step = page.getByRole('navigation', { name: 'Trin' }).locator('[aria-current="step"]');
    await expect(step.locator('span').first()).toHaveCSS('background-color', chosen);
    const box = main.getByRole('checkbox').first();
    await expect(box).not.toHaveCSS('background-color', chosen);
    await box.check();
    await expect(box).toHaveCSS('background-color', chosen);
  });

  await test.step('the chosen colours of the screen', async () => {
    await page.getByRole('button', { name: /Mette Kjærgaard/ }).click();
    const choice = page.getByRole('radio', { name: 'Automatisk' }).locator('..');
    await expect(choice).toHaveCSS('outline-color', chosen);
    await expect(page.getByRole('radio', { name: 'Lyst' }).locator('..')).not.toHaveCSS('outline-color', chosen);
  });

  await test.step('a chart on the ground that its colours were chosen for', async () => {
    await page.goto('/');
    const canvas = main.locator('canvas').first();
    await canvas.scrollIntoViewIfNeeded();
    await expect(canvas.locator('..')).toHaveCSS('forced-color-adjust', 'none');
    await expect(canvas.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  await test.step('whose tasks are shown, and the menu of one', async () => {
    const whose = page.getByRole('group', { name: 'Vis mine eller alle' });
    await expect(whose.getByRole('button', { pressed: true })).toHaveCSS('outline-color', chosen);
    await expect(whose.getByRole('button', { pressed: false })).toHaveCSS('outline-style', 'none');
    await page.goto('/tasks');
    await page
      .getByRole('button', { name: /^Flere handlinger/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    expect(await hasEdge(page.getByRole('menu'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=menuitem]:focus')).toHaveCSS('background-color', chosen);
    await expect(page.locator('[role=menuitem]:not(:focus)').last()).not.toHaveCSS('background-color', chosen);
  });

  await test.step('the status of a rate, the current tab, and the months', async () => {
    await page.goto('/payments');
    const table = page.getByRole('table', { name: 'Betalinger' });
    expect(await hasEdge(table.getByText('Overskredet', { exact: true }).first())).toBe(true);
    const tabs = page.getByRole('navigation', { name: 'Betalinger' });
    expect(await styleOf(tabs.getByRole('link', { name: /^Rater/ }), 'background-color', '::after')).toBe(chosen);
    // They are folded while it is asked whether the rates of before are paid.
    const months = page.getByRole('button', { name: 'Vis måneder' });
    if (await months.isVisible()) await months.click();
    await expect(main.locator('canvas').locator('..')).toHaveCSS('forced-color-adjust', 'none');
  });
});

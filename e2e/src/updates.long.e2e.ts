import type { Locator, Page } from '@playwright/test';
import { removeRow, textbox } from './support/fields.ts';
import { tabTo } from './support/keyboard.ts';
import { unique } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: admin });

const LIST = '/settings/updates';
const editorOf = (page: Page): Locator => textbox(page, 'Beskrivelse');
const tool = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Formatering' }).getByRole('button', { name });
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect(page.getByText('Opdatering blev gemt!').last()).toBeVisible();
};
/** Moves to the end of the line, and waits until the editor knows: the browser tells it a moment later. */
const toEnd = async (page: Page): Promise<void> => {
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);
};
/** The editor's content, as its text is saved. */
const htmlIn = (editor: Locator): Promise<string> => editor.innerHTML();

test('an update goes the whole way', async ({ page, call, checkAccessibility }) => {
  const title = unique('Ændrede åbningstider');
  const carousel = page.getByRole('region', { name: 'Opdateringer' });
  const slideOf = (name: string) => carousel.getByRole('group', { name: `${name}, ` });
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Opret opdatering' }).click();
  await expect(editorOf(page)).toBeVisible();
  await checkAccessibility('new update');

  await test.step('an empty form says what is missing, and leads there', async () => {
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText(['Titel skal udfyldes', 'Beskrivelse skal udfyldes']);
    await expect(editorOf(page)).toHaveAttribute('aria-invalid', 'true');
    await checkAccessibility('update refused');
    await summary.getByRole('link', { name: 'Beskrivelse skal udfyldes' }).click();
    await expect(editorOf(page)).toBeFocused();
  });

  await test.step('it is written with heading, list, emphasis and link', async () => {
    await textbox(page, 'Titel').fill(title);
    await editorOf(page).focus();
    await tool(page, 'Overskrift').first().click();
    await page.keyboard.type('Fra mandag');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Vi holder ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('åbent');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await tool(page, 'Punktliste').click();
    await page.keyboard.type('Odense');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ærø, se ');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('eksempel.dk');
    await page.keyboard.press('Enter');
    const description =
      '<h3>Fra mandag</h3><p>Vi holder <strong>åbent</strong></p><ul><li><p>Odense</p></li><li><p>Ærø, se <a href="https://eksempel.dk">eksempel.dk</a></p></li></ul>';
    await expect.poll(() => htmlIn(editorOf(page))).toBe(description);
    await save(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/updates\/\d+$/);
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    expect((await call.get(`/api/settings/updates/${id}`)).description).toBe(description);
    await checkAccessibility('update');
  });

  await test.step('the list shows when, finds it and sorts by both columns', async () => {
    await page.goto(LIST);
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(page.getByRole('columnheader', { name: 'Titel' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Oprettet', exact: true }).click();
    await page.getByRole('button', { name: 'Oprettet', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Oprettet' })).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.first()).toContainText(title);
    await expect(rows.first()).toContainText(/\d\d-\d\d-\d{4} \d\d:\d\d:\d\d/);
    await page.getByRole('button', { name: 'Titel', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Titel' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('searchbox').fill(title.toUpperCase());
    await expect(page.getByRole('rowheader')).toHaveText([title]);
    await checkAccessibility('updates');
  });

  await test.step('everyone reads it on the dashboard', async () => {
    await page.goto('/');
    const slide = slideOf(title);
    await expect(slide.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(slide.getByText(/^\d\d-\d\d-\d{4}$/)).toBeVisible();
    await expect(slide.getByRole('heading', { level: 4, name: 'Fra mandag' })).toBeVisible();
    await expect(slide.getByRole('listitem')).toHaveText(['Odense', /^Ærø/]);
    const link = slide.getByRole('link', { name: 'eksempel.dk' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  const renamed = `${title} igen`;
  await test.step('it is edited, and the refresh link shows what it says now', async () => {
    const other = await page.context().newPage();
    await other.goto(`${LIST}?search=${encodeURIComponent(title)}`);
    await other.getByRole('link', { name: title, exact: true }).click();
    await textbox(other, 'Titel').fill(renamed);
    await save(other);
    await other.close();
    await page.getByRole('button', { name: 'Opdatér data' }).click();
    await expect(slideOf(renamed)).toBeVisible();
  });

  await test.step('it is deleted, and gone from the dashboard', async () => {
    await page.goto(`${LIST}?search=${encodeURIComponent(title)}`);
    await removeRow(page, renamed);
    const dialog = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette denne opdatering?' });
    await expect(dialog).toContainText(renamed);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText(`${renamed} blev slettet!`)).toBeVisible();
    await expect(page.getByText('Ingen elementer blev fundet.').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Overblik' }).click();
    await expect(carousel.getByRole('group').first()).toBeVisible();
    await expect(slideOf(renamed)).toHaveCount(0);
  });
});

test('the editor by keyboard', async ({ page, checkAccessibility }) => {
  await page.goto(`${LIST}/create`);
  const editor = editorOf(page);
  await tabTo(editor);
  await page.keyboard.type('Et');

  await test.step('marks, undoes and redoes', async () => {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+i');
    await page.keyboard.press('Control+u');
    await expect.poll(() => htmlIn(editor)).toBe('<p><em><u>Et</u></em></p>');
    await expect(tool(page, 'Kursiv')).toHaveAttribute('aria-pressed', 'true');
    await tool(page, 'Fortryd').click();
    await tool(page, 'Fortryd').click();
    await expect.poll(() => htmlIn(editor)).not.toContain('<u>');
    await tool(page, 'Fjern formatering').click();
  });

  await test.step('a link is a web page or a mail, or is refused with a message', async () => {
    await editor.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
    const address = textbox(page, 'Webadresse eller e-mail');
    await expect(address).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Webadresse eller e-mail skal udfyldes')).toBeVisible();
    await address.fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Skriv en webadresse, f\.eks\./)).toBeVisible();
    await expect(page).toHaveURL(/create$/);
    await checkAccessibility('link dialog');
    await address.fill('mette@eksempel.dk');
    await page.keyboard.press('Enter');
    await expect(editor).toBeFocused();
    await expect(editor.locator('a')).toHaveAttribute('href', 'mailto:mette@eksempel.dk');
    await page.keyboard.press('Control+k');
    await expect(address).toHaveValue('mailto:mette@eksempel.dk');
    await page.keyboard.press('Escape');
    await expect(address).toHaveCount(0);
    await expect(editor).toBeFocused();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('button', { name: 'Fjern link' }).click();
    await expect(editor.locator('a')).toHaveCount(0);
  });

  await test.step('points go in and out, and Tab leaves it', async () => {
    await toEnd(page);
    await tool(page, 'Punktliste').click();
    await expect(tool(page, 'Punktliste')).toHaveAttribute('aria-pressed', 'true');
    await toEnd(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('To');
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await expect.poll(() => htmlIn(editor)).toBe('<ul><li><p>Et</p><ul><li><p>To</p></li></ul></li></ul>');
    await tool(page, 'Ryk punkt ud').click();
    await expect.poll(() => htmlIn(editor)).toBe('<ul><li><p>Et</p></li><li><p>To</p></li></ul>');
    await expect(editor).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(editor).not.toBeFocused();
    await expect.poll(() => htmlIn(editor)).toBe('<ul><li><p>Et</p></li><li><p>To</p></li></ul>');
    await page.keyboard.press('Shift+Tab');
    await expect(editor).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(editor).not.toBeFocused();
  });
});

test('the second of two tabs is told who saved first, and keeps what was typed', async ({
  page,
  context,
  call,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/409 \(Conflict\)/);
  const body = { title: unique('To faner'), description: '<p>Fra begyndelsen</p>' };
  const { id } = await call.post('/api/settings/updates/update', body);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${LIST}/${id}`);
    await expect(editorOf(tab)).toHaveText('Fra begyndelsen');
  }
  await editorOf(other).fill('Den første');
  await save(other);

  await editorOf(page).fill('Den anden');
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Du har selv gemt i et andet vindue' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Du gemte');
  await expect(editorOf(page)).toHaveText('Den anden');
  await checkAccessibility('update in conflict');
  await notice.getByRole('button', { name: 'Hent den nyeste udgave' }).click();
  await expect(editorOf(page)).toHaveText('Den første');
  await editorOf(page).fill('Den tredje');
  await save(page);
  expect((await call.get(`/api/settings/updates/${id}`)).description).toBe('<p>Den tredje</p>');
});

test.describe('a Bruger', () => {
  test.use({ account: user });

  test('gets the error page instead of updates', async ({ page, expectedErrors, checkAccessibility }) => {
    expectedErrors.push(/403 \(Forbidden\)/, /ApiError: Du har ikke adgang til denne side/);
    for (const path of [LIST, `${LIST}/create`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Kun for administratorer' })).toBeVisible();
    }
    await checkAccessibility('updates refused');
  });
});

import type { Locator, Page } from '@playwright/test';
import { statusOf, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf, unique } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';
import { heading } from './support/users.ts';

test.use({ account: admin });

// From the heading of the longest of these pages to its last button.
const MOST_STOPS = 24;
const MOST_ENTRIES = 8;

/** What is wrong with where the focus stands: nobody's, beside the window, under something else, or without a ring. */
const focusFault = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const name = `${element.tagName} "${element.getAttribute('aria-label') ?? element.textContent}"`;
    // A heading is led to by a new page, and shows by standing first on it.
    if (element.getAttribute('tabindex') === '-1') return '';
    // A field of several parts has its ring around them all.
    const around: Element[] = [];
    for (let one: Element | null = element; one && around.length < 5; one = one.parentElement) around.push(one);
    const hasRing = around
      .map((one) => getComputedStyle(one))
      .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0);
    if (!hasRing) return `${name} has no ring`;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isSeen = hit !== null && (element.contains(hit) || hit.contains(element));
    return isSeen ? '' : `${name} is under ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`;
  });

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const expectSeenFocus = (page: Page, where: string) => expect.poll(() => focusFault(page), where).toBe('');

/** Goes by Tab to the target; each stop on the way is one that is seen. */
const goTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await expectSeenFocus(page, `on the way to ${target}`);
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_STOPS} times ${key} did not lead to ${target}`);
};
const press = async (target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await goTo(target, key);
  await target.page().keyboard.press('Enter');
};
const typeInto = async (target: Locator, text: string): Promise<void> => {
  await goTo(target);
  await target.page().keyboard.type(text);
};
/** The page that was just opened has its first stop lead past the menu. */
const skipMenu = async (page: Page): Promise<void> => {
  await page.keyboard.press('Tab');
  await press(page.getByRole('button', { name: 'Gå til indhold' }));
};
/** Finds an option by writing its beginning, and takes it. */
const chooseIn = async (page: Page, label: string, beginning: string): Promise<void> => {
  await typeInto(page.getByRole('combobox', { name: label, exact: true }), beginning);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
};
/** Goes down an open menu to one of its entries, and takes it. */
const choose = async (entry: Locator): Promise<void> => {
  const { keyboard } = entry.page();
  await expect(entry).toBeVisible();
  for (let downs = 0; downs < MOST_ENTRIES && !(await hasFocus(entry)); downs += 1) await keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await expectSeenFocus(entry.page(), 'the menu');
  await keyboard.press('Enter');
};
/** Presses a button that opens the browser's file dialog, and picks a file there. */
const pick = async (button: Locator, file: typeof files.signed): Promise<void> => {
  const dialog = button.page().waitForEvent('filechooser');
  await press(button);
  await (await dialog).setFiles(file);
};

test('a simple agreement from the sponsorship’s page to signed, by keyboard alone', async ({ page, call }) => {
  const keys = page.keyboard;
  const club = await makerOf(call).sponsorship('Tastede Aftaler');
  await page.goto(`/sponsorships/${club.id}`);
  await expect(heading(page, club.name)).toBeVisible();
  await skipMenu(page);
  await press(page.getByRole('region', { name: 'Næste' }).getByRole('link', { name: 'Opret simpel aftale' }));
  await expect(page).toHaveURL(/create-simple/);
  await expectSeenFocus(page, 'the form that was opened');
  await chooseIn(page, 'Kategori', 'Bronzesponsor');
  await typeInto(textbox(page, 'Årligt beløb (kroner)'), '12000');
  await press(page.getByRole('button', { name: 'Godkend aftale' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Godkend aftale' }));
  await expect(statusOf(page)).toContainText('Afventer');
  await expectSeenFocus(page, 'the dialog that closed');
  await pick(page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' }), files.signed);
  await expect(statusOf(page)).toContainText('Aktiv');
  await expectSeenFocus(page, 'the upload');
  expect(await call.get(`/api/sponsorships/${club.id}/active-contract`)).toMatchObject({ sponsorshipAmount: 12_000 });
  await keys.press('Tab');
  await expectSeenFocus(page, 'the next stop');
});

test('a renewal to the saved draft, by keyboard alone', async ({ page, call }) => {
  const keys = page.keyboard;
  const make = makerOf(call);
  const club = await make.sponsorship('Fornyede Taster');
  const old = await make.approved(club);
  await page.goto(`/sponsorships/${club.id}/${old.id}`);
  await expect(statusOf(page)).toContainText('Aktiv');
  await skipMenu(page);
  await press(page.getByRole('button', { name: 'Mere' }));
  const renew = page.getByRole('menuitem', { name: 'Forny' });
  await choose(renew);
  const dialog = page.getByRole('dialog', { name: `Forny aftale ${old.number}` });
  await expect(dialog).toBeVisible();
  await expectSeenFocus(page, 'the dialog');
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expectSeenFocus(page, 'the dialog that was left');
  await expect(page.getByRole('button', { name: 'Mere' })).toBeFocused();

  await keys.press('Enter');
  await choose(renew);
  await expect(dialog).toBeVisible();
  await typeInto(dialog.getByRole('textbox', { name: /^Regulér beløbet med/ }), '5');
  await keys.press('Enter');
  await expect(page).toHaveURL(/step=1$/);
  await expect(page.getByText(`Fornyer aftale ${old.number}`)).toBeVisible();
  await expectSeenFocus(page, 'the draft');
  await typeInto(textbox(page, 'Tidligere aftalenr.'), 'A-17');
  await press(page.getByRole('button', { name: 'Gem kladde' }));
  await expect(page.getByText('Kladden er gemt')).toBeVisible();
  await expectSeenFocus(page, 'the saved draft');
  const [draft] = await call.get(`/api/sponsorships/${club.id}/contracts`);
  expect(draft).toMatchObject({ status: 'Kladde', externalNumber: 'A-17', sponsorshipAmount: 63_000 });
});

test('a small sheet from the file to the imported rows, by keyboard alone', async ({ page, call }) => {
  const [area] = await call.get('/api/sponsorships/user-areas');
  const [category] = await call.get('/api/sponsorships/categories');
  const [responsible] = await call.get(`/api/sponsorships/area-users/${area.id}`);
  const names = [unique('Tastede Rækker'), unique('Fejlede Rækker')];
  const rows = [
    ['Navn', 'Forkortelse', 'Kategori', 'Område', 'Adresse', 'Postnr.', 'By', 'Ansvarlig'],
    [names[0], 'TR', category.name, area.name, 'Havnen 4', '5970', 'Ærøskøbing', responsible.name],
    [names[1], 'FR', 'Kurling på is', area.name, 'Havnen 6', '5970', 'Ærøskøbing', responsible.name],
  ];
  const sheet = Buffer.from(rows.map((row) => row.join(';')).join('\r\n'));
  await page.goto('/import/sponsorships');
  await expect(heading(page, 'Importér sponsorater')).toBeVisible();
  await skipMenu(page);
  await pick(page.getByRole('button', { name: 'Vælg fil' }), {
    name: 'Taster.csv',
    mimeType: 'text/csv',
    buffer: sheet,
  });
  await expect(heading(page, 'Taster.csv')).toBeVisible();
  await expectSeenFocus(page, 'the columns');
  await press(page.getByRole('button', { name: 'Kontrollér rækkerne' }));
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectSeenFocus(page, 'the rows');
  await press(page.getByRole('button', { name: `Spring over: ${names[1]}` }));
  const save = page.getByRole('button', { name: 'Gem 1 række' });
  await expect(save).toBeVisible();
  await expectSeenFocus(page, 'a row that was decided');
  await press(save, 'Shift+Tab');
  await expect(page.getByRole('heading', { name: 'Importen er færdig' })).toBeVisible();
  await expectSeenFocus(page, 'the import that is done');
  await press(page.getByRole('link', { name: 'Se alle sponsorater' }));
  await expect(heading(page, 'Alle sponsorater')).toBeFocused();
});

test('a new user, by keyboard alone', async ({ page, call }) => {
  const keys = page.keyboard;
  const name = unique('Tastede Tove');
  const [area] = await call.get('/api/users/areas');
  await page.goto('/users');
  await expect(heading(page, 'Brugere')).toBeVisible();
  await skipMenu(page);
  await press(page.getByRole('link', { name: 'Opret bruger' }));
  await expect(heading(page, 'Opret bruger')).toBeFocused();
  await typeInto(textbox(page, 'Navn'), name);
  await typeInto(textbox(page, 'E-mail'), `${Math.random().toString(36).slice(2)}@fjordbanken.example`);
  await chooseIn(page, 'Områder', area.name);
  await press(page.getByRole('button', { name: 'Foreslå en adgangskode' }));
  await expectSeenFocus(page, 'a password that was made');
  await expect(textbox(page, 'Adgangskode')).not.toHaveValue('');
  await press(page.getByRole('button', { name: 'Gem', exact: true }));
  await expect(heading(page, name)).toBeVisible();
  await expectSeenFocus(page, 'the user that was made');
  await keys.press('Tab');
  await expectSeenFocus(page, 'the next stop');
});

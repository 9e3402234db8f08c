import type { Page } from '@playwright/test';
import { dayFrom } from './support/days.ts';
import { chooseInRow, scrollsSideways, textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test, user } from './support/test.ts';

test.use({ account: user });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sponsorat' }).getByRole('link', { name, exact: true });

const addContact = async (page: Page, name: string, email: string) => {
  await page.getByRole('button', { name: 'Tilføj kontaktperson' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tilføj kontaktperson' });
  await textbox(dialog, 'Navn').fill(name);
  await textbox(dialog, 'Rolle').fill('Kasserer');
  await textbox(dialog, 'E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Gem' }).click();
  await expect(dialog).toBeHidden();
};

test('a club’s people and notes are in its folder, and the star is in Stamdata', async ({
  page,
  call,
  checkAccessibility,
}) => {
  test.slow();
  const club = await makerOf(call).sponsorship('Mappens Klub');
  const people = region(page, 'Kontaktpersoner');
  const written = region(page, 'Noter');

  await test.step('an empty folder says what belongs into it', async () => {
    await page.goto(`/sponsorships/${club.id}`);
    await tab(page, 'Mappe').click();
    await expect(people).toContainText('Ingen kontaktpersoner endnu');
    await expect(written).toContainText('Ingen noter endnu');
    await checkAccessibility('an empty folder');
    await textbox(written, 'Tekst').focus();
    await expect(written).toContainText('Klubben og personer kan bede om at se det.');
    await expect(textbox(written, 'Tekst')).toHaveAccessibleDescription(/FIL § 117/);
    await checkAccessibility('where a note is written');
  });

  await test.step('a contact is made, and one with a star', async () => {
    await addContact(page, 'Else Bæk', 'else@mappen.example');
    await addContact(page, 'Åge Krogh', 'aage@mappen.example');
    await expect(people.getByRole('listitem')).toContainText(['Else Bæk', 'Åge Krogh']);
    const aage = people.getByRole('listitem').filter({ hasText: 'Åge Krogh' });
    await chooseInRow(aage, 'Gør til primær');
    await expect(people.getByRole('listitem').first()).toContainText(/^Åge Krogh\s*Primær/);
    await chooseInRow(aage, 'Fjern som primær');
    await expect(people.getByText('Primær', { exact: true })).toHaveCount(0);
    await chooseInRow(aage, 'Gør til primær');
    await expect(people.getByText('Primær', { exact: true })).toHaveCount(1);
  });

  await test.step('Stamdata has that one, and can be saved over it', async () => {
    await tab(page, 'Stamdata').click();
    await expect(textbox(page, 'Kontaktperson')).toHaveValue('Åge Krogh');
    await expect(textbox(page, 'E-mail')).toHaveValue('aage@mappen.example');
    await textbox(page, 'Telefon').fill('12 34 56 78');
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page.getByText('Sponsorat blev gemt!')).toBeVisible();
    await tab(page, 'Mappe').click();
    await expect(people.getByRole('link', { name: '12 34 56 78' })).toHaveAttribute('href', 'tel:12345678');
  });

  await test.step('who has left loses the star, and Stamdata the person', async () => {
    await chooseInRow(people.getByRole('listitem').filter({ hasText: 'Åge Krogh' }), 'Ret');
    const dialog = page.getByRole('dialog', { name: 'Ret kontaktperson' });
    await textbox(dialog, 'Ikke længere aktiv fra').fill(dayFrom(0));
    await checkAccessibility('a contact');
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(people.getByRole('listitem').last()).toContainText(`Ikke længere aktiv fra ${dayFrom(0)}`);
    await expect(people.getByText('Primær', { exact: true })).toHaveCount(0);
    expect(await call.get(`/api/sponsorships/${club.id}`)).toMatchObject({ contact: null, contactEmail: null });
  });

  await test.step('a note is written, another pinned above it', async () => {
    const compose = page.getByRole('form', { name: 'Ny note' });
    for (const text of ['De vil have bolde.', 'Formanden går af til foråret.']) {
      await textbox(compose, 'Tekst').fill(text);
      await compose.getByRole('button', { name: 'Gem note' }).click();
      await expect(written.getByRole('listitem').first()).toContainText(text);
      await expect(textbox(compose, 'Tekst')).toHaveValue('');
    }
    const older = written.getByRole('listitem').filter({ hasText: 'De vil have bolde.' });
    await chooseInRow(older, 'Fastgør');
    await expect(written.getByRole('listitem').first()).toContainText('De vil have bolde.');
    await expect(older.getByText('Fastgjort')).toBeVisible();
    await checkAccessibility('a full folder');
  });

  await test.step('a note is put right, and deleted after a question', async () => {
    const first = written.getByRole('listitem').first();
    await chooseInRow(first, 'Ret');
    const dialog = page.getByRole('dialog', { name: 'Ret note' });
    await textbox(dialog, 'Tekst').fill('De vil have nye bolde.');
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(first).toContainText('De vil have nye bolde.');
    await chooseInRow(first, 'Slet');
    const question = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette denne note?' });
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(written.getByRole('listitem')).toHaveCount(1);
    await expect(first).toContainText('Formanden går af til foråret.');
  });

  await test.step('it fits on a phone, whose tab is in sight', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(written.getByRole('listitem')).toHaveCount(1);
    expect(await scrollsSideways(page)).toBe(false);
    await expect(tab(page, 'Mappe')).toBeInViewport({ ratio: 1 });
    await checkAccessibility('a folder on a phone');
  });
});

test('a club’s documents are put into its folder, and each file that does not get there says why', async ({
  page,
  call,
  checkAccessibility,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/ERR_FAILED/);
  const club = await makerOf(call).sponsorship('Papirernes Klub');
  const documents = region(page, 'Dokumenter');
  const pdf = (name: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${name}\n%%EOF`),
  });
  const choose = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    documents.locator('input[type=file]').setInputFiles(files);

  await test.step('several go in at once, with the kind that was chosen', async () => {
    await page.goto(`/sponsorships/${club.id}/folder`);
    await expect(documents).toContainText('Ingen dokumenter endnu');
    await documents.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Vedtægter' }).click();
    await choose(pdf('Vedtægter.pdf'), pdf('Tillæg.pdf'));
    await expect(page.getByText('2 dokumenter ligger nu i mappen!')).toBeVisible();
    await expect(documents.getByRole('listitem')).toContainText([/Tillæg.pdf.*Vedtægter.*PDF/s, 'Vedtægter.pdf']);
    await checkAccessibility('a folder with documents');
  });

  await test.step('what is no document is refused, what the server refuses can be tried again', async () => {
    await page.route('**/documents?*', (route) => route.abort(), { times: 1 });
    await choose({ name: 'klub.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }, pdf('Regnskab.pdf'));
    const uploads = documents.getByRole('list', { name: 'Filer på vej' });
    await expect(uploads.getByRole('alert')).toContainText([
      'klub.gif er hverken PDF',
      'Regnskab.pdf blev ikke uploadet.',
    ]);
    await checkAccessibility('files that did not get there');
    await uploads.getByRole('button', { name: 'Fjern fra listen: klub.gif' }).click();
    await uploads.getByRole('button', { name: 'Prøv igen: Regnskab.pdf' }).click();
    await expect(documents.getByRole('link', { name: /^Hent Regnskab.pdf/ })).toBeVisible();
    await expect(uploads).toHaveCount(0);
  });

  await test.step('one is fetched, renamed and deleted', async () => {
    const download = page.waitForEvent('download');
    await documents.getByRole('link', { name: /^Hent Regnskab.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('Regnskab.pdf');
    await chooseInRow(documents.getByRole('listitem').filter({ hasText: 'Regnskab.pdf' }), 'Ret');
    const dialog = page.getByRole('dialog', { name: 'Ret dokument' });
    await textbox(dialog, 'Titel').fill('Regnskab 2025');
    await checkAccessibility('a document');
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(documents.getByRole('listitem').first()).toContainText('Regnskab 2025');
    await chooseInRow(documents.getByRole('listitem').filter({ hasText: 'Regnskab 2025' }), 'Slet');
    const question = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette dette dokument?' });
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(documents.getByRole('listitem')).toHaveCount(2);
    await expect(documents.getByRole('button', { name: 'Slettede dokumenter' })).toHaveCount(0);
  });

  await test.step('a deletion is taken back from its toast, which says why where it is too late', async () => {
    const toast = page.getByRole('status').filter({ hasText: 'Regnskab 2025 blev slettet!' });
    await checkAccessibility('a toast that can be taken back');
    await toast.getByRole('button', { name: 'Fortryd' }).click();
    await expect(page.getByText('Regnskab 2025 er hentet tilbage i mappen.')).toBeVisible();
    await expect(documents.getByRole('listitem').first()).toContainText('Regnskab 2025');
    await chooseInRow(documents.getByRole('listitem').filter({ hasText: 'Regnskab 2025' }), 'Slet');
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect(documents.getByRole('listitem')).toHaveCount(2);
    await page.route('**/undelete', (route) => route.abort(), { times: 1 });
    await toast.getByRole('button', { name: 'Fortryd' }).click();
    await expect(page.getByRole('alert')).toContainText('Der er ikke forbindelse');
    await page.getByRole('alert').getByRole('button', { name: 'Luk' }).click();
  });

  await test.step('it fits on a phone, where the tabs scroll to the one that is shown', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await expect(documents.getByRole('listitem')).toHaveCount(2);
    expect(await scrollsSideways(page)).toBe(false);
    await expect(tab(page, 'Mappe')).toBeInViewport({ ratio: 1 });
    await tab(page, 'Historik').click();
    await expect(page.getByRole('heading', { level: 2, name: 'Historik' })).toBeVisible();
    await expect(tab(page, 'Historik')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(documents.getByRole('listitem')).toHaveCount(2);
    await checkAccessibility('documents on a phone');
  });
});

test.describe('the archive of a folder', () => {
  test.use({ account: admin });

  test('is where Admins get a deleted document back', async ({ page, call, checkAccessibility, expectedErrors }) => {
    expectedErrors.push(/409 \(Conflict\)/);
    const club = await makerOf(call).sponsorship('Arkivets Klub');
    const documents = region(page, 'Dokumenter');
    await page.goto(`/sponsorships/${club.id}/folder`);
    for (const name of ['Referat.pdf', 'Referat.pdf']) {
      const pdf = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
      await documents.locator('input[type=file]').setInputFiles(pdf);
      await expect(documents.getByRole('button', { name: /^Flere handlinger/ })).toHaveCount(1);
      await chooseInRow(documents, 'Slet');
      await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
      await expect(documents).toContainText('Ingen dokumenter endnu');
    }
    await documents.getByRole('button', { name: 'Slettede dokumenter' }).click();
    const back = documents.getByRole('button', { name: 'Hent tilbage: Referat.pdf' });
    await expect(back).toHaveCount(2);
    await checkAccessibility('an archive');
    await back.first().click();
    await expect(back).toHaveCount(1);
    await expect(documents.getByRole('button', { name: /^Flere handlinger/ })).toHaveCount(1);
    // The toast is of the one that was deleted last, and is back already.
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByRole('alert')).toContainText('Måske er det allerede hentet tilbage.');
    await back.click();
    await expect(back).toHaveCount(0);
    await expect(documents).toContainText('Ingen slettede dokumenter');
  });
});

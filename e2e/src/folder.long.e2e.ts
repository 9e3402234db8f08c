import type { Page } from '@playwright/test';
import { dayFrom } from './support/days.ts';
import { scrollsSideways, textbox } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { expect, test, user } from './support/test.ts';

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
    await expect(written).toContainText('Klubben og personer kan bede om at se det.');
    await expect(textbox(written, 'Tekst')).toHaveAccessibleDescription(/FIL § 117/);
    await checkAccessibility('an empty folder');
  });

  await test.step('a contact is made, and one with a star', async () => {
    await addContact(page, 'Else Bæk', 'else@mappen.example');
    await addContact(page, 'Åge Krogh', 'aage@mappen.example');
    await expect(people.getByRole('listitem')).toContainText(['Else Bæk', 'Åge Krogh']);
    await people.getByRole('button', { name: 'Gør til primær: Åge Krogh' }).click();
    await expect(people.getByRole('listitem').first()).toContainText(/^Åge Krogh\s*Primær/);
    await expect(people.getByRole('button', { name: 'Gør til primær: Åge Krogh' })).toHaveCount(0);
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
    await people.getByRole('button', { name: 'Ret kontaktperson: Åge Krogh' }).click();
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
    await older.getByRole('button', { name: `Fastgør note: Note ${dayFrom(0)}` }).click();
    await expect(written.getByRole('listitem').first()).toContainText('De vil have bolde.');
    await expect(older.getByText('Fastgjort')).toBeVisible();
    await checkAccessibility('a full folder');
  });

  await test.step('a note is put right, and deleted after a question', async () => {
    const first = written.getByRole('listitem').first();
    await first.getByRole('button', { name: /^Ret note/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Ret note' });
    await textbox(dialog, 'Tekst').fill('De vil have nye bolde.');
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(first).toContainText('De vil have nye bolde.');
    await first.getByRole('button', { name: /^Slet note/ }).click();
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

import { tabOf } from './support/agreement.ts';
import { callerOf } from './support/caller.ts';
import { pickFile, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { checkStructure } from './support/structure.ts';
import { admin, expect, logIn, test } from './support/test.ts';

// What a screen reader meets on the way of the main job. Only what must be there is written down: other lines may come.
test('the main job as a screen reader reads it', async ({ page, playwright, app, sessionOf }) => {
  const main = page.getByRole('main');

  await test.step('login', async () => {
    await page.goto('/login');
    await expect(page.getByRole('form')).toMatchAriaSnapshot(`
      - form "Log ind":
        - textbox "E-mail"
        - textbox "Adgangskode"
        - button "Vis adgangskode"
        - checkbox "Husk mig"
        - button "Log ind"
    `);
    await checkStructure(page, 'login');
    await page.getByRole('button', { name: 'Log ind' }).click();
    await expect(textbox(page, 'E-mail')).toBeFocused();
    await expect(textbox(page, 'E-mail')).toHaveAccessibleDescription(/skal udfyldes/);
    await logIn(page);
  });

  const request = await playwright.request.newContext({ storageState: await sessionOf(admin) });
  const call = callerOf(request, app.base);
  const make = makerOf(call);
  const club = await make.sponsorship('Oplæst Boldklub');
  const of = `/sponsorships/${club.id}`;

  await test.step('the frame and the dashboard', async () => {
    await expect(page.getByRole('navigation', { name: 'Hovedmenu' })).toMatchAriaSnapshot(`
      - navigation "Hovedmenu":
        - list:
          - listitem:
            - link "Overblik"
          - listitem:
            - link "Alle sponsorater"
    `);
    await expect(main.getByRole('region', { name: 'Nøgletal' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Seneste sponsorater' })).toBeVisible();
    await checkStructure(page, 'dashboard');
  });

  await test.step('the list: what it can be narrowed by, its rows, and how many there are', async () => {
    await page.goto('/sponsorships');
    await expect(main.getByRole('rowheader').first()).toBeVisible();
    await expect(main.getByRole('search')).toMatchAriaSnapshot(`
      - search:
        - searchbox /Søg/
        - button "Filter"
    `);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect(page.getByRole('menu')).toMatchAriaSnapshot(`
      - menu "Filter":
        - menuitem "Kategori"
        - menuitem "Status"
        - menuitem "Område"
        - menuitem "Ansvarlig"
        - menuitem "Aftale"
    `);
    await page.keyboard.press('Escape');
    await expect(main.getByRole('table')).toMatchAriaSnapshot(`
      - table "Alle sponsorater":
        - rowgroup:
          - row:
            - columnheader "Navn":
              - button "Navn"
            - columnheader "Aktiv sum"
            - columnheader "Status"
    `);
    await expect(main.getByRole('status').filter({ hasText: /^1–10 af \d+$/ })).toHaveCount(1);
    await checkStructure(page, 'list');
    await page.getByRole('searchbox').fill(club.name);
    await expect(main.getByRole('status').filter({ hasText: '1–1 af 1' })).toHaveCount(1);
    await expect(main.getByRole('row').nth(1)).toMatchAriaSnapshot(`
      - row:
        - rowheader:
          - link "${club.name}"
        - cell:
          - link "Rediger ${club.name}"
          - button /^Flere handlinger. ${club.name}$/
    `);
  });

  await test.step('a new sponsorship, and what it lacks', async () => {
    await page.goto('/sponsorships/create');
    await expect(main.getByRole('form')).toMatchAriaSnapshot(`
      - form "Stamdata":
        - region "Klub":
          - heading "Klub" [level=2]
          - textbox "Navn"
          - textbox "Forkortelse"
          - combobox "Kategori"
        - region "Tilknytning":
          - heading "Tilknytning" [level=2]
          - combobox "Område"
          - combobox "Ansvarlig"
    `);
    await checkStructure(page, 'new sponsorship');
    await page.keyboard.press('ControlOrMeta+s');
    const summary = main.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
    await expect(summary).toBeFocused();
    await expect(summary).toMatchAriaSnapshot(`
      - alert:
        - list:
          - listitem:
            - link "Navn skal udfyldes"
    `);
    await expect(textbox(page, 'Navn')).toHaveAttribute('aria-invalid', 'true');
    await expect(textbox(page, 'Navn')).toHaveAccessibleDescription(/Navn skal udfyldes/);
  });

  await test.step('a simple agreement, and the question before it is approved', async () => {
    await page.goto(`${of}/create-simple`);
    await expect(main.getByRole('form')).toMatchAriaSnapshot(`
      - form "Opret simpel aftale":
        - region "Formål og periode":
          - combobox "Kategori"
          - textbox "Startdato"
          - button "Åbn kalender for startdato"
          - textbox "Slutdato"
        - region "Pris og rater":
          - textbox "Årligt beløb (kroner)"
          - group "Rater"
        - button "Godkend aftale"
    `);
    await checkStructure(page, 'simple agreement');
    await textbox(page, 'Årligt beløb (kroner)').fill('9000');
    await expect(main.getByRole('status').filter({ hasText: 'Du har ændringer, der ikke er gemt' })).toHaveCount(1);
  });

  await test.step('an agreement that awaits its signature, and the one that came back', async () => {
    const agreement = await make.awaiting(club);
    await page.goto(`${of}/${agreement.id}`);
    await expect(main.getByRole('heading', { level: 2, name: `Aftale ${agreement.number}` })).toBeVisible();
    await expect(main.getByRole('radiogroup')).toMatchAriaSnapshot(`
      - radiogroup:
        - radio "Bankens egen aftale" [checked]
        - radio "Klubbens egen aftale"
    `);
    const upload = page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' });
    await expect(upload).toHaveAccessibleDescription('PDF, højst 20 MB');
    await checkStructure(page, 'agreement that awaits its signature');
    await tabOf(page, 'Historik').click();
    await expect(main.getByRole('region', { name: 'Historik' })).toBeVisible();
    await checkStructure(page, 'its history');
    await tabOf(page, 'Overblik').click();
    await pickFile(page, upload, files.signed);
    await expect(page.getByRole('status').filter({ hasText: 'Aftale blev uploadet!' })).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'Hent dokument' })).toBeVisible();
    await checkStructure(page, 'approved agreement');
  });

  await test.step('usage: how much of what, changed in a dialog', async () => {
    const other = await make.sponsorship('Oplæst Roklub');
    await make.approvedWith(other, 'Sæsonkort', 10);
    await page.goto(`/sponsorships/${other.id}`);
    const item = main.getByRole('listitem').filter({ hasText: 'Sæsonkort' });
    await expect(item).toMatchAriaSnapshot(`
      - listitem:
        - paragraph: /Sæsonkort til \\S+/
        - text: 0 af 10 kort brugt
        - switch /^Offentlig. Sæsonkort til/
        - button /^Billetter. Sæsonkort til/
        - text: 0 %
        - group /^Udnyttelse af Sæsonkort til/:
          - button /^Én mindre brugt. Sæsonkort til/ [disabled]
          - button /^Én mere brugt. Sæsonkort til/
        - button /^Udnyttelse af Sæsonkort til/
        - button /^Tilføj bevis. Sæsonkort til/
    `);
    await checkStructure(page, 'sponsorship');
    await item.getByRole('button', { name: /^Udnyttelse af/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Udnyttelse Sæsonkort til/ });
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog:
        - form /Udnyttelse af Sæsonkort til/:
          - slider "Brugt"
          - textbox "Brugt (kort)"
          - text: /10 tilbage/
          - status
          - textbox "Note"
          - button "Gem"
        - region "Seneste ændringer"
    `);
    await expect(dialog.getByRole('heading', { level: 2, name: /^Udnyttelse Sæsonkort til/ })).toBeVisible();
    // The page's head is the only banner.
    await expect(page.getByRole('banner', { includeHidden: true })).toHaveCount(1);
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', '0 af 10 kort');
    await dialog.getByRole('slider').focus();
    await page.keyboard.press('End');
    await expect(dialog.getByText('0 tilbage', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('status').filter({ hasText: '10' })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(dialog).toBeHidden();
    await expect(item).toContainText('10 af 10 kort brugt');
  });
  await request.dispose();
});

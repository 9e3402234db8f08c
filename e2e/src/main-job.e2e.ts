import { choose, isCut, pickFile, readFigures, statusOf, textbox } from './support/fields.ts';
import { files } from './support/files.ts';
import { unique } from './support/make.ts';
import { admin, expect, logIn, test } from './support/test.ts';

const CLUB = unique('Ørestads Kajakklub af 1907');
const year = new Date().getFullYear();

test('the main job by mouse, from login to totals', async ({ page, call, checkAccessibility }) => {
  await logIn(page, admin);
  const before = await readFigures(page);
  await checkAccessibility('dashboard');

  await test.step('an empty form is refused and saves nothing', async () => {
    await page.getByRole('link', { name: 'Alle sponsorater' }).first().click();
    await page.getByRole('link', { name: 'Opret sponsorat' }).click();
    await expect(page).toHaveURL(/\/sponsorships\/create$/);
    await expect(page).toHaveTitle('Opret sponsorat – Sponsorat');
    await checkAccessibility('new sponsorship');
    const { Total } = await call.post('/api/sponsorships', {});
    await page.getByRole('button', { name: 'Gem' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Fejl: Opret sponsorat/);
    for (const label of ['Navn', 'Forkortelse', 'Kategori', 'Adresse', 'Postnr.', 'By', 'Område', 'Ansvarlig'])
      await expect(summary.getByRole('link', { name: `${label} skal udfyldes` })).toBeVisible();
    await checkAccessibility('new sponsorship refused');
    await summary.getByRole('link', { name: 'Navn skal udfyldes' }).click();
    await expect(textbox(page, 'Navn')).toBeFocused();
    expect((await call.post('/api/sponsorships', {})).Total).toBe(Total);
  });

  await test.step('a sponsorship with its logo', async () => {
    await textbox(page, 'Navn').fill(`  ${CLUB} `);
    await textbox(page, 'Forkortelse').fill('ØKK');
    await choose(page, 'Kategori', 'Vandsport');
    await textbox(page, 'Adresse').fill('Kajkanten 3');
    await textbox(page, 'Postnr.').fill('5970');
    await expect(textbox(page, 'By')).toHaveValue('Ærøskøbing');
    await choose(page, 'Område', 'Nordjylland');
    await page.getByRole('combobox', { name: 'Ansvarlig' }).click();
    await expect(page.getByRole('option', { name: 'Line Østergård' })).toHaveCount(0);
    await page.getByRole('option', { name: 'Søren Aagaard' }).click();
    await page.getByRole('button', { name: 'Gem' }).click();
    await expect(page.getByRole('status').getByText('Sponsorat blev gemt!')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: CLUB })).toBeVisible();
    await expect(page).toHaveTitle(`${CLUB} – Sponsorat`);
    await checkAccessibility('sponsorship without agreements');
    await pickFile(page, page.getByRole('button', { name: 'Upload logo' }), files.logo);
    await expect(page.getByText('Logo blev uploadet!')).toBeVisible();
  });

  await test.step('step 1: purpose, price, rates and shares', async () => {
    await page.getByRole('navigation', { name: 'Sponsorat' }).getByRole('link', { name: 'Opret aftale' }).click();
    await choose(page, 'Kategori', 'Guldsponsor');
    await textbox(page, 'Startdato').fill(`0101${year}`);
    await textbox(page, 'Slutdato').fill(`31/12-${year + 1}`);
    await page.getByRole('button', { name: 'Åbn kalender for genforhandling' }).click();
    const calendar = page.getByRole('dialog', { name: 'Vælg genforhandling' });
    await calendar.getByRole('button', { name: 'Næste måned' }).click();
    await calendar.getByRole('button', { name: /^15\. / }).click();
    await expect(textbox(page, 'Genforhandling')).toHaveValue(/^15-\d\d-\d{4}$/);
    expect(await isCut(textbox(page, 'Genforhandling'))).toBe(false);
    await textbox(page, 'Årligt beløb (kroner)').fill('64000,5');
    await page.getByRole('button', { name: 'Fordel jævnt' }).click();
    await expect(page.getByText('Ingen forskel')).toBeVisible();
    await expect(textbox(page, 'Beløb, rate 4 (kroner)')).toHaveValue('32.000,25');
    await textbox(page, 'Reklame (procent)').fill('70');
    await textbox(page, 'Billetter (procent)').fill('30');
    await expect(page.getByText('Fuldt fordelt')).toBeVisible();
    await checkAccessibility('wizard, step 1');
    await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
  });

  await test.step('steps 2 to 4: the products of the sections', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Eksponering', exact: true })).toBeFocused();
    const boards = page.getByRole('group', { name: 'Bander på ØKK’s bane' });
    await boards.getByRole('textbox', { name: /Antal bander/ }).fill('8');
    await expect(boards.getByRole('img', { name: 'Med i aftalen' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '1 valgt' })).toBeVisible();
    await checkAccessibility('wizard, step 2');
    await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Hospitality', exact: true })).toBeFocused();
    const tickets = page.getByRole('group', { name: 'Billetter til ØKK’s hjemmekampe' });
    await tickets.getByRole('textbox', { name: /Antal billetter/ }).fill('20');
    await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Aktivering', exact: true })).toBeFocused();
    const school = page.getByRole('group', { name: 'Fjordbankens sommerskole hos ØKK' });
    await expect(school.getByRole('textbox')).toHaveCount(0);
    await school.getByRole('checkbox').check();
    await school.getByRole('textbox', { name: /Antal dage/ }).fill('5');
    await textbox(page, 'Særlige aftaler').fill('Banken åbner sæsonen.');
    await page.getByRole('button', { name: 'Gem og fortsæt' }).click();
  });

  await test.step('the whole agreement is read, and approved', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Godkendelse', exact: true })).toBeFocused();
    await expect(page.getByText('128.001,00 kr.').or(page.getByText('128.001 kr.')).first()).toBeVisible();
    await expect(page.getByText('Banken åbner sæsonen.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ret Hospitality' })).toBeVisible();
    await checkAccessibility('wizard, last step');
    await page.getByRole('button', { name: 'Godkend aftale' }).click();
    const dialog = page.getByRole('dialog', { name: 'Godkend aftale?' });
    await checkAccessibility('approval dialog');
    await dialog.getByRole('button', { name: 'Godkend aftale' }).click();
    await expect(statusOf(page)).toContainText('Afventer');
    await checkAccessibility('agreement that awaits its signature');
  });

  const number = (await page.getByRole('heading', { name: /^Aftale \d/ }).textContent())?.replace('Aftale ', '') ?? '';
  await test.step('its PDF is fetched, and the signed copy uploaded', async () => {
    const pdf = await page.getByRole('link', { name: 'Hent PDF' }).getAttribute('href');
    const bytes = await call.bytes(String(pdf));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5000);
    await pickFile(page, page.getByRole('button', { name: 'Vælg fil: Underskrevet aftale' }), files.signed);
    await expect(page.getByText('Aftale blev uploadet!')).toBeVisible();
    const heading = page.getByRole('heading', { name: `Aftale ${number}` });
    await expect(heading.locator('..')).toHaveText(`Aftale ${number}GodkendtAktiv`);
    await checkAccessibility('approved agreement');
  });

  await test.step('usage is written down', async () => {
    await page.getByRole('link', { name: 'Oversigt' }).click();
    const item = page.getByRole('listitem').filter({ hasText: 'Bander på ØKK’s bane' });
    await expect(item).toContainText('0 af 8 stk. brugt');
    await checkAccessibility('sponsorship with an agreement');
    await item.getByRole('button', { name: /^Udnyttelse af/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Udnyttelse/ });
    const history = dialog.getByRole('region', { name: 'Seneste ændringer' });
    await expect(history.getByText('Ingen elementer blev fundet.')).toBeVisible();
    await expect(history.getByText('Der er ikke gemt noget endnu.')).toBeVisible();
    await dialog.getByRole('slider').hover();
    await page.mouse.down();
    await page.mouse.move(1400, 450, { steps: 4 });
    await page.mouse.up();
    await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuenow', '8');
    await dialog.getByRole('textbox', { name: /^Brugt/ }).fill('6');
    await dialog.getByLabel('Note').fill('Hængt op før premieren');
    await checkAccessibility('usage dialog');
    await dialog.getByRole('button', { name: 'Gem' }).click();
    await expect(dialog).toBeHidden();
    await expect(item).toContainText('6 af 8 stk. brugt');
    await expect(item).toContainText('75 %');
    await item.getByRole('button', { name: /^Udnyttelse af/ }).click();
    await expect(dialog.getByText('Fra 0 til 6')).toBeAttached();
    await expect(history.getByRole('listitem')).toContainText('Mette Kjærgaard, lige nu');
    await expect(history.getByText('Hængt op før premieren')).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuller' }).click();
  });

  await test.step('the dashboard counts it, and the list finds it by its number', async () => {
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Overblik' }).click();
    const { sum, count, big, tickets } = before;
    await expect
      .poll(() => readFigures(page))
      .toEqual({ sum: sum + 64_000.5, count: count + 1, big: big + 1, tickets: tickets + 1 });
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Alle sponsorater' }).click();
    await page.getByRole('searchbox').fill(number);
    const row = page.getByRole('row').filter({ hasText: CLUB });
    await expect(row).toContainText('64.000,50 kr.');
    await expect(row).toContainText('Aktiv');
    await expect(page.getByText('1–1 af 1')).toBeVisible();
    await row.getByRole('link', { name: CLUB, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: CLUB })).toBeVisible();
  });
});

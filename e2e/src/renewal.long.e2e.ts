import { makerOf } from './support/make.ts';
import { openSearch, searchField, searchOption } from './support/search.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const year = new Date().getFullYear();
const lasts = { startDate: `${year - 1}-01-01`, endDate: `${year}-12-31`, sponsorshipAmount: 185_000 };

test('what is renewed already leads to its renewal, from the search and from its address', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Søgningens Fornyelse');
  const old = await make.approved(club, lasts);
  await page.goto(`/sponsorships/${club.id}`);
  await page.getByRole('button', { name: `Handlinger for aftale ${old.number}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Forny', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await openSearch(page);
  // A club without a signed agreement has none to renew.
  const bare = await make.sponsorship('Søgningens Nye');
  await make.draft(bare);
  await page.keyboard.type(`forny ${bare.name}`);
  await expect(searchOption(page, `Opret simpel aftale for ${bare.name}`)).toBeVisible();
  await expect(searchOption(page, `Forny aftale for ${bare.name}`)).toBeHidden();
  await searchField(page).fill(`forny ${club.name}`);
  await searchOption(page, `Forny aftale for ${club.name}`).click();
  const dialog = page.getByRole('dialog', { name: `Forny aftale ${old.number}` });
  await dialog.getByRole('textbox', { name: /^Regulér beløbet med/ }).fill('4');
  await expect(dialog).toContainText('185.000 → 192.400 kr. (+4,0 %)');
  await dialog.getByRole('textbox', { name: /^Regulér beløbet med/ }).fill('mange');
  await expect(dialog.getByRole('definition')).toHaveText('185.000 → –');
  await dialog.getByRole('textbox', { name: /^Regulér beløbet med/ }).fill('4');
  // The new period is typed: it begins two weeks before the old one ends.
  await dialog.getByRole('textbox', { name: 'Ny periode' }).fill(`18-12-${year} – 31-12-${year + 1}`);
  await expect(dialog).toContainText('De to aftaler overlapper 14 dage; den nyeste gælder.');
  await dialog.getByRole('button', { name: 'Annuller' }).click();
  await expect(dialog).toBeHidden();
  expect(await call.get(`/api/sponsorships/${club.id}/contracts`)).toHaveLength(1);

  const draft = await call.post(`/api/sponsorships/${club.id}/renew`, { id: old.id });
  // From another page: the one of the club does not know of it yet.
  await page.goto('/');
  await page.goto(`/sponsorships/${club.id}#forny`);
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/${draft.id}`));
});

test('what somebody else renews meanwhile leads to their draft', async ({ page, call, expectedErrors }) => {
  expectedErrors.push(/409 \(Conflict\)/);
  const make = makerOf(call);
  const club = await make.sponsorship('To Om Fornyelsen');
  const old = await make.approved(club, lasts);
  await page.goto(`/sponsorships/${club.id}/${old.id}`);
  await page.getByRole('button', { name: 'Forny', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Forny aftale ${old.number}` });
  await expect(dialog).toBeVisible();
  const draft = await call.post(`/api/sponsorships/${club.id}/renew`, { id: old.id });
  await dialog.getByRole('button', { name: 'Opret kladde' }).click();
  await expect(page).toHaveURL(new RegExp(`/sponsorships/${club.id}/${draft.id}`));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Aftalen er allerede fornyet. Her er fornyelsen.')).toBeVisible();
});

test('the last period is evaluated beside its renewal', async ({ page, call, expectedErrors, checkAccessibility }) => {
  expectedErrors.push(/409 \(Conflict\)/);
  const make = makerOf(call);
  const club = await make.sponsorship('Evalueringens Venner');
  const old = await make.approvedWith(club, 'Sæsonkort', 10);
  const draft = await call.post(`/api/sponsorships/${club.id}/renew`, { id: old.id });
  await page.goto(`/sponsorships/${club.id}/${draft.id}?step=1`);
  const outcome = page.getByRole('region', { name: `Grundlag: aftale ${old.number}` });
  await page.getByRole('button', { name: 'Vis grundlag' }).click();
  await expect(outcome).toContainText(/0 af 10 .*brugt/);
  await outcome.getByRole('button', { name: 'Evaluér' }).click();
  const dialog = page.getByRole('dialog', { name: `Evaluér aftale ${old.number}` });
  await dialog.getByRole('radiogroup', { name: 'Levering' }).getByText('5', { exact: true }).click();
  await expect(dialog.getByText('Fremragende', { exact: true })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Anbefaling' }).fill('fortsæt');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Begrundelse' }).fill('Klubben leverede alt');
  await checkAccessibility('the evaluation dialog');
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(outcome).toContainText('Klubben leverede alt');
  await expect(outcome).toContainText('5 af 5');
  expect(await call.get(`/api/sponsorships/contracts/${old.id}/evaluation`)).toMatchObject({
    delivery: 5,
    exposure: null,
    recommendation: 'Fortsæt',
    text: 'Klubben leverede alt',
  });
  // It stands on the agreement's own page, too.
  await page.goto(`/sponsorships/${club.id}/${old.id}`);
  await expect(page.getByRole('region', { name: 'Evaluering' })).toContainText('Klubben leverede alt');

  await test.step('who says it at the same time as another keeps what was typed, or takes theirs', async () => {
    const path = `/api/sponsorships/contracts/${old.id}/evaluation`;
    await page.getByRole('button', { name: 'Ret evaluering' }).click();
    await dialog.getByRole('textbox', { name: 'Begrundelse' }).fill('Klubben leverede næsten alt');
    await call.post(path, { ...(await call.get(path)), text: 'Vi følges ad' });
    await dialog.getByRole('button', { name: 'Gem', exact: true }).click();
    await dialog.getByRole('button', { name: 'Behold mine ændringer' }).click();
    await dialog.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await call.get(path)).toMatchObject({ text: 'Klubben leverede næsten alt', delivery: 5 });
  });
});

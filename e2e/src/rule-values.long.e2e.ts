import { dayFrom } from './support/days.ts';
import { textbox } from './support/fields.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('an Admin sets from which day on a figure holds, and takes back what has not come yet', async ({
  page,
  expectedErrors,
  checkAccessibility,
}) => {
  expectedErrors.push(/422 \(/);
  const today = dayFrom(0);
  const later = dayFrom(40);
  const rule = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Rater, der forfalder' }) });
  const figure = rule.getByRole('button', { name: /, ny værdi fra … for / });
  const form = rule.getByRole('form', { name: /^Ny værdi fra/ });
  const set = async (value: string, day: string, note: string) => {
    await figure.click();
    await textbox(form, 'Værdi (dage)').fill(value);
    await textbox(form, 'Gælder fra').fill(day);
    await textbox(form, 'Note').fill(note);
    await form.getByRole('button', { name: 'Gem' }).click();
  };

  await test.step('it stands in the menu and in the search', async () => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('button', { name: 'Indstillinger' }).click();
    await page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Regler og grænser' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Regler og grænser' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Søg efter/ }).fill('regler');
    await page.getByRole('option', { name: /^Regler og grænser/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Opgaver' })).toBeVisible();
    await expect(rule).toContainText('bliver en opgave og får status Forfalder 14 dage før den forfalder.');
    await expect(page.getByRole('region', { name: 'Opgaver' }).getByText('Kilde: Sponsorats forslag')).toHaveCount(1);
    const tax = page.getByRole('region', { name: 'Skat og moms' });
    await expect(tax.getByText('Kontrollér med bankens skatteafdeling')).toHaveCount(1);
    await expect(tax.getByRole('link', { name: 'Den juridiske vejledning C.A.5.1.4' })).toBeVisible();
    await checkAccessibility('rules');
  });

  await test.step('what is not allowed is refused at its field', async () => {
    await set('91', today, '');
    await expect(form.getByText(/^(Fejl: )?Værdi skal være mellem 0 og 90/).first()).toBeVisible();
    await checkAccessibility('a value refused');
    await textbox(form, 'Værdi (dage)').fill('20');
    await textbox(form, 'Gælder fra').fill(dayFrom(-1));
    await form.getByRole('button', { name: 'Gem' }).click();
    await expect(form.getByText('Gælder fra kan tidligst være i dag').first()).toBeVisible();
    await form.getByRole('button', { name: 'Annuller' }).click();
    await expect(form).toBeHidden();
    await expect(figure).toBeFocused();
  });

  await test.step('what the server fails at is said in the form alone', async () => {
    expectedErrors.push(/500 \(/);
    await page.route('**/api/settings/rules/update', (route) =>
      route.fulfill({ status: 500, json: { error: 'Noget gik galt', message: 'Prøv igen.' } }),
    );
    await set('20', today, '');
    await expect(form.getByText('Noget gik galt')).toBeVisible();
    await expect(page.getByText('Noget gik galt')).toHaveCount(1);
    await page.unroute('**/api/settings/rules/update');
    await form.getByRole('button', { name: 'Annuller' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('a value from today on holds at once', async () => {
    await set('21', today, 'Besluttet af direktionen');
    await expect(page.getByRole('status').getByText('Den nye værdi blev gemt!')).toBeVisible();
    await expect(rule).toContainText('21 dage');
    await expect(rule).toContainText(`Siden ${today}`);
  });

  await test.step('one of a later day is told of, and can be taken back', async () => {
    await set('30', later, '');
    await expect(rule).toContainText(`Bliver 30 dage den ${later}`);
    await rule.getByRole('button', { name: 'Historik (3)' }).click();
    await expect(rule.getByRole('listitem')).toHaveText([
      /30 dage.*Kommende/,
      /21 dageGælder nu.*Besluttet af direktionen/,
      /14 dage.*Standard/,
    ]);
    await expect(rule.getByRole('button', { name: /^Slet/ })).toHaveCount(1);
    await checkAccessibility('a history of values');
    await rule.getByRole('button', { name: `Slet 30 dage fra ${later}` }).click();
    const question = page.getByRole('dialog', { name: 'Er du sikker på at du vil slette denne værdi?' });
    await question.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('status').getByText('Værdien blev slettet!')).toBeVisible();
    await expect(rule.getByRole('listitem')).toHaveCount(2);
    await expect(rule).not.toContainText('Bliver 30 dage');
  });

  await test.step('a second value of the same day takes the place of the first', async () => {
    await figure.click();
    await expect(form.getByText('Erstatter 21 dage fra samme dag')).toBeVisible();
    await textbox(form, 'Værdi (dage)').fill('14');
    await page.keyboard.press('Enter');
    await expect(rule.getByRole('listitem')).toHaveText([/14 dageGælder nu/, /14 dage.*Standard/]);
  });
});

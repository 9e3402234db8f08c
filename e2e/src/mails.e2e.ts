import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('an Admin sees what would be sent, though no mail server is set up', async ({
  page,
  expectedErrors,
  checkAccessibility,
}) => {
  await page.goto('/settings/mails');
  await expect(page.getByText('Der sendes ingen e-mail')).toBeVisible();
  await page.getByRole('button', { name: 'Send prøve' }).first().click();
  const form = page.getByRole('dialog', { name: 'Send en prøve' });
  await expect(form.getByRole('textbox', { name: 'Modtager' })).toHaveValue('admin@demo.dk');
  await form.getByRole('textbox', { name: 'Modtager' }).fill('formand');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByRole('link', { name: 'Modtager skal være en gyldig e-mail' })).toBeVisible();
  await form.getByRole('textbox', { name: 'Modtager' }).fill('formand@klub.dk');
  await form.getByRole('button', { name: 'Send', exact: true }).click();

  const row = page.getByRole('row', { name: /formand@klub\.dk/ });
  await expect(row).toContainText('Slået fra');
  await checkAccessibility('the outbox', page);
  await row.getByRole('button', { name: 'Prøve fra Sponsorat', exact: true }).click();
  const mail = page.getByRole('dialog', { name: 'Prøve fra Sponsorat' });
  const shown = mail.frameLocator('iframe');
  await expect(shown.getByRole('heading', { name: 'Prøve fra Sponsorat' })).toBeVisible();
  await expect(shown.getByText('Mette Kjærgaard har sendt denne prøve')).toBeVisible();
  await checkAccessibility('a mail as it looks', page);
  await mail.getByRole('button', { name: 'Luk' }).click();
  await expect(mail).toBeHidden();

  expectedErrors.push(/409 \(Conflict\)/);
  await row.getByRole('button', { name: /^Handlinger for/ }).click();
  await page.getByRole('menuitem', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Der sendes ingen e-mail fra denne installation')).toBeVisible();
});

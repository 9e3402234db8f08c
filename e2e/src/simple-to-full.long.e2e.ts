import { chooseMore } from './support/agreement.ts';
import { type Agreement, makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('a simple agreement becomes a full one, and an agreement with payments says at once that it stays', async ({
  page,
  call,
  checkAccessibility,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Arkivets Venner');
  const { id } = await make.simpleDraft(club, { externalNumber: '2019/17' });
  const simple: Agreement = await call.post(`/api/sponsorships/${club.id}/confirm-simple`, { id });
  const dialog = page.getByRole('dialog');
  const get = (id: number) => call.get(`/api/sponsorships/contracts/${id}`);

  await test.step('from its page it is a draft again, in the wizard', async () => {
    await page.goto(`/sponsorships/${club.id}/${simple.id}`);
    await expect(page.getByText('Tidligere aftalenr. 2019/17')).toBeVisible();
    await chooseMore(page, 'Lav til fuld aftale');
    await expect(dialog).toContainText('Aftalen bliver en kladde igen og er ikke længere låst');
    await dialog.getByRole('button', { name: 'Lav til fuld aftale' }).click();
    await expect(page.getByText('Aftalen er nu en fuld aftale')).toBeVisible();
    await expect(page.getByLabel('Tidligere aftalenr.')).toHaveValue('2019/17');
    expect(await get(simple.id)).toMatchObject({ simple: false, status: 'Kladde' });
  });

  await test.step('and back, while nothing is lost', async () => {
    await page.getByRole('button', { name: 'Lav til simpel aftale' }).click();
    await dialog.getByRole('button', { name: 'Lav til simpel aftale' }).click();
    await expect(page.getByText('Aftalen er nu en simpel aftale')).toBeVisible();
    await checkAccessibility('simple draft');
    expect((await get(simple.id)).simple).toBe(true);
  });

  await test.step('from its draft with what has just been written', async () => {
    await page.getByLabel('Særlige aftaler').fill('To arrangementer');
    await page.getByRole('button', { name: 'Lav til fuld aftale' }).click();
    await expect(page.getByRole('button', { name: 'Lav til simpel aftale' })).toBeVisible();
    expect(await get(simple.id)).toMatchObject({ simple: false, specialAgreements: 'To arrangementer' });
  });

  await test.step('Slet aftale names the payments instead of asking', async () => {
    const rates = [{ amount: 10_000, dueDate: '2026-02-01' }];
    const paid = await make.approved(club, { rates });
    const [rate] = (await get(paid.id)).rates;
    await call.post('/api/payments/update', {
      contractId: paid.id,
      rateId: rate.id,
      amount: 10_000,
      paidOn: '2026-02-01',
    });
    await page.goto(`/sponsorships/${club.id}/${paid.id}`);
    await chooseMore(page, 'Slet aftale');
    await expect(dialog).toContainText('kan ikke slettes');
    await expect(dialog).toContainText(`Betaling på ${paid.number}`);
    await expect(dialog.getByRole('button', { name: 'OK' })).toHaveCount(0);
  });
});

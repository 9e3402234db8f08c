import { statusOf } from './support/fields.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const year = new Date().getFullYear();

test('the last step reads as the PDF does, says what is lacking, and keeps Godkend in view', async ({
  page,
  call,
  checkAccessibility,
  expectedErrors,
}) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Sidste Trins Klub');
  const earlier = await make.approved(club);
  const approve = page.getByRole('button', { name: 'Godkend aftale' });
  const draft = await make.draft(club, {
    startDate: `${year}-01-01`,
    valueOfTickets: 60,
    specialAgreements: 'Et arrangement om året.\n'.repeat(60),
    rates: [{ amount: 1000, dueDate: `${year}-02-01` }],
  });

  await test.step('its parts are under the headings of the PDF, the empty ones too, each with Ret', async () => {
    await page.goto(`/sponsorships/${club.id}/${draft.id}?step=5`);
    await expect(page.getByRole('heading', { level: 2, name: 'Sponsoraftale' })).toBeVisible();
    const headings = ['Aftale og periode', 'Pris og betaling', 'Eksponering', 'Hospitality', 'Aktivering'];
    const parts = [...headings, 'Prisandele', 'Eksklusivitet', 'Særlige aftaler'];
    await expect(page.getByRole('link', { name: /^Ret / })).toHaveText(['Ret', ...parts.map(() => 'Ret')]);
    const shown = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(shown.slice(-parts.length)).toEqual(parts);
    for (const part of parts) await expect(page.getByRole('link', { name: `Ret ${part}`, exact: true })).toBeVisible();
  });

  await test.step('what may not be meant is said before it is approved, and leads to its step', async () => {
    const notice = page.getByRole('note').filter({ hasText: 'Værd at se på, før du godkender' });
    await expect(notice.getByRole('link')).toHaveText([
      `Perioden overlapper aftale ${earlier.number}`,
      'Raterne giver mindre, end aftalen koster',
      'Prisandelene er 60 % i alt',
      'Ingen produkter er valgt',
    ]);
    await checkAccessibility('the last step with remarks');
    await notice.getByRole('link', { name: 'Ingen produkter er valgt' }).click();
    await expect(page).toHaveURL(/step=2$/);
    await page.goBack();
  });

  for (const [width, height] of [
    [1400, 900],
    [360, 740],
  ] as const)
    await test.step(`Godkend is in view at ${width}, at the top and at the end`, async () => {
      await page.setViewportSize({ width, height });
      await page.reload();
      await expect(approve).toBeInViewport({ ratio: 1 });
      await page.getByText('Et arrangement om året.').scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 4000);
      await expect(approve).toBeInViewport({ ratio: 1 });
    });

  await test.step('what could not be read cannot be approved', async () => {
    expectedErrors.push(/ERR_FAILED .*\/terms/);
    await page.route('**/terms', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { name: 'Prøv igen' })).toBeVisible();
    await expect(approve).toHaveCount(0);
    await page.unroute('**/terms');
    await page.getByRole('main').getByRole('button', { name: 'Prøv igen' }).click();
    await expect(approve).toBeVisible();
  });

  await test.step('what is lacking is said before anybody tries, and nothing is asked', async () => {
    await page.setViewportSize({ width: 1400, height: 900 });
    const lacking = await make.draft(club, { category: null, sponsorshipAmount: null });
    await page.goto(`/sponsorships/${club.id}/${lacking.id}?step=5`);
    const notice = page.getByRole('alert').filter({ hasText: 'Udfyld det, der mangler, før aftalen kan godkendes' });
    await expect(notice.getByRole('link')).toHaveText(['Kategori skal udfyldes', 'Årligt beløb skal udfyldes']);
    // The address has led here past four steps, of which none is filled in.
    const steps = page.getByRole('navigation', { name: 'Trin' });
    await expect(steps.getByText('(udført)')).toHaveCount(0);
    await approve.click();
    await expect(notice).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(statusOf(page)).toContainText('Kladde');
  });
});

test('a comparison that fails leaves the renewal to be read and approved', async ({ page, call, expectedErrors }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Sammenlignede Klub');
  const earlier = await make.approved(club);
  const renewal = await call.post(`/api/sponsorships/${club.id}/renew`, { id: earlier.id });
  expectedErrors.push(/500 .*\/compare\//);
  const failure = { error: 'Noget gik galt', message: 'Prøv igen.' };
  await page.route('**/compare/*', (route) => route.fulfill({ status: 500, json: failure }));
  await page.goto(`/sponsorships/${club.id}/${renewal.id}?step=5`);
  const comparison = page.getByRole('region', { name: `Sammenlign med aftale ${earlier.number}` });
  await expect(comparison.getByRole('alert')).toContainText('Noget gik galt');
  await expect(page.getByRole('heading', { level: 2, name: 'Sponsoraftale' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Godkend aftale' })).toBeVisible();

  await page.unroute('**/compare/*');
  await comparison.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(comparison.getByText(/^Årligt beløb/).first()).toBeVisible();
  await expect(comparison.getByRole('alert')).toHaveCount(0);
});

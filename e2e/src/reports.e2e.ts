import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

test('an Admin sees the year in figures, fetches it, keeps it, and goes on to what is for økonomi', async ({
  page,
  checkAccessibility,
}) => {
  const year = new Date().getFullYear();
  await page.goto('/');
  await page.getByRole('link', { name: 'Rapporter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Året i tal ${year}` })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Støttede klubber/ })).toBeVisible();
  await checkAccessibility('the year in figures');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent som Excel' }).click();
  expect((await coming).suggestedFilename()).toMatch(new RegExp(`^Året i tal ${year} .*\\.xlsx$`));
  await page.getByRole('button', { name: 'Gem rapporten' }).click();
  // The demo's was kept before agreements changed: what has changed since would not be shown any more.
  const question = page.getByRole('dialog', { name: 'Sammenlign fra i dag i stedet?' });
  await expect(question).toContainText('Den gamle bliver liggende under Gemte rapporter.');
  await question.getByRole('button', { name: 'Gem rapporten' }).click();
  await expect(page.getByText(`Året i tal ${year} blev gemt!`)).toBeVisible();
  await expect(page.getByText(/^Ingen aftales beløb er ændret, siden rapporten blev gemt/)).toBeVisible();
  await page.getByRole('button', { name: `Vis ${year - 1}` }).click();
  await expect(page).toHaveURL(new RegExp(`year=${year - 1}`));
  const accrued = page.getByRole('link', { name: 'Kroner i perioden' });
  await expect(accrued).toHaveAttribute('href', new RegExp(`year=${year - 1}`));
  await accrued.click();
  await expect(page.getByRole('dialog', { name: new RegExp(`^Bundet i ${year - 1}`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Rapporter' }).getByRole('link', { name: 'Til økonomi' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Periodisering' })).toBeVisible();
  await checkAccessibility('what is for økonomi');
  for (const typed of ['date=hest', 'date=2026-02-31', 'area=alle']) {
    await page.goto(`/reports/accounts?${typed}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Periodisering' })).toBeVisible();
  }
  await page.goto('/reports/tax?year=abc&warning=hest');
  await expect(page.getByRole('heading', { level: 1, name: `Moms og fradrag ${year}` })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('on a phone what is for økonomi lists its parts and folds their rows, and on paper it is whole', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/reports/accounts');
  const posting = page.getByRole('region', { name: 'Bogføring', exact: true });
  const area = posting.getByRole('rowheader', { name: 'Nordjylland' });
  await expect(posting.getByRole('rowheader', { name: 'I alt' })).toBeVisible();
  await expect(area).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000);
  await checkAccessibility('what is for økonomi on a phone');

  const opener = posting.getByRole('button', { name: /^\d+ rækker$/ });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(area).toBeVisible();
  await opener.click();
  await expect(area).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(area).toBeVisible();
  await expect(opener).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const parts = page.getByRole('navigation', { name: 'Rapportens dele' });
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual(expect.arrayContaining(await parts.getByRole('link').allTextContents()));
  for (const name of ['Periodisering', 'Bemærk']) {
    await parts.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport({ ratio: 1 });
  }
});

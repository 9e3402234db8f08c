import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { filterBy } from './support/fields.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const fetched = async (page: Page, format: string): Promise<{ name: string; bytes: Buffer }> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Hent', exact: true }).click();
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

test('a list is fetched as it is filtered, as Excel and as CSV', async ({
  page,
  checkAccessibility,
  expectedErrors,
}) => {
  await page.goto('/sponsorships');
  const shown = page.getByRole('status').filter({ hasText: /^\d+–\d+ af \d+$/ });
  const ofAll = String(await shown.textContent());
  await filterBy(page, 'Område', 'Nordjylland');
  // The address changes at once; the rows of before stay until those of the filter have come.
  await expect(page).toHaveURL(/area=/);
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
  await expect(shown).not.toHaveText(ofAll);
  const total = Number(/af (\d+)$/.exec(String(await shown.textContent()))?.[1]);

  await test.step('the menu says what the file will hold', async () => {
    await page.getByRole('button', { name: 'Hent', exact: true }).click();
    await expect(page.getByText(`${total} rækker, filtreret på Område: Nordjylland`)).toBeVisible();
    await checkAccessibility('download');
    await page.keyboard.press('Escape');
  });

  await test.step('CSV has every row of the filter', async () => {
    const { name, bytes } = await fetched(page, 'CSV');
    expect(name).toMatch(/^Sponsorater \d{4}-\d{2}-\d{2}\.csv$/);
    const lines = bytes.toString().split('\r\n');
    expect(lines[0]).toMatch(/^\u{FEFF}Id;Navn;/u);
    expect(lines.at(-2)).toBe(`I alt ${total} rækker`);
    expect(lines).toHaveLength(total + 3);
    for (const line of lines.slice(1, -2)) expect(line).toContain(';Nordjylland;');
  });

  await test.step('Excel is a workbook', async () => {
    const { name, bytes } = await fetched(page, 'Excel');
    expect(name).toMatch(/^Sponsorater \d{4}-\d{2}-\d{2}\.xlsx$/);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('a refusal is said, and the button is there to try again', async () => {
    expectedErrors.push(/422.*api\/export/);
    await page.route('**/api/export/**', (route) =>
      route.fulfill({ status: 422, json: { error: 'Ugyldige oplysninger', message: 'Vælg et filter.' } }),
    );
    await page.getByRole('button', { name: 'Hent', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Vælg et filter.');
    await expect(page.getByRole('button', { name: 'Hent', exact: true })).not.toHaveAttribute('aria-busy');
  });
});

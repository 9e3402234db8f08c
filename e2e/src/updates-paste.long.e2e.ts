import type { Locator, Page } from '@playwright/test';
import { pasteHtml, pastes } from './support/clipboard.ts';
import { textbox } from './support/fields.ts';
import { unique } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const LIST = '/settings/updates';
const editorOf = (page: Page): Locator => textbox(page, 'Beskrivelse');
const htmlIn = (editor: Locator): Promise<string> => editor.innerHTML();

for (const [from, { html, clean }] of Object.entries(pastes)) {
  test(`what is pasted from ${from} comes out clean, and is saved as it is seen`, async ({ page, call }) => {
    await page.goto(`${LIST}/create`);
    await textbox(page, 'Titel').fill(unique('Indsat'));
    await pasteHtml(editorOf(page), html);
    await expect.poll(() => htmlIn(editorOf(page))).toBe(clean);
    await page.getByRole('button', { name: 'Gem', exact: true }).click();
    await expect(page).toHaveURL(/\/settings\/updates\/\d+$/);
    const { id, description } = await call.get(`/api/settings/updates/${/\d+$/.exec(page.url())?.[0]}`);
    expect(description).toBe(clean);
    await expect.poll(() => htmlIn(editorOf(page))).toBe(clean);
    // The server reads a program's HTML as the editor does, but for the levels of headings and paragraphs in points.
    const sent = await call.post('/api/settings/updates/update', { title: unique('Sendt'), description: html });
    const alike = (text: string) => text.replaceAll(/<(\/?)h\d>/g, '<$1h>').replaceAll(/<li><p>(.*?)<\/p>/gs, '<li>$1');
    expect(alike(sent.description).replaceAll(/\s+/g, ' ').replaceAll('> <', '><')).toBe(alike(clean));
    expect(id).not.toBe(sent.id);
  });
}

test('a text that is too long says so before it is sent', async ({ page }) => {
  await page.goto(`${LIST}/create`);
  await textbox(page, 'Titel').fill(unique('Lang'));
  await pasteHtml(editorOf(page), `<p>${'å'.repeat(9990)}</p>`);
  await expect(page.getByText('3 tegn tilbage')).toBeVisible();
  await pasteHtml(editorOf(page), `<p>${'æ'.repeat(10)}</p>`);
  await expect(page.getByText('7 tegn for meget')).toBeVisible();
  await page.getByRole('button', { name: 'Gem', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Der er fejl i formularen' });
  await expect(summary.getByRole('link')).toHaveText(['Beskrivelse må højst være på 10.000 tegn']);
});

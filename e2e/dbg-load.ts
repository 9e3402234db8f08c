import { chromium } from 'playwright-core';
import { findChromium } from './src/support/chromium.ts';
const b = await chromium.launch(await findChromium());
const base = 'http://localhost:4377';
for (const [width, scheme] of [[1400, 'dark'], [360, 'light'], [360, 'dark']] as const) {
  const c = await b.newContext({ viewport: { width, height: width < 600 ? 740 : 900 }, colorScheme: scheme });
  const p = await c.newPage();
  await p.goto(base + '/login');
  await p.getByLabel('E-mail').fill('admin@demo.dk');
  await p.locator('input[type=password]').fill('demo-sponsorat-2026');
  await p.getByRole('button', { name: 'Log ind' }).click();
  await p.waitForURL(base + '/');
  await p.goto(base + '/products');
  await p.getByRole('rowheader').first().waitFor();
  if (width < 600) await p.getByRole('button', { name: /^Flere oplysninger om/ }).nth(1).click();
  await p.getByRole('button', { name: /^Flyt / }).nth(width < 600 ? 0 : 2).click();
  await p.waitForTimeout(600);
  await p.screenshot({ path: `/tmp/shots/menu-${width}-${scheme}.png` });
}
await b.close();

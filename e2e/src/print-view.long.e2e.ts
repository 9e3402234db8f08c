import { extractText } from 'unpdf';
import { files } from './support/files.ts';
import { makerOf } from './support/make.ts';
import { admin, expect, test } from './support/test.ts';

test.use({ account: admin });

const year = new Date().getFullYear();
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const pagesOf = async (pdf: Buffer): Promise<string[]> => (await extractText(new Uint8Array(pdf))).text.map(oneLine);

test('the print view reads as the PDF does, and what belongs together stands on one page', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship(
    `Idrætsforeningen for Børn, Unge og Ældre ${'i Midt- og Vestjylland '.repeat(4)}`,
  );
  const rates = Array.from({ length: 6 }, (_, n) => ({ amount: 30_000.25, dueDate: `${year}-0${n + 4}-01` }));
  const products: { id: number }[] = await call.get('/api/sponsorships/products');
  const common = { rates, valueOfTickets: 40, valueOfCatering: 60, additionalCategories: [] };
  const printPages = async (specialAgreements: string): Promise<string[]> => {
    const { id } = await make.awaiting(club, {
      ...common,
      specialAgreements,
      exclusivity: 'Banken er klubbens eneste bank.',
      products: products.map((product) => ({ productId: product.id, selected: true, amount: 2 })),
    });
    await page.goto(`/sponsorships/${club.id}/${id}/print`);
    await expect(page.getByRole('heading', { level: 2, name: 'Underskrifter' })).toBeVisible();
    return pagesOf(await page.pdf({ preferCSSPageSize: true }));
  };

  const pages = await printPages('Et arrangement om året.');
  const number = String(await page.getByText(/^Aftalenr\. /).textContent()).replace('Aftalenr. ', '');

  await test.step('headings in the order of the PDF', async () => {
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings[0]).toBe('Aftale og periode');
    const id = /\/(\d+)\/print/.exec(page.url())?.[1];
    const pdf = (await pagesOf(await call.bytes(`/print-contract?id=${id}`))).join(' ');
    let from = 0;
    for (const heading of headings) {
      const at = pdf.indexOf(heading, from);
      expect(at, heading).toBeGreaterThan(from);
      from = at;
    }
    for (const said of [
      'Aftaleperiode',
      'Sponsor betaler tryk Nej',
      'Rate 1 01. april',
      '30.000,25 kr.',
      'Billetter 40 %',
    ])
      expect([pdf.includes(said), oneLine(pages.join(' ')).includes(said)], said).toEqual([true, true]);
  });

  await test.step('number and page at the foot of every page, the whole name of the club at the head of those after the first', () => {
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(`Sponsoraftale ${number} · Udskrevet`);
      expect(text.includes(`Sponsoraftale ${number} · ${oneLine(club.name)}`)).toBe(index > 0);
      expect(text).toContain(`Side ${index + 1} af ${pages.length}`);
    }
  });

  // However the text before them pushes them over the end of a page.
  for (let lines = 1; lines <= 40; lines += 3) {
    await test.step(`signatures together, and one total, with ${lines} lines before them`, async () => {
      const text = await printPages('Et arrangement om året.\n'.repeat(lines));
      const signing = text.filter((one) => /Underskrifter|Underskrift\b|Dato/.test(one));
      expect(signing).toHaveLength(1);
      expect(signing[0]).toMatch(/Underskrifter Godkendt til underskrift af .* Dato.*Navn.*Underskrift/);
      expect(text.join(' ').match(/I alt/g)).toHaveLength(1);
      expect(text.find((one) => one.includes('I alt'))).toContain(`Rate 6 01. september ${year} 30.000,25 kr. I alt`);
    });
  }
});

test('the print view has the logos of bank and club', async ({ page, call }) => {
  const make = makerOf(call);
  const club = await make.sponsorship('Klubben med Logo');
  await call.upload(`/api/sponsorships/${club.id}/logo`, files.logo);
  await call.upload('/api/settings/logo', files.logo);
  const { id } = await make.draft(club);
  await page.goto(`/sponsorships/${club.id}/${id}/print`);
  const sheet = page.getByRole('main');
  await expect(sheet.locator('img')).toHaveCount(2);
  for (const image of await sheet.locator('img').all())
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(sheet).toContainText('Kladde');
});

import { expect, test } from 'vitest';
import { manyProducts, readAll, readEdges, readPages, samplePdf, sampleProduct } from './pdf.testing.ts';
import { renderAgreement } from './render.ts';

const wordsOf = (count: number) => Array.from({ length: count }, (_, index) => `ord${index}.`).join(' ');

const numbers = (text: string) => [...text.matchAll(/ord(\d+)\./g)].map(([, number]) => Number(number));

test('eighty products: rows whole, headings with what follows, table headings again, pages numbered', async () => {
  const sections = manyProducts(80);
  const pages = await readPages(await renderAgreement(samplePdf({ sections })));
  expect(pages.length).toBeGreaterThan(4);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Side ${index + 1} af ${pages.length}`);
    expect(page).toContain('Sponsoraftale 2026-0042');
  }
  for (const { name, categories } of sections) {
    for (const category of categories) {
      for (const product of category.products) {
        const holding = pages.filter((page) => page.includes(product.title));
        expect(holding).toHaveLength(1);
        expect(holding[0]).toContain(category.name);
        for (const { label, value } of product.details) expect(holding[0]).toContain(`${label}: ${value}`);
      }
    }
    const first = categories[0]?.products[0]?.title ?? '';
    expect(pages.some((page) => page.includes(`${name} ${categories[0]?.name} ${name} ${first}`))).toBe(true);
  }
});

test('the watermark lies on every page of a draft', async () => {
  const pages = await readPages(await renderAgreement(samplePdf({ draft: true, sections: manyProducts(40) })));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page.match(/KLADDE/g)).toHaveLength(1);
});

test('the signatures stand on one page, wherever the text before them ends', async () => {
  for (let count = 1; count <= 24; count += 1) {
    const specialAgreements = Array.from({ length: count }, () => 'En linje').join('\n');
    const pages = await readPages(await renderAgreement(samplePdf({ specialAgreements })));
    const signing = pages.filter((page) => /Underskrift\b/.test(page));
    expect(signing).toHaveLength(1);
    expect(signing[0]).toMatch(/Underskrifter .* Dato Navn .* Underskrift/);
  }
});

test('long texts lose no word over their pages', async () => {
  const long = wordsOf(1100);
  const product = { title: 'Særligt', details: [{ label: 'Tilvalg', value: 'Ja' }], description: long };
  const sections = [{ name: 'Hospitality', categories: [{ name: 'Loge', products: [product, sampleProduct(4)] }] }];
  const described = await readAll(await renderAgreement(samplePdf({ sections })));
  expect(numbers(described)).toEqual(numbers(long));
  const special = await readAll(await renderAgreement(samplePdf({ specialAgreements: long })));
  expect(numbers(special)).toEqual(numbers(long));
});

test('twenty-four rates repeat their heading and end in one sum', async () => {
  const rates = Array.from({ length: 24 }, (_, index) => ({
    amount: '5000.05',
    dueDate: `2027-01-${10 + (index % 20)}`,
  }));
  const pages = await readPages(await renderAgreement(samplePdf({ rates, amount: '120001.20' })));
  expect(pages.filter((page) => page.includes('Rate Forfaldsdato Beløb'))).toHaveLength(2);
  expect(pages.join(' ')).toContain('Rate 24');
  expect(pages.join(' ').match(/120\.001,20 kr\./g)).toHaveLength(1);
});

test('the sum of the rates stands under the last of them, wherever the page ends', async () => {
  for (let count = 1; count <= 16; count += 1) {
    const rates = Array.from({ length: count }, () => ({ amount: '5000.00', dueDate: '2027-01-10' }));
    const pages = await readPages(await renderAgreement(samplePdf({ rates, amount: '77001.20' })));
    const summing = pages.filter((page) => page.includes('I alt'));
    expect(summing).toHaveLength(1);
    expect(summing[0]).toContain(`Rate ${count} 10. januar 2027 5.000,00 kr. I alt 77.001,20 kr.`);
  }
});

test.each([
  ['without a space', 'W'.repeat(200)],
  ['with spaces', 'Idrætsforeningen for Børn '.repeat(7)],
  ['of emoji', '🎉⚽'.repeat(50)],
])('names of 200 characters %s stay within the margins', async (_, name) => {
  const { bank, club } = samplePdf();
  const products = [{ title: name, details: [{ label: name, value: name }], description: name }];
  const pdf = await renderAgreement(
    samplePdf({
      bank: { ...bank, name, address: name },
      club: { ...club, name, contact: name, contactEmail: name },
      responsible: { name, email: name },
      categoryName: name,
      additionalCategories: Array.from({ length: 12 }, () => name),
      sections: [{ name: 'Aktivering', categories: [{ name, products }] }],
    }),
  );
  const { left, right } = await readEdges(pdf);
  expect(left).toBeGreaterThanOrEqual(59);
  expect(right).toBeLessThanOrEqual(537);
});

test('an emoji in the name of a club can be read again', async () => {
  const name = 'Ærø Fest 🎉 & Fodbold ⚽';
  const text = await readAll(await renderAgreement(samplePdf({ club: { ...samplePdf().club, name } })));
  expect(text).toContain(name);
});

import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { countNames, emptyDraft, manyProducts, readAll, readMetadata, readOutline, samplePdf } from './pdf.testing.ts';
import { renderAgreement } from './render.ts';
import makePdf from './worker.ts';

const picture = (alpha: number) =>
  sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 15, g: 86, b: 107, alpha } } });

afterEach(() => {
  vi.useRealTimers();
});

test('a full agreement says all that was agreed', async () => {
  const text = await readAll(await renderAgreement(samplePdf()));
  for (const expected of [
    'Sponsoraftale Ærø Boldklub Aftalenr. 2026-0042',
    'Havnegade 12',
    'CVR 87654321',
    'Ansvarlig: Mette Holm',
    'Kontaktperson: Søren Østergård',
    'Yderligere kategorier Ungdom, Håndbold',
    'Aftaleperiode 01. oktober 2026 til 30. september 2028',
    'Genforhandling 01. april 2028',
    'Sponsor betaler tryk Ja',
    'Årligt beløb 60.000,50 kr.',
    'Rate 2 01. november 2027 60.000,50 kr.',
    'I alt 120.001,00 kr.',
    'Alle beløb er inkl. moms.',
    'Eksponering Bannere Eksponering Produkt 1: bandereklame ved langsiden Antal: 1 stk.',
    'Reklame 60 %',
    'Billetter 25 %',
    'Forplejning 12,5 %',
    'Rejse 2,5 %',
    'Banken er klubbens eneste sponsor',
    'ud over 500 €',
    'Godkendt til underskrift af Mette Holm den 01. september 2026.',
    'For Fjordbanken For Ærø Boldklub',
    'Side 2 af 2',
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).not.toMatch(/KLADDE|Kladde|undefined|null|NaN/);
});

test('a simple agreement is called so, and a year’s price needs no sum', async () => {
  const changes = { simple: true, sections: [], rates: [], amount: '60000.50' };
  const text = await readAll(await renderAgreement(samplePdf(changes)));
  expect(text).toContain('Simpel sponsoraftale');
  expect(text).toContain('Beløb er årlige og inkl. moms.');
  expect(text).not.toMatch(/Eksponering|Rater|Samlet beløb/);
});

test('without rates the whole period has its sum', async () => {
  const text = await readAll(await renderAgreement(samplePdf({ rates: [] })));
  expect(text).toContain('Samlet beløb for aftaleperioden 120.001,00 kr.');
});

test('an almost empty draft prints dashes, the signature lines and its watermark', async () => {
  const text = await readAll(await renderAgreement(samplePdf(emptyDraft)));
  expect(text).toContain('Aftaleperiode –');
  expect(text).toContain('Årligt beløb –');
  expect(text).toContain('KLADDE');
  expect(text).toMatch(/Dato Navn/);
  expect(text).not.toMatch(/Prisandele|Eksklusivitet|Genforhandling|Yderligere|undefined|null|NaN/);
});

test('the file has title, language and every font inside', async () => {
  const pdf = await renderAgreement(samplePdf());
  const { Title, Language, CreationDate } = await readMetadata(pdf);
  expect(Title).toBe('Sponsoraftale 2026-0042 – Ærø Boldklub');
  expect(Language).toBe('da');
  expect(CreationDate).toBe('D:20260902000000Z');
  expect(countNames(pdf, '/DisplayDocTitle true')).toBe(1);
  expect(countNames(pdf, '/FontFile2')).toBe(2);
  expect(countNames(pdf, '/Type /FontDescriptor')).toBe(2);
});

test('each part of a full agreement is in the outline, in the order of the pages', async () => {
  expect(await readOutline(await renderAgreement(samplePdf({ sections: manyProducts(80) })))).toEqual([
    'Aftale og periode',
    'Pris og betaling',
    'Eksponering',
    'Hospitality',
    'Aktivering',
    'Prisandele',
    'Eksklusivitet',
    'Særlige aftaler',
  ]);
  expect(await readOutline(await renderAgreement(samplePdf({ simple: true, sections: [] })))).toEqual([]);
});

test('logos of every kind are printed, and what is no picture is left out', async () => {
  const countPictures = async (bank: Buffer, club: Buffer) =>
    countNames(await renderAgreement(samplePdf({ logos: { bank, club } })), '/Subtype /Image');
  expect(await countPictures(await picture(0.5).png().toBuffer(), await picture(1).webp().toBuffer())).toBe(2);
  expect(
    await countPictures(await picture(1).jpeg().toBuffer(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  ).toBe(1);
  expect(await countPictures(Buffer.alloc(0), (await picture(1).png().toBuffer()).subarray(0, 50))).toBe(0);
});

test('the same agreement gives the same bytes, on the thread as beside it, and on another day', async () => {
  const { logos, ...terms } = samplePdf({ draft: true, sections: manyProducts(12) });
  const first = await renderAgreement({ ...terms, logos });
  vi.useFakeTimers({ now: new Date('2031-05-05T05:05:05Z'), toFake: ['Date'] });
  for (let again = 0; again < 5; again += 1)
    expect(Buffer.from(await makePdf({ terms: structuredClone(terms), logos: { bank: null, club: null } }))).toEqual(
      first,
    );
});

test('logos with transparency give the same bytes again', async () => {
  const logo = await picture(0.5).png().toBuffer();
  const agreement = samplePdf({ logos: { bank: logo, club: logo } });
  const first = await renderAgreement(agreement);
  for (let again = 0; again < 5; again += 1) expect((await renderAgreement(agreement)).equals(first)).toBe(true);
});

test('agreements printed at the same time do not mix', async () => {
  const names = ['Nord', 'Syd', 'Øst', 'Vest'];
  const agreements = names.map((name) => samplePdf({ club: { ...samplePdf().club, name: `${name} IF` } }));
  const texts = await Promise.all((await Promise.all(agreements.map(renderAgreement))).map(readAll));
  for (const [index, name] of names.entries()) expect(texts[index]).toContain(`For ${name} IF`);
});

test('one that cannot be printed fails by itself, and the next is printed', async () => {
  await expect(renderAgreement(samplePdf({ sections: null as never }))).rejects.toThrow();
  expect(await readAll(await renderAgreement(samplePdf()))).toContain('Sponsoraftale');
});

test('names in Greek and Cyrillic letters are printed', async () => {
  const name = 'ΑΕΚ Ολυμπιακός og Спартак';
  expect(await readAll(await renderAgreement(samplePdf({ club: { ...samplePdf().club, name } })))).toContain(name);
});

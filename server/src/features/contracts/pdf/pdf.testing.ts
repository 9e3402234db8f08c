import { extractText, extractTextItems, getDocumentProxy } from 'unpdf';
import type { PdfProduct } from './document.ts';
import type { AgreementPdf } from './render.ts';

/** A full agreement with one product. */
export function samplePdf(changes: Partial<AgreementPdf> = {}): AgreementPdf {
  return {
    number: '2026-0042',
    draft: false,
    simple: false,
    bank: { name: 'Fjordbanken', cvr: '12345674', address: 'Havnegade 12', zipCode: '8000', city: 'Aarhus C' },
    club: {
      name: 'Ærø Boldklub',
      shortName: 'ÆB',
      cvr: '87654321',
      address: 'Sønderågade 3',
      zipCode: '5970',
      city: 'Ærøskøbing',
      contact: 'Søren Østergård',
      contactEmail: 'soren@aeroboldklub.dk',
      contactPhone: '62 52 10 20',
    },
    responsible: { name: 'Mette Holm', email: 'mette.holm@fjordbanken.dk' },
    categoryName: 'Fodbold',
    additionalCategories: ['Ungdom', 'Håndbold'],
    startDate: '2026-10-01',
    endDate: '2028-09-30',
    renegotiation: '2028-04-01',
    sponsorshipAmount: '60000.50',
    amount: '120001.00',
    rates: [
      { amount: '60000.50', dueDate: '2026-11-01' },
      { amount: '60000.50', dueDate: '2027-11-01' },
    ],
    sponsorPaysPrints: true,
    shares: { advertisement: 60, tickets: 25, catering: 12.5, travel: 2.5 },
    exclusivity: 'Banken er klubbens eneste sponsor inden for bank, forsikring og pension.',
    specialAgreements:
      'Klubben stiller spillere til rådighed for to arrangementer om året.\n\nBeløb ud over 500 € aftales særskilt.',
    sections: [{ name: 'Eksponering', categories: [{ name: 'Bannere', products: [sampleProduct(1)] }] }],
    confirmed: { at: '2026-08-31T22:30:00Z', by: 'Mette Holm' },
    logos: { bank: null, club: null },
    printedOn: '2026-09-02',
    ...changes,
  };
}

/** The n-th of many products, of varying shape. */
export function sampleProduct(n: number): PdfProduct {
  const details = [
    { label: 'Antal', value: `${n} stk.` },
    { label: 'Værdi', value: `${n}.500,00 kr.` },
    { label: 'Tilvalg', value: 'Opsætning, nedtagning, årligt eftersyn' },
    { label: 'TV-vinkel', value: 'Ja' },
  ];
  return {
    title: `Produkt ${n}: bandereklame ved langsiden`,
    details: details.slice(0, n % 5),
    description: n % 3 === 1 ? 'Placeres ved midterlinjen på hovedtribunens side og fornyes, når logoet ændres.' : null,
  };
}

/** Many products, over all sections and several categories. */
export function manyProducts(count: number): AgreementPdf['sections'] {
  const names = ['Eksponering', 'Hospitality', 'Aktivering'];
  const products = Array.from({ length: count }, (_, index) => sampleProduct(index + 1));
  const size = Math.ceil(count / 6);
  return names.map((name, section) => ({
    name,
    categories: [0, 1].map((half) => {
      const start = (section * 2 + half) * size;
      return {
        name: `${name} ${half === 0 ? 'på stadion' : 'i hallen'}`,
        products: products.slice(start, start + size),
      };
    }),
  }));
}

/** All that a draft may still lack. */
export const emptyDraft: Partial<AgreementPdf> = {
  number: null,
  draft: true,
  responsible: null,
  categoryName: null,
  additionalCategories: [],
  startDate: null,
  endDate: null,
  renegotiation: null,
  sponsorshipAmount: null,
  amount: null,
  rates: [],
  sponsorPaysPrints: false,
  shares: { advertisement: null, tickets: null, catering: null, travel: null },
  exclusivity: null,
  specialAgreements: null,
  sections: [],
  confirmed: null,
};

const plain = (text: string) =>
  text
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

// pdf.js takes the bytes it is given for itself.
const copy = (pdf: Buffer) => new Uint8Array(pdf);

/** What a reader of the PDF finds on each page, in one line. */
export async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(copy(pdf));
  return text.map(plain);
}

/** All pages as one line. */
export async function readAll(pdf: Buffer): Promise<string> {
  return (await readPages(pdf)).join(' ');
}

/** How far to the left and to the right any text of the pages reaches. */
export async function readEdges(pdf: Buffer): Promise<{ left: number; right: number }> {
  const items = (await extractTextItems(copy(pdf))).items.flat().filter(({ str }) => str.trim());
  return {
    left: Math.min(...items.map(({ x }) => x)),
    right: Math.max(...items.map(({ x, width }) => x + width)),
  };
}

/** What the document says of itself. */
export async function readMetadata(pdf: Buffer): Promise<Record<string, unknown>> {
  const document = await getDocumentProxy(copy(pdf));
  const { info } = await document.getMetadata();
  return { ...info };
}

/** The titles in the document's outline. */
export async function readOutline(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(copy(pdf));
  return ((await document.getOutline()) ?? []).map(({ title }) => title);
}

/** How often a name stands in the dictionaries of the file, which are not compressed. */
export function countNames(pdf: Buffer, name: string): number {
  return pdf.toString('latin1').split(new RegExp(`${name}\\b`)).length - 1;
}

/** What each page draws, operator by operator: two that are equal look the same. */
export async function readDrawing(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(copy(pdf));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    // Names of fonts and pictures are given anew with each reading.
    pages.push(
      JSON.stringify([fnArray, argsArray], (_key, value) =>
        typeof value === 'string' && /^g_d\d/.test(value) ? '' : value,
      ),
    );
  }
  return pages;
}

/** The files that are attached, by their names. */
export async function readAttachments(pdf: Buffer): Promise<Record<string, Buffer>> {
  const document = await getDocumentProxy(copy(pdf));
  const names = [...((await document.getAttachments()) ?? new Map<string, unknown>()).keys()];
  const contents = names.map(
    async (name) => [name, Buffer.from((await document.getAttachmentContent(name)) ?? [])] as const,
  );
  return Object.fromEntries(await Promise.all(contents));
}

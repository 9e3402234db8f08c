import { type AgreementTerms, danishDate, type Section } from '@sponsorat/api';
import { agreementFacts, agreementTexts } from '@sponsorat/api/contracts/agreement.rules.ts';
import { agreementSheet, type SheetBlock } from '@sponsorat/api/contracts/sheet.rules.ts';
import type { Block, Definition } from 'pdfmake';
import { pdfPart } from '../../contracts/pdf/blocks.ts';
import { pageFrame } from '../../contracts/pdf/document.ts';
import { inFonts } from '../../contracts/pdf/fonts.ts';
import { contentWidth, label, type Part, part } from '../../contracts/pdf/layout.ts';
import { letterhead, parties, signatures, titleBlock } from '../../contracts/pdf/parties.ts';
import { print } from '../../contracts/pdf/worker.ts';

const gap = 16;
const width = (contentWidth - gap) / 2;
/** Of the room of a picture: a lying one fills it, a standing one is as high. */
const height = width * 0.75;
/** What a row of pictures with its product's name takes at most. */
const pictureHeight = height + 60;

type Picture = DeliveredItem['pictures'][number];

const withCaption = ({ date, note }: Picture, key: string): Block => ({
  width,
  stack: [
    { image: key, fit: [width, height] },
    { ...label([danishDate(date), note].filter(Boolean).join(' · ')), margin: [0, 3, 0, 0] },
  ],
});

/** A product's pictures, two a row with their captions; its name stays with the first row. */
const pictureRows = ({ name, pictures }: DeliveredItem, at: number): Block[] => {
  const rows: Block[] = [];
  for (let n = 0; n < pictures.length; n += 2) {
    const row = pictures.slice(n, n + 2).map((picture, side) => withCaption(picture, `picture-${at}-${n + side}`));
    const heading: Block[] = n === 0 ? [{ text: inFonts(name), bold: true, margin: [0, 4, 0, 4] }] : [];
    rows.push({ stack: [...heading, { columns: row, columnGap: gap }], margin: [0, 0, 0, 10], unbreakable: true });
  }
  return rows;
};

/** A product of the agreement, and what shows that it was delivered. */
export type DeliveredItem = {
  name: string;
  section: Section;
  unit: string | null;
  /** How much was agreed and how much of it was delivered; null where that is not followed. */
  amount: number | null;
  used: number;
  /** How many pictures and PDFs show it. */
  files: { pictures: number; pdfs: number };
  notes: { date: string; text: string }[];
  /** Those that are printed, as JPEG. */
  pictures: { bytes: Uint8Array; date: string; note: string | null }[];
};

/** All that a report is made of. */
export type DeliveryReport = {
  terms: AgreementTerms & { printedOn: string };
  logos: { bank: string | null; club: string | null };
  items: DeliveredItem[];
};

const t = {
  title: 'Leveringsrapport',
  agreed: 'Det aftalte',
  delivered: 'Det leverede',
  pictures: 'Billeder',
  missing: 'Det, der ikke blev leveret',
  hospitality: 'Hospitality',
  signature: 'Underskrift',
  notes: 'Bemærkninger',
  product: 'Produkt',
  done: 'Leveret',
  used: 'Brugt',
  proof: 'Bevis',
  noProducts: 'Aftalen har ingen produkter.',
  noDelivery: 'Aftalen har hverken eksponering eller aktivering.',
  noPictures: 'Der er ingen billeder.',
  leftOut: (count: number) => `${count === 1 ? 'Et billede er udeladt' : `${count} billeder er udeladt`} af rapporten.`,
  nothingMissing: 'Alt, hvad der følges, er leveret.',
  noHospitality: 'Aftalen har ingen hospitality.',
  confirmed: 'Banken og klubben har gennemgået rapporten.',
} as const;

const none = agreementTexts.none;
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "3 af 5 stk." */
const progress = (count: number, { amount, unit }: DeliveredItem): string =>
  amount === null ? none : [`${count} af ${amount}`, unit].filter(Boolean).join(' ');

const shownBy = ({ files: { pictures, pdfs } }: DeliveredItem): string =>
  [pictures > 0 && plural(pictures, 'billede', 'billeder'), pdfs > 0 && `${pdfs} PDF`].filter(Boolean).join(', ') ||
  none;

const notesOf = ({ notes }: DeliveredItem): string =>
  notes.map(({ date, text }) => `${danishDate(date)}: ${text}`).join('\n');

const isMissing = ({ amount, used }: DeliveredItem): boolean => amount !== null && used < amount;

const text = (words: string): SheetBlock => ({ kind: 'text', text: words });
const table = (columns: string[], rows: string[][]): SheetBlock => ({ kind: 'table', columns, rows, total: null });
const facts = (rows: [string, string][]): SheetBlock[] => (rows.length > 0 ? [{ kind: 'facts', rows }] : []);

const agreedPart = (terms: AgreementTerms & { printedOn: string }): Part => {
  const products = agreementSheet(terms, terms.printedOn)
    .parts.flatMap(({ blocks }) => blocks)
    .filter(({ kind }) => kind === 'products');
  const rest = products.length > 0 ? products : [text(t.noProducts)];
  return pdfPart({ heading: t.agreed, blocks: [{ kind: 'facts', rows: agreementFacts(terms) }, ...rest] });
};

const deliveredPart = (items: DeliveredItem[]): Part => {
  if (items.length === 0) return pdfPart({ heading: t.delivered, blocks: [text(t.noDelivery)] });
  const rows = items.map((item) => [item.name, progress(item.used, item), shownBy(item)]);
  const notes = items.filter((item) => !isMissing(item) && item.notes.length > 0);
  const said: SheetBlock[] =
    notes.length > 0
      ? [{ kind: 'note', text: t.notes }, ...facts(notes.map((item) => [item.name, notesOf(item)]))]
      : [];
  return pdfPart({ heading: t.delivered, blocks: [table([t.product, t.done, t.proof], rows), ...said] });
};

const missingPart = (items: DeliveredItem[]): Part => {
  const rows = items
    .filter(isMissing)
    .map((item): [string, string] => [
      item.name,
      [`${progress((item.amount ?? 0) - item.used, item)} mangler`, notesOf(item)].filter(Boolean).join('\n'),
    ]);
  return pdfPart({ heading: t.missing, blocks: rows.length > 0 ? facts(rows) : [text(t.nothingMissing)] });
};

/** Without what was noted of its use, which may name a guest. */
const hospitalityPart = (items: DeliveredItem[]): Part => {
  const rows = items.map((item) => [item.name, progress(item.used, item)]);
  return pdfPart({
    heading: t.hospitality,
    blocks: rows.length > 0 ? [table([t.product, t.used], rows)] : [text(t.noHospitality)],
  });
};

const picturesPart = (items: DeliveredItem[]): Part => {
  const shown = items.filter(({ pictures }) => pictures.length > 0);
  const printed = shown.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const left = items.reduce((sum, { files }) => sum + files.pictures, 0) - printed;
  const words = [...(printed + left === 0 ? [t.noPictures] : []), ...(left > 0 ? [t.leftOut(left)] : [])];
  const content: Block[] = [
    ...shown.flatMap((item) => pictureRows(item, items.indexOf(item))),
    ...words.map((line): Block => ({ text: line })),
  ];
  return { heading: t.pictures, content, opening: printed > 0 ? pictureHeight : 20 };
};

const SAID = new Set<Section>(['Eksponering', 'Aktivering']);

/** The report of what a club delivered, as a document of pdfmake: agreed, delivered, shown, missing, used, signed. */
const deliveryDocument = ({ terms, logos, items }: DeliveryReport): Definition => {
  const sheet = agreementSheet(terms, terms.printedOn);
  const named = `${t.title} ${terms.number ?? ''}`.trim();
  const [owed, guests] = [
    items.filter(({ section }) => SAID.has(section)),
    items.filter(({ section }) => !SAID.has(section)),
  ];
  const parts = [
    agreedPart(terms),
    deliveredPart(owed),
    picturesPart(items),
    missingPart(owed),
    hospitalityPart(guests),
  ];
  const frame = pageFrame({
    title: `${named} – ${terms.club.name}`,
    header: `${named} · ${terms.club.name}`,
    footer: `${named} · ${agreementTexts.printed(danishDate(terms.printedOn))}`,
    author: terms.bank.name,
    printedOn: terms.printedOn,
    logos,
  });
  const pictures = items.flatMap((item, at) =>
    item.pictures.map(({ bytes }, n) => [
      `picture-${at}-${n}`,
      `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`,
    ]),
  );
  return {
    ...frame,
    images: { ...frame.images, ...Object.fromEntries(pictures) },
    content: [
      letterhead(sheet, logos.bank !== null),
      titleBlock({ title: t.title, number: sheet.number, club: sheet.club }, logos.club !== null),
      parties(sheet),
      ...parts.map((one) => part(one, true)),
      signatures({ heading: t.signature, note: t.confirmed, signers: sheet.signatures.signers }, []),
    ],
  };
};

/** Makes one report. It runs on a thread of its own, and reads no clock. */
export default (report: DeliveryReport) => print(deliveryDocument(report));

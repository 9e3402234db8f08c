import type { AgreementTerms } from '@sponsorat/api';
import { agreementFacts, priceNote, showsTotal } from '@sponsorat/api/contracts/agreement.rules.ts';
import { danishDate } from '@sponsorat/api/dates.ts';
import type { Block } from 'pdfmake';
import { colors, columnWidths, figure, keyValues, label, type Part, tableLayout } from './layout.ts';
import { formatKroner, formatPercent, texts } from './texts.ts';

const kroner = (amount: string | null) => (amount === null ? texts.none : formatKroner(amount));

const bold = (cells: Block[]) => cells.map((cell) => ({ ...cell, bold: true }));

/** What the agreement is about, and from when until when. */
export function termsPart(terms: AgreementTerms): Part {
  return { heading: texts.terms, content: [keyValues(agreementFacts(terms))], opening: 70 };
}

const rateWidths = columnWidths(180, 120);

/** Rows that stay on one page: one row of the table around them. */
function together(rows: Block[][]): Block[] {
  const table = { widths: rateWidths, body: rows };
  return [{ colSpan: 3, table, layout: tableLayout, margin: [0, -3.5, 0, -3] }, { text: '' }, { text: '' }];
}

function ratesTable(rates: AgreementTerms['rates'], total: string | null): Block {
  const header = [label(texts.rate), label(texts.dueDate), { ...label(texts.amount), alignment: 'right' as const }];
  const rows = rates.map(({ amount, dueDate }, index) => [
    { text: `${texts.rate} ${index + 1}` },
    { text: dueDate ? danishDate(dueDate) : texts.none },
    figure(kroner(amount)),
  ]);
  const sum = total === null ? [] : [bold([{ text: texts.ratesTotal }, { text: '' }, figure(formatKroner(total))])];
  // A sum alone at the top of a page would be a sum of nothing.
  const body = [header, ...rows.slice(0, -1), together([...rows.slice(-1), ...sum])];
  const table = { widths: rateWidths, body, headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true };
  return { table, layout: tableLayout, margin: [0, 12, 0, 0] };
}

/** The price, a year and in all, and the instalments it falls due in. */
export function pricePart(terms: AgreementTerms): Part {
  const { sponsorshipAmount, amount, rates } = terms;
  const body: Block[][] = [[{ text: texts.yearly }, figure(kroner(sponsorshipAmount))]];
  if (showsTotal(terms)) body.push(bold([{ text: texts.total }, figure(kroner(amount))]));
  const table = { widths: columnWidths(140), body, dontBreakRows: true };
  const note = { ...label(priceNote(terms)), margin: [0, 6, 0, 0] as [0, number, 0, 0] };
  const content = [{ table, layout: tableLayout }, ...(rates.length > 0 ? [ratesTable(rates, amount)] : []), note];
  return { heading: texts.price, content, opening: rates.length > 0 ? 120 : 60 };
}

/** How the price divides over its purposes; nothing where no share is given. */
export function sharesPart({ shares }: AgreementTerms): Part {
  const names = Object.entries(texts.shareNames) as [keyof typeof texts.shareNames, string][];
  const rows = names.flatMap(([key, name]) => {
    const percent = shares[key];
    return percent === null ? [] : [[{ text: name }, figure(formatPercent(percent))]];
  });
  const header = [label(texts.purpose), { ...label(texts.share), alignment: 'right' as const, color: colors.muted }];
  const table = { widths: columnWidths(140), body: [header, ...rows], headerRows: 1, keepWithHeaderRows: rows.length };
  return {
    heading: texts.shares,
    content: [{ table, layout: tableLayout }],
    opening: 30 + rows.length * 21,
    short: true,
  };
}

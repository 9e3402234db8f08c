import { danishDate, shortDate } from './dates.ts';
import { kronerText } from './money.ts';
import type { ReferenceKind } from './record-kinds.ts';

/** What a field's value is, from which follows how it is written, in whatever list, file or line of the log. */
export type FieldFormat =
  | 'text'
  | 'texts'
  | 'html'
  /** One of a few words. */
  | 'choice'
  /** Several of a few words. */
  | 'choices'
  | 'yesNo'
  | 'number'
  /** A count, or the number of a record. */
  | 'whole'
  | 'money'
  | 'percent'
  | 'date'
  | 'instant'
  /** Amounts with their days. */
  | 'rates'
  /** Percents with their months. */
  | 'shares'
  /** What is agreed of products. */
  | 'products'
  /** Who comes along with a guest. */
  | 'companions'
  | { names: ReferenceKind };

const byDecimals = Array.from(
  { length: 7 },
  (_, maximumFractionDigits) => new Intl.NumberFormat('da-DK', { maximumFractionDigits }),
);

/** 1234.5 → "1.234,5": with so many decimals at most, no more than six. */
export const numberText = (value: number, most = 3): string => (byDecimals[most] as Intl.NumberFormat).format(value);

/** 12.5 → "12,5 %". */
export const percentText = (value: number, most?: number): string => `${numberText(value, most)} %`;

export const yesNoText = (value: boolean): string => (value ? 'Ja' : 'Nej');

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen', timeStyle: 'medium' });

/** An instant as "24-12-2026 18:05:09", by the clock in Copenhagen. */
export const instantText = (instant: string | Date): string =>
  `${shortDate(instant)} ${clock.format(new Date(instant))}`;

/** The clock of an instant in Copenhagen as "18:05", for what nobody asks the second of. */
export const clockText = (instant: string | Date | number): string => clock.format(new Date(instant)).slice(0, 5);

/** An instant as "24. december 2026 kl. 18:05". */
export const longInstantText = (instant: string | Date): string => `${danishDate(instant)} kl. ${clockText(instant)}`;

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const textsOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

const writers: Partial<Record<FieldFormat & string, (value: unknown) => string>> = {
  texts: textsOf,
  choices: textsOf,
  html: (value) => plainText(String(value)),
  yesNo: (value) => yesNoText(Boolean(value)),
  number: (value) => numberText(Number(value)),
  money: (value) => kronerText(Number(value)),
  percent: (value) => percentText(Number(value)),
  date: (value) => shortDate(String(value).slice(0, 10)),
  companions: (value) =>
    (value as { name: string; type: string }[]).map(({ name, type }) => `${name} (${type})`).join(', '),
  instant: (value) => instantText(String(value)),
};

/** A stored value as one reads it; null where there is none. `nameOf` says what the record of an id is called. */
export const formatValue = (
  format: FieldFormat,
  value: unknown,
  nameOf?: (kind: ReferenceKind, id: number) => string,
): string | null => {
  if (value === null || value === undefined) return null;
  if (typeof format === 'object') {
    const ids = (Array.isArray(value) ? value : [value]).map(Number);
    return ids.map((id) => nameOf?.(format.names, id) ?? `nr. ${id}`).join(', ') || null;
  }
  const write = writers[format];
  if (write) return write(value) || null;
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)) || null;
};

const wordList = new Intl.ListFormat('da');

/** Words one after the other, as a sentence has them: "Ida, Bo og Åse". */
export const joinWords = (words: readonly string[]): string => wordList.format(words);

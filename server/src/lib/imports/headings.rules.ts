import { amountIn, dayIn } from '../spreadsheet/cell-values.rules.ts';
import type { ImportField } from './import-kind.ts';

// What stands in brackets says more of a heading, as its unit does: "Beløb (kr.)", "Beløb i kr.".
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replace(/(?<=\S)[\s,]+(?:i\s+)?kr\.?\s*$/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export type FieldNames = Pick<ImportField<never>, 'field' | 'label' | 'also' | 'alsoIf'>;

/** A heading as it stands, and then each of the words that it gives to choose among: "Klub/forening". */
const readings: ((heading: string) => string[])[] = [
  (heading) => [plain(heading)],
  (heading) => heading.split('/').map(plain).filter(Boolean),
];

const namesOf = ({ field, label, also = [] }: FieldNames): string[] => [label, field, ...also];

/** Whether a text is the heading of one of the fields, by any word for it. */
export const knownHeadings = (fields: readonly FieldNames[]): ((text: string) => boolean) => {
  const names = new Set(fields.flatMap((field) => [...namesOf(field), ...(field.alsoIf?.headings ?? [])]).map(plain));
  return (text) => readings.some((read) => read(text).some((name) => names.has(name)));
};

/** A column of a file, with some of what stands in it. */
type HeadedColumn = { heading: string; samples: readonly string[] };

const mostlyHolds = (samples: readonly string[], holds: 'amounts' | 'days'): boolean => {
  const read = holds === 'days' ? dayIn : amountIn;
  return samples.filter((sample) => 'value' in read(sample)).length * 2 > samples.length;
};

/** From the surest to the least sure. */
const ways: ((field: FieldNames, samples: readonly string[]) => readonly string[])[] = [
  ({ label }) => [label],
  namesOf,
  ({ alsoIf }, samples) => (alsoIf && mostlyHolds(samples, alsoIf.hold) ? alsoIf.headings : []),
];

/**
 * The field of each column as it is guessed: by its label, else by another word for it, else by a heading that may mean
 * several fields, and what stands below it; each field once.
 */
export const guessFields = (fields: readonly FieldNames[], columns: readonly HeadedColumn[]): (string | null)[] => {
  const guessed: (string | null)[] = columns.map(() => null);
  for (const [read, wordsOf] of readings.flatMap((one) => ways.map((way) => [one, way] as const)))
    for (const [at, { heading, samples }] of columns.entries()) {
      if (guessed[at] !== null) continue;
      const match = fields.find(
        (field) =>
          !guessed.includes(field.field) && wordsOf(field, samples).some((name) => read(heading).includes(plain(name))),
      );
      guessed[at] = match?.field ?? null;
    }
  return guessed;
};

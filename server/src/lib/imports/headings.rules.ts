import type { ImportField } from './import-kind.ts';

// What stands in brackets says more of a heading, as its unit: "Beløb (kr.)".
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export type Named = Pick<ImportField<never>, 'field' | 'label' | 'also'>;

const namesOf = ({ field, label, also = [] }: Named): string[] => [label, field, ...also];

/** Whether a text is the heading of one of the fields, by any word for it. */
export const knownHeadings = (fields: readonly Named[]): ((text: string) => boolean) => {
  const names = new Set(fields.flatMap(namesOf).map(plain));
  return (text) => names.has(plain(text));
};

/** The heading of each column's field as it is guessed: by its label, else by another word for it; each field once. */
export const guessFields = (fields: readonly Named[], headings: readonly string[]): (string | null)[] => {
  const guessed: (string | null)[] = headings.map(() => null);
  for (const wordsOf of [(field: Named) => [field.label], namesOf])
    for (const [at, heading] of headings.entries()) {
      if (guessed[at] !== null) continue;
      const found = fields.find(
        (field) => !guessed.includes(field.field) && wordsOf(field).some((name) => plain(name) === plain(heading)),
      );
      guessed[at] = found?.field ?? null;
    }
  return guessed;
};

import type { AddedProducts, ProductChange } from '@sponsorat/api';
import { longDateTime, plural } from '../../../lib/formats.ts';

const quoted = (text: string | null): string => (text === null ? 'ingenting' : `»${text}«`);

/** The Danish texts of what has changed around a draft: apart, since the route needs the wizard's own at once. */
export const texts = {
  title: (since: string) => `Ændret, siden kladden sidst blev gemt (den ${longDateTime(since)})`,
  close: 'Luk',
  show: 'Vis ændringer',
  hide: 'Skjul ændringer',
  summary: (changed: number, added: readonly AddedProducts[]) => {
    const made = added.reduce((sum, { products }) => sum + products.length, 0);
    return [
      ...(changed > 0 ? [plural(changed, 'produkt er ændret', 'produkter er ændret')] : []),
      ...(made > 0 ? [plural(made, 'produkt er nyt', 'produkter er nye')] : []),
    ].join(', ');
  },
  lost: ({ label, before }: ProductChange) =>
    before === null
      ? `Spørger ikke længere om ${quoted(label)}.`
      : `Spørger ikke længere om ${quoted(label)}. Det, kladden har der (${before}), kommer ikke med i aftalen.`,
  asked: ({ label }: ProductChange) => `Spørger nu også om ${quoted(label)}.`,
  changed: ({ label, before, after }: ProductChange) => `${label}: ${quoted(before)} er nu ${quoted(after)}`,
  gone: () => 'Findes i skabelonen, men er slettet under Produkter og kommer ikke med i aftalen.',
  added: (titles: string) => `Ny: ${titles}`,
} as const;

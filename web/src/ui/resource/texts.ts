import type { UsedBy } from '@sponsorat/api';

/** The Danish words that all kinds of records share. */
export const texts = {
  refused: {
    title: (name: string) => `${name} kan ikke slettes`,
    hint: 'Ret eller slet først det, der står herunder.',
    kinds: { sponsorship: 'Sponsorat', contract: 'Aftale', product: 'Produkt', user: 'Bruger' } satisfies Record<
      UsedBy['kind'],
      string
    >,
  },
} as const;

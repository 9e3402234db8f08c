import type { Product, Section } from '@sponsorat/api';

/** A product as an agreement was confirmed with it: texts with the club's name in them, section and flags. */
export type FrozenProduct = Omit<Product, 'id' | 'version' | 'addOnValues' | 'productTitle'> & { section: Section };

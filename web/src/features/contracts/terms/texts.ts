/** What the screen says of an agreement that the PDF does not. */
export const texts = {
  products: (section: string) => `Produkter i ${section}`,
  category: 'Kategori',
  product: 'Produkt',
  agreed: 'Aftalt',
  noProducts: 'Ingen produkter valgt',
  none: 'Ingen',
} as const;

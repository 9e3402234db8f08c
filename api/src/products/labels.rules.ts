/** A product's text with the club's short name for {name}. */
export const withClubName = <T extends string | null>(text: T, shortName: string): T =>
  (text === null ? null : text.replaceAll('{name}', () => shortName)) as T;

/** What a product is called where a club sees it: its title, else its internal name. */
export const productTitle = (product: { name: string; productTitle: string | null }, shortName: string): string =>
  withClubName(product.productTitle ?? product.name, shortName);

/** The Danish texts of a sponsorship's timeline. */
export const texts = {
  title: 'Tidslinje',
  kinds: 'Vis kun',
  none: 'Der er ikke sket noget endnu',
  noHits: 'Der er ikke noget af det valgte',
} as const;

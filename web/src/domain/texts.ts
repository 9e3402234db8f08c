/** The Danish texts of what several features show of clubs and agreements. */
export const texts = {
  categories: { Klubber: 'Klubber', Aftaler: 'Aftaler', Begge: 'Klubber og aftaler' },
  mine: 'Mine',
  colleagues: 'Kolleger',
} as const;

/** The Danish texts of what several features show of clubs and agreements. */
export const texts = {
  category: {
    label: 'Kategori',
    all: 'Alle kategorier',
    groups: { Klubber: 'Klubber', Aftaler: 'Aftaler', Begge: 'Klubber og aftaler' },
  },
  owners: {
    area: 'Område',
    allAreas: 'Alle områder',
    user: 'Ansvarlig',
    allUsers: 'Alle ansvarlige',
    mine: 'Mine',
    colleagues: 'Kolleger',
  },
} as const;

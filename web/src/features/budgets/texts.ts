import { plural } from '../../lib/formats.ts';

/** The Danish texts of budgets. */
export const texts = {
  title: 'Budget',
  subtitle: (year: number) => `Det, banken har sat af til sponsorater i ${year}, og det, den har bundet sig til.`,
  ofOwnAreas: (year: number) => `Det, der er sat af til sponsorater i dine områder i ${year}, og det, der er bundet.`,
  year: 'År',
  edit: 'Ret budgetter',

  rows: {
    title: (year: number) => `Områder i ${year}`,
    columns: {
      area: 'Område',
      budget: 'Budget',
      bound: 'Bundet',
      underWay: 'På vej',
      free: 'Fri',
      freeIfRenewed: 'Fri, hvis alt fornys',
      paid: 'Betalt',
    },
    total: 'I alt',
    none: 'Intet budget',
    behind: (what: string, amount: string, place: string) => `${what}: ${amount}, ${place}. Vis aftalerne`,
    bar: (place: string) => `${place}: bundet og på vej af budgettet`,
    owed: 'Ubetalte rater:',
    legend: { strong: 'Bundet', medium: 'På vej', faint: 'Hvis alt fornys', room: 'Fri', budget: 'Budget' },
    nobody: 'Ingen områder',
    nobodyHint: 'Budgettet vises for de områder, du har.',
    notes:
      'Bundet er aftalernes beløb, fordelt på året efter dage. Betalt er det, der er betalt i året, også for andre år, og kan derfor være mere. Fri er budgettet minus det, der er bundet. Fri, hvis alt fornys, er det, når også det, der er på vej, og fornyelser af det, der udløber, er trukket fra. Et sponsorat, der flytter område, tager alle sine år med.',
    without: (count: number) =>
      `${plural(count, 'område har', 'områder har')} intet budget: I alt sammenligner budgetterne med det, alle områder har bundet.`,
  },

  behind: {
    title: (figure: string, place: string, year: number) => `${figure} i ${year}: ${place}`,
    count: (count: number, amount: string) => `${plural(count, 'aftale', 'aftaler')}, ${amount} i alt`,
    shown: (count: number) => `Vis ${plural(count, 'aftale mere', 'aftaler mere')}`,
    none: 'Ingen aftaler',
    everywhere: 'alle områder',
    close: 'Luk',
  },

  committed: {
    title: 'Forpligtet de næste fem år',
    subtitle: 'Underskrevne aftaler, fordelt på kalenderår efter dage.',
  },

  mismatched: {
    title: 'Raterne svarer ikke til aftalen',
    subtitle: 'Det er raterne, der tæller i budgettet.',
    row: (amount: string, rates: string) => `Aftalen er på ${amount}, raterne på ${rates}`,
  },

  settings: {
    title: 'Budget',
    subtitle:
      'Hvert områdes budget pr. år. Et tomt felt er intet budget, 0 kr. er et. Et felt gemmes, når du forlader det.',
    caption: 'Budgetter efter område og år',
    cell: (area: string, year: number) => `${area} ${year}`,
    saved: (area: string, year: number) => `Budgettet for ${area} ${year} blev gemt!`,
    removed: (area: string, year: number) => `${area} har ikke længere et budget for ${year}`,
    notANumber: 'Skriv et beløb, eller lad feltet være tomt',
    note: (area: string, year: number) => `Note til ${area} ${year}`,
    noteKeys: 'Shift+F2 åbner noten',
    noted: (note: string) => `Note: ${note}. Shift+F2 åbner den`,
    total: 'I alt',
    used: 'Se forbruget',
    earlier: 'Vis tidligere år',
    later: 'Vis senere år',
    fill: {
      open: 'Udfyld …',
      title: 'Udfyld tomme felter',
      help: 'Tomme felter får beløbet fra året før, reguleret og afrundet til hele kroner.',
      save: 'Udfyld',
      done: (count: number) =>
        count === 0 ? 'Der var ingen tomme felter at udfylde' : `${plural(count, 'felt', 'felter')} blev udfyldt`,
      undone: (count: number) => `${plural(count, 'felt er tomt', 'felter er tomme')} igen`,
    },
  },
} as const;

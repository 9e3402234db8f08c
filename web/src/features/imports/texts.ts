import { joinWords } from '@sponsorat/api';
import { number, plural } from '../../lib/formats.ts';
import { kinds } from './kindTexts.ts';

const rows = (count: number) => plural(count, 'række', 'rækker');

const them = (count: number) => (count === 1 ? 'den' : 'dem');

const counted = {
  create: (count: number, [one, more]: readonly [string, string]) => `${plural(count, one, more)} oprettet`,
  update: (count: number, [one, more]: readonly [string, string]) => `${plural(count, one, more)} opdateret`,
};

export const texts = {
  kinds,
  noun: 'import',
  rowCount: rows,
  subtitle: 'Tag et ark fra Excel eller en CSV-fil ind. Du ser hver række, før noget gemmes.',
  steps: { label: 'Trin', columns: 'Kolonner', file: 'Fil', rows: 'Gennemse', done: 'Færdig' },
  step: (at: number, name: string) => `${at}. ${name}`,

  file: {
    title: 'Vælg fil',
    label: 'Excel- eller CSV-fil',
    labelWithCalendar: 'Excel, CSV eller kalender (.ics)',
    template: 'Hent skabelon (Excel)',
    templateHint: 'Skabelonen har alle felter som overskrifter og to rækker som eksempel.',
    sample: 'Hent et rodet ark at prøve med',
    sampleCsv: 'Samme ark som CSV',
    sampleHint:
      'Arket har 400 klubber, næsten alle opdigtede, med fejl og tvivl af hver slags. Det er til at øve sig med, og aftalerne kan tages ind bagefter fra samme ark.',
  },
  paste: {
    label: 'Eller indsæt rækker fra et ark',
    hint: 'Kopiér rækkerne sammen med deres overskrifter.',
    example: 'Ctrl+V',
    fileName: 'Indsatte rækker.csv',
    read: 'Læs rækkerne',
  },
  club: {
    label: 'Klub',
    hint: 'Vælg den, når filen er en kalender (.ics) eller et ark, der ikke siger, hvilken klub rækkerne er fra.',
  },
  as: {
    label: 'Hvad bliver aftalerne?',
    awaiting: 'Afventer underskrift',
    awaitingHint: 'De er låst til underskrift og mangler den underskrevne PDF',
    draft: 'Kladder',
    onlyDrafts: 'Nye aftaler bliver kladder: De skal godkendes, før de kan låses til underskrift.',
    draftHint: 'De kan ændres og godkendes bagefter',
  },
  earlier: {
    title: 'Tidligere importer',
    hint: 'En import ligger her i 7 dage, så den kan tages op igen.',
    none: 'Ingen importer de sidste 7 dage',
    proceed: (name: string) => `Fortsæt ${name}`,
    proceedShort: 'Fortsæt',
    see: (name: string) => `Se ${name}`,
    seeShort: 'Se',
    done: ({ create, update }: { create: number; update: number }, nouns: readonly [string, string]) =>
      ['Færdig', create > 0 && counted.create(create, nouns), update > 0 && counted.update(update, nouns)]
        .filter(Boolean)
        .join(' · '),
    status: {
      columns: 'Kolonnerne skal vælges',
      preview: 'Skal gennemses',
      failed: 'Kunne ikke læses',
    },
    removed: 'Importen er slettet.',
  },

  sheet: {
    label: 'Ark, der læses',
    hint: 'Filen har flere ark. Det, hvis overskrifter passer bedst, er valgt.',
    read: (sheet: string, others: readonly string[]) =>
      `Arket »${sheet}« er læst. Filen har også ${joinWords(others.map((name) => `»${name}«`))}. Vælg filen igen for at læse et andet.`,
    failed: 'Arket kunne ikke læses',
  },

  failed: 'Filen kunne ikke læses',
  otherFile: 'Vælg en anden fil',

  columns: {
    title: 'Kolonner',
    hint: (count: number) =>
      `Filen har ${rows(count)}. Vælg, hvilket felt hver kolonne går til. De, der kunne gættes, er valgt. Felter med * skal udfyldes.`,
    field: (heading: string) => `Felt til ${heading}`,
    none: 'Importeres ikke',
    samples: 'F.eks.',
    empty: 'Ingen værdier',
    required: (label: string) => `${label} *`,
    missing: (labels: readonly string[]) =>
      `Ingen kolonne går til ${joinWords(labels)}. Nye rækker får fejl uden, og de kan rettes bagefter. Rækker, der findes i forvejen, kan opdateres uden.`,
    forAll: 'Mangler i filen',
    forAllHint: 'Er værdien den samme for alle nye rækker, så vælg den her. Ellers rettes rækkerne bagefter.',
    valueFor: (label: string) => `${label} til alle nye`,
    without: (label: string, said: string) => `Ingen kolonne går til ${label}. ${said}`,
    check: 'Kontrollér rækkerne',
    checking: 'Kontrollerer …',
    failed: 'Rækkerne kunne ikke kontrolleres',
  },

  causes: {
    title: 'Ret flere på én gang',
    hint: 'Ét valg bruges på alle rækker med den samme årsag.',
    cause: (count: number, cause: string) => `${rows(count)}: ${cause}`,
    use: (name: string) => `Brug ${name}`,
    other: 'Vælg en anden',
    one: 'Vælg',
    choose: (cause: string) => `Vælg til alle: ${cause}`,
    create: { area: 'Opret området', areaIds: 'Opret området' } as Record<string, string>,
    createOther: 'Opret kategorien',
    /** Said once, however many areas can be made. */
    noUsers: 'Et nyt område har ingen brugere endnu. Giv det bagefter til de ansvarlige under Brugere.',
    without: (label: string) => `Importér uden ${label}`,
    update: (count: number) => (count === 1 ? 'Opdater den' : 'Opdater dem'),
    asNew: (count: number) => (count === 1 ? 'Opret som ny' : 'Opret som nye'),
    skip: (count: number) => (count === 1 ? 'Spring rækken over' : 'Spring rækkerne over'),
    of: (act: string, cause: string) => `${act}: ${cause}`,
    more: (count: number) => `Vis ${plural(count, 'årsag', 'årsager')} mere`,
    working: 'Retter rækkerne …',
    takeAll: (count: number) => (count === 1 ? 'Brug forslaget' : `Brug de ${number(count)} forslag`),
    suggested: (count: number) => `${plural(count, 'årsag', 'årsager')} har netop ét forslag:`,
    taken: (count: number) => (count === 1 ? 'Ét forslag er brugt:' : `${number(count)} forslag er brugt:`),
    means: (value: string, name: string) => `${value} → ${name}`,
    chosen: (said: string) => `✓ ${said}`,
  },

  cells: {
    edit: 'Ret',
    save: 'Gem rettelsen',
    all: 'Vis alle celler',
  },

  rows: {
    search: 'Søg i rækkerne',
    tabs: 'Rækker',
    all: 'Alle',
    row: (at: number) => `Række ${number(at)}`,
    noneLeft: { error: 'Der er ingen fejl tilbage.', doubt: 'Der er ingen tvivl tilbage.' },
    nothing: '(tom)',
    more: (count: number) => `${plural(count, 'ændring', 'ændringer')} mere`,
    // Only its first letter, or CVR would be cvr.
    why: (why: string) => why.charAt(0).toLowerCase() + why.slice(1),
    doubt: 'Er det en, der findes i forvejen?',
    wouldStay: 'Intet ville blive ændret',
    takenBy: (row: number) => `Række ${number(row)} handler allerede om den. Spring den over for at vælge her`,
    known: 'Findes:',
    also: 'Se også',
    given: (label: string, value: string) => `${label}: ${value}`,
    moreFields: (count: number) => `${plural(count, 'felt', 'felter')} mere`,
    update: 'Opdater denne',
    with: (record: string, row: string) => `${record} med ${row}`,
    create: 'Opret som ny',
    skip: 'Spring over',
    skipErrors: (count: number) =>
      count === 1 ? 'Spring rækken med fejl over' : `Spring alle ${number(count)} med fejl over`,
    skipping: 'Springer over …',
    undo: 'Fortryd',
    of: (act: string, row: string) => `${act}: ${row}`,
    back: 'Til kolonnerne',
    errorsFile: 'Hent fejl som Excel',
    ready: ({ create, update }: { create: number; update: number }) => {
      const parts = [
        create > 0 && plural(create, 'ny', 'nye'),
        update > 0 && plural(update, 'opdatering', 'opdateringer'),
      ];
      return `${parts.filter(Boolean).join(' og ')} er klar til at blive gemt.`;
    },
    nothingToDo: 'Der er intet at gemme: alle rækker er uændrede eller springes over.',
    undecided: ({ doubt, error }: { doubt: number; error: number }) =>
      [doubt > 0 && `${rows(doubt)} i tvivl skal afgøres`, error > 0 && `${rows(error)} har fejl`]
        .filter(Boolean)
        .join(', og ')
        .concat(error > 0 ? `. Ret ${them(error)} her, eller spring ${them(error)} over.` : ', før der kan gemmes.'),
    allOrNothing: 'Alt gemmes på én gang, eller intet.',
    run: (count: number) => `Gem ${rows(count)}`,
    running: 'Gemmer … Det kan tage et halvt minut.',
    runningShort: 'Gemmer …',
    runFailed: 'Intet blev gemt',
    firstHint: 'Filen har ingen rækker.',
  },

  done: {
    title: 'Importen er færdig',
    ...counted,
    unchanged: (count: number) => `${rows(count)} uændret`,
    skip: (count: number) => `${rows(count)} sprunget over`,
    again: 'Importér en fil mere',
    awaiting: 'Se aftalerne, der afventer',
    draft: 'Se kladderne',
    contracts: 'Importér aftaler fra en anden fil',
    sameFile: 'Aftalerne i samme fil',
    sameFileHint: 'Står klubbernes aftaler i det samme ark, læses de uden at vælge filen igen.',
    otherSheet: (sheet: string) => `Arket »${sheet}« har overskrifter som aftaler. Det læses uden at vælge filen igen.`,
    otherSheetGone: (sheet: string) =>
      `Arket »${sheet}« har overskrifter som aftaler. Vælg filen igen for at læse det.`,
    chooseAgain: 'Vælg filen igen',
    readAs: 'Læs aftalerne i samme fil',
    reading: 'Læser …',
    readFailed: 'Filen kunne ikke læses igen',
    signed: 'Upload de underskrevne PDF’er',
  },
} as const;

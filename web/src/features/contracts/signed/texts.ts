import { plural } from '../../../lib/formats.ts';

const files = (count: number) => plural(count, 'fil', 'filer');

/** The page that uploads many signed agreements. */
export const texts = {
  title: 'Underskrevne PDF’er',
  subtitle:
    'Upload mange underskrevne aftaler på én gang. Hver fil finder sin aftale ved aftalenummeret, et tidligere nummer eller klubbens navn i filens navn.',
  zone: 'Underskrevne aftaler',
  choose: 'Vælg filer',
  dropHere: 'Slip filerne her',
  orDrop: 'eller træk dem hertil',
  rule: (most: number, size: string) => `Op til ${plural(most, 'PDF-fil', 'PDF-filer')}, hver højst ${size}`,
  example: 'F.eks. »2026-0042 underskrevet.pdf« eller »Vejle IF 2026.pdf«',
  tooMany: (most: number, left: number) => `Der kan højst være ${files(most)} ad gangen. ${files(left)} kom ikke med.`,
  matchFailed: 'Aftalerne kunne ikke findes',
  searching: 'Finder aftalerne …',
  whose: 'Hvilke aftaler uploader du?',
  missing: (count: number) => `Mangler en aftale (${count})`,
  missingHint: 'Vælg den aftale, som filen er den underskrevne udgave af.',
  takeAll: (count: number) => (count === 1 ? 'Brug forslaget' : `Brug de ${count} forslag`),
  refused: (count: number) => `Bliver ikke uploadet (${count})`,
  ready: (count: number) => `Har fundet deres aftale (${count})`,
  sameAs: (name: string) => `Aftalen får allerede »${name}«.`,
  noNumber: 'Filens navn siger ikke, hvilken aftale det er.',
  found: {
    externalNumber: 'Fundet ved det tidligere aftalenummer',
    club: 'Fundet ved klubbens navn',
    clubAndYear: 'Fundet ved klubbens navn og året',
  },
  formerly: (number: string) => `tidl. ${number}`,
  proposed: (count: number) => (count === 1 ? 'Er det denne aftale?' : 'Er det en af disse aftaler?'),
  unknown: (numbers: readonly string[]) =>
    `Ingen aftale har ${numbers.length === 1 ? 'nummeret' : 'numrene'} ${numbers.join(' eller ')}.`,
  pick: (name: string) => `Aftale til ${name}`,
  pickPlaceholder: 'Søg efter nummer eller klub',
  contracts: 'Aftaler',
  clubs: 'Sponsorater',
  noHit: 'Ingen aftale eller klub blev fundet.',
  noneAwaits: (club: string) => `${club} har ingen aftale, der afventer underskrift.`,
  severalAwait: (club: string) => `${club} har flere aftaler, der afventer underskrift. Vælg en af dem.`,
  remove: (name: string) => `Fjern ${name}`,
  summary: (ready: number, total: number) => `${ready} af ${files(total)} har en aftale, der afventer underskrift.`,
  oneByOne: 'Filerne uploades én ad gangen. Det, der er uploadet, bliver, også hvis en anden fil fejler.',
  upload: (count: number) => `Upload ${files(count)}`,
  uploading: 'Uploader …',
  stop: 'Stop',
  progress: (done: number, total: number) => `${done} af ${total} uploadet`,
  finished: (count: number) =>
    count === 1 ? '1 underskrevet aftale er uploadet.' : `${count} underskrevne aftaler er uploadet.`,
  failed: (count: number) => `${files(count)} kunne ikke uploades. Prøv igen, eller se hvorfor ud for filen.`,
  fileDone: 'Uploadet',
  leaveTitle: 'Forlad siden, mens der uploades?',
  leaveMessage: 'Resten af filerne bliver ikke uploadet.',
} as const;

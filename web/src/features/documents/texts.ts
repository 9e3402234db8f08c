import { plural } from '../../lib/formats.ts';

const documents = (count: number) => plural(count, 'dokument', 'dokumenter');

/** The Danish texts of a sponsorship's documents. */
export const texts = {
  title: 'Dokumenter',
  noun: 'dokument',
  nouns: 'dokumenter',
  none: 'Ingen dokumenter endnu',
  noneHint: 'Læg vedtægter, regnskaber og referater her.',
  full: (most: number) => `Mappen er fuld: den har plads til ${documents(most)}. Slet et for at lægge et nyt i.`,
  choose: 'Vælg filer',
  chooseLabel: 'Vælg filer til mappen',
  kind: 'Type',
  waiting: 'Venter',
  sent: (title: string) => `${title} ligger nu i mappen!`,
  allSent: (count: number) => `${documents(count)} ligger nu i mappen!`,
  retry: 'Prøv igen',
  retryOf: (name: string) => `Prøv igen: ${name}`,
  dismiss: 'Fjern fra listen',
  dismissOf: (name: string) => `Fjern fra listen: ${name}`,
  stopOf: (name: string) => `Stop upload: ${name}`,
  uploads: 'Filer på vej',
  opened: (title: string, what: string) => `Hent ${title} (${what})`,
  types: { pdf: 'PDF', image: 'Billede', docx: 'Word', xlsx: 'Excel' },
  saved: 'Dokumentet blev gemt!',
  undelete: 'Hent tilbage',
  undeleteOf: (title: string) => `Hent tilbage: ${title}`,
  undeleted: (title: string) => `${title} er hentet tilbage i mappen.`,
  archived: 'Administratorer kan hente det tilbage i 90 dage.',
  archive: 'Slettede dokumenter',
  archiveNone: 'Ingen slettede dokumenter',
  archiveHint: 'Et slettet dokument kan åbnes og hentes tilbage i 90 dage og forsvinder derefter helt.',
  removedBy: (name: string, when: string) => `Slettet af ${name} ${when}`,
} as const;

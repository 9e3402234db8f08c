import { plural } from '../../lib/formats.ts';
import { texts as uiTexts } from '../../ui/texts.ts';

const NOUN = 'arrangement';

/** The Danish texts of events. */
export const texts = {
  title: 'Billetter',
  noun: NOUN,
  search: 'Søg efter arrangement, sted eller klub',
  firstHint: 'Opret klubbernes kampe og koncerter, så der kan gives billetter til dem.',
  create: 'Nyt arrangement',
  import: 'Importér',
  importMany: 'Importér arrangementer',
  titleOf: (event?: object) => (event ? uiTexts.record.editTitle(NOUN) : 'Nyt arrangement'),
  saved: 'Arrangementet blev gemt!',
  give: 'Giv',
  giveFor: (event: string) => `Giv billetter til ${event}`,
  columns: { title: 'Arrangement', date: 'Dato', venue: 'Sted', free: 'Frie pladser', returnBy: 'Returfrist' },
  week: (week: number, days: string) => `Uge ${week} · ${days}`,
  free: (free: string, total: string) => `${free} af ${total} fri`,
  returnBy: (day: string) => `Returfrist ${day}`,
  passed: (returnBy: string) => `${returnBy} (overskredet)`,
  timeHint: 'F.eks. 15:00',
  seasonHint: 'F.eks. 2026/27',
  cancelledHelp: 'Pladserne er fri igen, og de, der er vært, får besked.',

  page: {
    about: 'Om arrangementet',
    cancelled: 'Arrangementet er aflyst. Det, der var givet, regnes som givet tilbage.',
    edit: 'Rediger',
    menu: 'Flere handlinger',
    kind: 'Type',
    season: 'Sæson',
    returnBy: 'Returfrist',
    note: 'Note',
    club: 'Klub',
  },

  next: 'Næste arrangement',
  ahead: {
    title: 'Næste arrangementer',
    later: 'Senere arrangementer',
    all: 'Se alle',
    allSpoken: ' arrangementer',
    wishes: (count: number) => `${plural(count, 'ønske', 'ønsker')} om billetter venter på dit svar`,
  },

  block: {
    title: 'Arrangementer',
    none: 'Ingen kommende arrangementer',
    noneHint: 'Opret kampe og koncerter, så der kan gives billetter til dem.',
    all: (count: number) => `Alle ${plural(count, 'arrangement', 'arrangementer')}`,
    coming: 'Alle arrangementer',
    add: 'Tilføj',
    addOne: 'Tilføj arrangement',
  },
} as const;

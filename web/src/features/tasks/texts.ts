import type { TaskKind, TaskPeriod } from '@sponsorat/api';
import { longDate, plural } from '../../lib/formats.ts';

const andDay = (next: string | null): string => (next ? `Næste frist er ${longDate(next)}.` : '');

/** The Danish texts of what there is to act on. */
export const texts = {
  title: 'Opgaver',

  acts: {
    renegotiation: 'Forny',
    expiry: 'Forny',
    renewal: 'Fortsæt',
    rate: 'Registrér betaling',
    draft: 'Fortsæt kladde',
    awaiting: 'Upload underskrevet',
    hospitality: 'Udnyttelse',
    delivery: 'Udnyttelse',
    manual: 'Gå til',
  } satisfies Record<TaskKind, string>,
  actOf: (act: string, text: string, club: string) => `${act}, ${text}, ${club}`,

  periods: {
    overdue: 'Overskredet',
    week: 'Denne uge',
    month: 'Næste 30 dage',
    later: 'Senere',
  } satisfies Record<TaskPeriod, string>,

  row: {
    lockedOut: 'Deaktiveret',
    until: (day: string) => `Udskudt til ${day}`,
    done: 'Udført',
  },

  none: 'Alt er gjort.',
  noneHint: (next: string | null) => andDay(next) || 'Nye opgaver kommer af sig selv, når noget nærmer sig.',

  block: {
    whose: 'Vis mine eller alle',
    owners: { mine: 'Mine', all: 'Alle' },
    more: 'Se alle opgaver',
    nothingElse: 'Rater, fornyelser, genforhandlinger og leverancer vises her i god tid.',
  },

  strip: {
    count: (count: number) => plural(count, 'opgave', 'opgaver'),
    none: 'Ingen opgaver lige nu',
    next: (text: string, when: string) => `${text} (${when})`,
  },
} as const;

import type { CurrentUser, TaskKind, TaskPeriod } from '@sponsorat/api';
import { type Owner, usualOwner } from '../../domain/owner.ts';
import { date, plural } from '../../lib/formats.ts';

const andDay = (next: string | null): string => (next ? `Næste frist er ${date(next)}.` : '');

const periods = {
  overdue: 'Overskredet',
  week: 'Denne uge',
  month: 'Næste 30 dage',
  later: 'Senere',
} satisfies Record<TaskPeriod, string>;

/** The Danish texts of what there is to act on. */
export const texts = {
  title: 'Opgaver',

  acts: {
    renegotiation: 'Forny',
    expiry: 'Forny',
    renewal: 'Fortsæt',
    rate: 'Registrér betaling',
    approve: 'Tag stilling',
    approval: 'Se aftale',
    draft: 'Fortsæt kladde',
    awaiting: 'Upload underskrevet',
    hospitality: 'Udnyttelse',
    delivery: 'Udnyttelse',
    proof: 'Tilføj bevis',
    grants: 'Se billetterne',
    kyc: 'Kontrolleret',
    manual: 'Gå til',
  } satisfies Record<TaskKind, string>,
  remind: 'Påmind',
  received: 'Se klubbens kopi',
  actOf: (act: string, text: string, club: string) => `${act}, ${text}, ${club}`,

  periods,
  /** How much there is of each: the 30 days hold the week too, unlike their heading, which stands below that of the week. */
  figures: { ...periods, month: 'Næste 30 dage inkl. denne uge' },

  /** Several of a kind at one club, in one row. */
  several: {
    renegotiation: (count: number) => plural(count, 'aftale skal genforhandles', 'aftaler skal genforhandles'),
    expiry: (count: number) => plural(count, 'aftale udløber', 'aftaler udløber'),
    renewal: (count: number) => plural(count, 'fornyelse er i gang', 'fornyelser er i gang'),
    rate: (count: number) => plural(count, 'rate skal betales', 'rater skal betales'),
    approve: (count: number) => plural(count, 'aftale skal godkendes', 'aftaler skal godkendes'),
    approval: (count: number) => plural(count, 'aftale venter på godkendelse', 'aftaler venter på godkendelse'),
    draft: (count: number) => plural(count, 'kladde står stille', 'kladder står stille'),
    awaiting: (count: number) => plural(count, 'aftale venter på underskrift', 'aftaler venter på underskrift'),
    hospitality: (count: number) => `${count} slags hospitality er ikke brugt op`,
    delivery: (count: number) => plural(count, 'leverance er bagud', 'leverancer er bagud'),
    proof: (count: number) => plural(count, 'produkt mangler bevis', 'produkter mangler bevis'),
    grants: (count: number) =>
      plural(count, 'aftale har billetter efter sit udløb', 'aftaler har billetter efter deres udløb'),
    kyc: (count: number) => plural(count, 'kontrol i kundesystemet', 'kontroller i kundesystemet'),
    manual: (count: number) => plural(count, 'opgave', 'opgaver'),
  } satisfies Record<TaskKind, (count: number) => string>,

  row: {
    lockedOut: 'Deaktiveret',
    until: (day: string) => `Udskudt til ${day}`,
    done: 'Udført',
  },

  noneHint: (next: string | null) => andDay(next) || 'Nye opgaver kommer af sig selv, når noget nærmer sig.',

  block: {
    more: 'Se alle opgaver',
    nothingElse: 'Rater, fornyelser, genforhandlinger og leverancer vises her i god tid.',
  },

  strip: {
    count: (count: number) => plural(count, 'opgave', 'opgaver'),
    none: 'Ingen opgaver lige nu',
  },
} as const;

/** What is said where there is nothing to act on: of who looks after all, not that it is done where it is not theirs. */
export const noneOf = (owner: Owner, user: CurrentUser): string =>
  owner === 'all' || usualOwner(user) === 'mine' ? 'Alt er gjort.' : 'Du har ingen opgaver.';

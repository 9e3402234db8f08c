import type { TaskKind, TaskPeriod } from '@sponsorat/api';
import { dayInText, plural } from '../../lib/formats.ts';

const andDay = (next: string | null): string => (next ? `Næste frist er ${dayInText(next)}.` : '');

/** The Danish texts of what there is to act on. */
export const texts = {
  title: 'Opgaver',
  noun: 'opgave',
  search: 'Søg i klub, opgave eller aftalenr.',

  create: 'Ny opgave',

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

  filters: {
    kind: 'Type',
    allKinds: 'Alle typer',
    area: 'Område',
    allAreas: 'Alle områder',
    owner: 'Ansvarlig',
    mine: 'Mine',
    all: 'Alle',
    unassigned: 'Uden ansvarlig',
    colleagues: 'Kolleger',
    when: 'Frist',
    anyTime: 'Alle frister',
    status: 'Status',
    statuses: { open: 'Åbne', snoozed: 'Udskudte', done: 'Udførte' },
    sponsorship: 'Sponsorat',
    ofSponsorship: (name: string | undefined) => name ?? 'Ét sponsorat',
  },

  row: {
    lockedOut: 'Deaktiveret',
    until: (day: string) => `Udskudt til ${day}`,
    done: 'Udført',
  },

  menu: {
    open: (text: string, club: string) => `Flere handlinger: ${text}, ${club}`,
    done: 'Udfør',
    reopen: 'Åbn igen',
    snooze: 'Udskyd',
    assign: 'Tildel',
    goToClub: 'Gå til sponsoratet',
    goToContract: 'Gå til aftalen',
    edit: 'Rediger',
    remove: 'Slet',
  },

  said: {
    done: 'Opgaven er udført',
    open: 'Opgaven er åben igen',
    snoozed: (day: string) => `Opgaven er udskudt til ${day}`,
    assigned: (name: string) => `Opgaven er nu hos ${name}`,
    saved: 'Opgaven er gemt',
  },

  dialogs: {
    done: 'Udfør opgave',
    note: 'Hvad er besluttet?',
    noteHelp: 'Det står i historikken, så den næste kan se hvorfor.',
    noteMissing: 'Skriv, hvad der er besluttet',
    finish: 'Udfør',
    snooze: 'Udskyd opgave',
    until: 'Udskyd til',
    chooseDay: 'Vælg en dag',
    soon: { tomorrow: 'I morgen', monday: 'Næste mandag', month: 'Om en måned' },
    put: 'Udskyd',
    assign: 'Tildel opgave',
    responsible: 'Den ansvarlige for sponsoratet',
    give: 'Tildel',
    create: 'Ny opgave',
    edit: 'Rediger opgave',
    club: 'Sponsorat',
    findClub: 'Søg efter en klub',
    noClub: 'Ingen klubber fundet',
    save: 'Gem',
    failed: 'Opgaven kunne ikke hentes',
  },

  none: 'Alt er gjort.',
  noneHint: (next: string | null) => andDay(next) || 'Nye opgaver kommer af sig selv, når noget nærmer sig.',

  block: {
    whose: 'Vis mine eller alle',
    owners: { mine: 'Mine', all: 'Alle' },
    figure: (name: string, count: number) => `${name}: ${plural(count, 'opgave', 'opgaver')}`,
    more: 'Se alle opgaver',
    nothingElse: 'Rater, fornyelser, genforhandlinger og leverancer vises her i god tid.',
  },

  strip: {
    count: (count: number) => plural(count, 'opgave', 'opgaver'),
    next: (text: string, when: string) => `${text} (${when})`,
  },
} as const;

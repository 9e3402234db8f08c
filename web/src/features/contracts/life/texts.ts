import { daysBetween, type IsoDate } from '@sponsorat/api';
import { dueInDays, inDays, kroner, longDate, plural } from '../../../lib/formats.ts';
import type { NextDate, Phase, StepName } from './life.rules.ts';

const SHORT = 90;

/** The Danish texts of where an agreement is in its life, and what comes next. */
export const texts = {
  label: (number: string) => `Status for aftale ${number}`,
  steps: 'Aftalens forløb',
  names: { draft: 'Kladde', awaiting: 'Låst til underskrift', approved: 'Godkendt', active: 'Aktiv' } satisfies Record<
    StepName,
    string
  >,
  imported: (day: string) => `Importeret ${day}`,
  signed: (day: string) => `Underskrevet ${day}`,
  states: { done: 'udført', current: 'nu', ahead: 'mangler' },

  /** What the last step is called and says, which is the one that dates decide. */
  last: (
    phase: Phase,
    { startDate, endDate }: { startDate: string | null; endDate: string | null },
    { today, replacedBy }: { today: IsoDate; replacedBy: string | undefined },
  ): { name: string; detail: string | null } => {
    const name = 'Aktiv';
    if (phase === 'ended') return { name: 'Udløbet', detail: endDate && longDate(endDate) };
    if (phase === 'replaced') return { name: 'Afløst', detail: replacedBy ? `af aftale ${replacedBy}` : null };
    if (phase === 'coming' && startDate)
      return { name: `Aktiv fra ${longDate(startDate)}`, detail: inDays(daysBetween(today, startDate)) };
    if (phase === 'active' && endDate) {
      const left = daysBetween(today, endDate);
      const last = left === 0 ? 'sidste dag i dag' : `${plural(left, 'dag', 'dage')} tilbage`;
      return { name, detail: left <= SHORT ? last : `til ${longDate(endDate)}` };
    }
    if (!startDate) return { name, detail: null };
    if (endDate && endDate < today) return { name, detail: 'perioden er slut' };
    return { name, detail: startDate > today ? `fra ${longDate(startDate)}` : 'når den er underskrevet' };
  },

  annual: 'Årligt beløb',
  inAll: (amount: string) => `${amount} i alt`,
  period: 'Periode',
  rate: 'Næste rate',
  rateDue: (amount: string, date: IsoDate, today: IsoDate) => {
    const days = daysBetween(today, date);
    return { amount, due: longDate(date), ...(days <= SHORT ? { inDays: dueInDays(days) } : {}) };
  },
  noRates: 'Ingen rater',
  ratesOver: 'Ingen tilbage',

  actions: {
    continue: 'Fortsæt kladden',
    confirm: 'Læs og godkend',
    upload: 'Upload underskrevet aftale',
    pay: 'Registrér betaling',
    usage: 'Registrér udnyttelse',
    renew: 'Forny',
    see: (number: string) => `Se aftale ${number}`,
  },
  waits: {
    start: (date: IsoDate) => `Begynder ${longDate(date)}`,
    renegotiation: (date: IsoDate) => `Genforhandles ${longDate(date)}`,
    end: (date: IsoDate) => `Løber til ${longDate(date)}`,
  },
  nothing: 'Intet at gøre nu',

  /** "Rate på 47.500 kr. om 12 dage", "Genforhandling 31. juli 2027". */
  nextDate: (next: NextDate, today: IsoDate): string => {
    const days = daysBetween(today, next.date);
    const when = days <= SHORT ? dueInDays(days) : longDate(next.date);
    if (next.of === 'rate') return `Rate på ${kroner(next.amount)} ${when}`;
    return `${{ start: 'Begynder', renegotiation: 'Genforhandles', end: 'Slutter' }[next.of]} ${when}`;
  },
} as const;

import { daysBetween, type IsoDate } from '@sponsorat/api';
import { dueInDays, inDays, longDate, plural } from '../../../lib/formats.ts';
import type { Phase, StepName } from './life.rules.ts';

const SHORT = 90;

/** When something comes: by its days where they are few, else by its date. */
export const whenOf = (date: IsoDate, today: IsoDate): string => {
  const days = daysBetween(today, date);
  return days <= SHORT ? dueInDays(days) : longDate(date);
};

/** The Danish texts of where an agreement is in its life, and what comes next. */
export const texts = {
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
    signing: 'Se underskrifter',
    received: 'Se klubbens kopi',
    pay: 'Registrér betaling',
    usage: 'Registrér udnyttelse',
    renew: 'Forny',
    see: (number: string) => `Se aftale ${number}`,
  },
  /** Where there is no room for more. */
  uploadBriefly: 'Upload',
  nextDates: {
    rate: (when: string, amount: string) => `Rate på ${amount} ${when}`,
    start: (when: string) => `Begynder ${when}`,
    renegotiation: (when: string) => `Genforhandling ${when}`,
    end: (when: string) => `Slutter ${when}`,
  },
} as const;

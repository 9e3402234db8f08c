import { type AttentionItem, type AttentionKind, daysBetween, type IsoDate } from '@sponsorat/api';
import { date, percent } from '../../lib/formats.ts';
import { texts } from './texts.ts';

const t = texts.attention;

/** A number of days from today as one says it: "i dag", "i morgen", "om 12 dage", "i går", "for 4 dage siden". */
const fromToday = (days: number): string => {
  if (days === 0) return t.today;
  if (days === 1) return t.tomorrow;
  if (days === -1) return t.yesterday;
  return days > 0 ? t.inDays(days) : t.daysAgo(-days);
};

/** Why something must be acted on, in a sentence; `isLate` where it should have been done already. */
export const reasonOf = (item: AttentionItem, today: IsoDate): { said: string; day: string; isLate: boolean } => {
  const { kind, dueDate, since, utilization } = item;
  const days = daysBetween(today, dueDate);
  if (since !== null) {
    const waited = daysBetween(since, today);
    const said = kind === 'awaiting' ? t.awaiting(waited) : t.draft(waited);
    return { said, day: t.since(date(since)), isLate: true };
  }
  if (kind === 'lowUse')
    return { said: t.lowUse(percent(utilization), fromToday(days)), day: date(dueDate), isLate: false };
  const said = days < 0 ? t.renegotiationDue(fromToday(days)) : t.renegotiation(fromToday(days));
  return { said, day: date(dueDate), isLate: days < 0 };
};

/** The lists of all that is of a kind. */
export const listsOf = {
  renegotiation: { status: 'renegotiation' },
  awaiting: { contract: 'awaiting' },
  draft: { contract: 'draft' },
  lowUse: { contract: 'tracked', sort: 'Utilization' },
} as const satisfies Record<AttentionKind, object>;

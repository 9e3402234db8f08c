import { addDays, daysBetween, type IsoDate, shortDate, sundayOf, TASK_MONTH_DAYS, type TaskRow } from '@sponsorat/api';
import type { MailBlock, MailContent } from '../mails/mail-layout.rules.ts';

/** So many lines at most; what is more is counted. */
export const MOST_LINES = 50;

/** Up to which day a digest tells of what is due. */
export const digestEnd = (today: IsoDate): IsoDate => addDays(today, TASK_MONTH_DAYS);

type WithDay = { dueDate: IsoDate };
type Part = 'overdue' | 'week' | 'month';
const titles: Record<Part | 'new', string> = {
  overdue: 'Overskredet',
  week: 'Denne uge',
  month: 'Næste 30 dage',
  new: 'Ny siden sidst',
};

const partOf = ({ dueDate }: WithDay, today: IsoDate): Part => {
  if (dueDate < today) return 'overdue';
  return dueDate <= sundayOf(today) ? 'week' : 'month';
};

/** How many tasks are overdue, due this week, and due in the days after that. */
export const countDue = (all: readonly WithDay[], today: IsoDate): Record<Part, number> => {
  const counts = { overdue: 0, week: 0, month: 0 };
  for (const one of all) counts[partOf(one, today)] += 1;
  return counts;
};

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a digest is called. */
const digestSubject = ({ overdue, week, month }: Record<Part, number>): string => {
  const late = overdue > 0 ? [plural(overdue, 'overskreden', 'overskredne')] : [];
  const soon = week > 0 ? [`${plural(week, 'frist', 'frister')} denne uge`] : [];
  const later = month > 0 ? `${plural(month, 'frist', 'frister')} de næste 30 dage` : 'ingen frister';
  return `Sponsorat: ${[...late, ...soon].join(' og ') || later}`;
};

const whenOf = (dueDate: IsoDate, today: IsoDate): string => {
  const days = daysBetween(today, dueDate);
  if (days === 0) return 'i dag';
  if (days === 1) return 'i morgen';
  return days < 0 ? `${plural(-days, 'dag', 'dage')} over` : `om ${days} dage`;
};

/** Where links lead: without an address of the app's own there are none. */
export type LinkTo = (path: string) => string | null;

const blockOf = ({ DueDate, Name, Text, Path }: TaskRow, today: IsoDate, linkTo: LinkTo): MailBlock => ({
  item: Text,
  under: `${Name}, ${shortDate(DueDate)} (${whenOf(DueDate, today)})`,
  url: linkTo(Path),
});

type Digest = {
  today: IsoDate;
  counts: Record<Part, number>;
  /** The tasks that there are lines for, in their order. */
  rows: readonly TaskRow[];
  /** Of these, those that the digest before did not know; empty where that is not told. */
  isNew: (row: TaskRow) => boolean;
  linkTo: LinkTo;
};

/** A digest as a mail. */
export const digestOf = ({ today, counts, rows, isNew, linkTo }: Digest): MailContent => {
  const part = (name: Part) => rows.filter(({ DueDate: dueDate }) => partOf({ dueDate }, today) === name);
  const room = MOST_LINES - rows.length;
  const fresh = rows.filter(isNew);
  const parts: [string, readonly TaskRow[]][] = [
    [titles.overdue, part('overdue')],
    [titles.week, part('week')],
    [titles.month, part('month')],
    [titles.new, fresh.slice(0, Math.max(0, room))],
  ];
  const more = counts.overdue + counts.week + counts.month - rows.length;
  const all = linkTo('/tasks');
  return {
    subject: digestSubject(counts),
    blocks: [
      ...parts
        .filter(([, lines]) => lines.length > 0)
        .flatMap(([heading, lines]) => [{ heading }, ...lines.map((row) => blockOf(row, today, linkTo))]),
      ...(rows.length === 0 ? [{ paragraph: 'Der er intet, der venter på dig de næste 30 dage.' }] : []),
      ...(more > 0 ? [{ paragraph: `og ${more} mere` }] : []),
      ...(all ? [{ button: 'Åbn Opgaver', url: all }] : []),
    ],
  };
};

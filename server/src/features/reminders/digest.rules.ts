import {
  addDays,
  daysBetween,
  type EventRow,
  type IsoDate,
  shortDate,
  sundayOf,
  TASK_MONTH_DAYS,
  type TaskRow,
} from '@sponsorat/api';
import type { MailBlock, MailContent } from '../mails/mail-layout.rules.ts';

/** So many lines at most; what is more is counted. */
const MOST_LINES = 50;

/** Up to which day a digest tells of what is due. */
export const digestEnd = (today: IsoDate): IsoDate => addDays(today, TASK_MONTH_DAYS);

type WithDay = { dueDate: IsoDate };
type Part = 'overdue' | 'week' | 'month';
const titles: Record<Part | 'tickets' | 'new', string> = {
  overdue: 'Overskredet',
  week: 'Denne uge',
  tickets: 'Billetter',
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

/** What a digest tells of tickets: how many wishes wait for its reader, and the events of the week with free seats. */
export type Tickets = { wishes: number; events: readonly EventRow[] };

const wishesWait = (count: number) => `${plural(count, 'ønske', 'ønsker')} venter`;

/** What a digest is called: after tickets where nothing is due. */
const digestSubject = ({ overdue, week, month }: Record<Part, number>, { wishes, events }: Tickets): string => {
  const late = overdue > 0 ? [plural(overdue, 'overskreden', 'overskredne')] : [];
  const soon = week > 0 ? [`${plural(week, 'frist', 'frister')} denne uge`] : [];
  const later = month > 0 ? [`${plural(month, 'frist', 'frister')} de næste 30 dage`] : [];
  const wished = wishes > 0 ? [wishesWait(wishes)] : [];
  const free = events.length > 0 ? [`${plural(events.length, 'arrangement', 'arrangementer')} med frie pladser`] : [];
  const said = [[...late, ...soon], later, wished, free].find((words) => words.length > 0);
  return `Sponsorat: ${said?.join(' og ') ?? 'ingen frister'}`;
};

const whenOf = (dueDate: IsoDate, today: IsoDate): string => {
  const days = daysBetween(today, dueDate);
  if (days === 0) return 'i dag';
  if (days === 1) return 'i morgen';
  return days < 0 ? `${plural(-days, 'dag', 'dage')} for sent` : `om ${days} dage`;
};

/** Where links lead: without an address of the app's own there are none. */
export type LinkTo = (path: string) => string | null;

const blockOf = ({ DueDate, Name, Text, Path }: TaskRow, today: IsoDate, linkTo: LinkTo): MailBlock => ({
  item: Text,
  under: `${Name}, ${shortDate(DueDate)} (${whenOf(DueDate, today)})`,
  url: linkTo(Path),
});

/** A week from today on, of whose events a digest tells. */
export const digestWeek = (today: IsoDate) => ({ from: today, to: addDays(today, 6) });

const MOST_EVENTS = 10;
const shownOf = ({ events }: Tickets) => events.slice(0, MOST_EVENTS);

/** For how many tasks there is room beside what is told of tickets. */
export const roomBeside = (tickets: Tickets): number =>
  MOST_LINES - shownOf(tickets).length - (tickets.wishes > 0 ? 1 : 0);

const ticketBlocks = (tickets: Tickets, today: IsoDate, linkTo: LinkTo): MailBlock[] => {
  const { wishes, events } = tickets;
  const waiting = { item: wishesWait(wishes), under: 'Kolleger vil gerne have billetter, og du kan svare.' };
  const rest = events.length - shownOf(tickets).length;
  return [
    ...(wishes > 0 ? [{ ...waiting, url: linkTo(`/tickets/grants?state=${encodeURIComponent('Ønsket')}`) }] : []),
    ...shownOf(tickets).map(({ Id, Title, Free, Total, Name, Date: day, Time }) => ({
      item: `${Title}: ${Free} af ${Total} fri`,
      under: `${Name}, ${shortDate(day)}${Time === null ? '' : ` kl. ${Time}`} (${whenOf(day, today)})`,
      url: linkTo(`/tickets/events/${Id}`),
    })),
    ...(rest > 0 ? [{ paragraph: `og ${plural(rest, 'arrangement', 'arrangementer')} mere` }] : []),
  ];
};

type Digest = {
  today: IsoDate;
  counts: Record<Part, number>;
  tickets: Tickets;
  /** The tasks that there are lines for, in their order. */
  rows: readonly TaskRow[];
  /** Of these, those that the digest before did not know; empty where that is not told. */
  isNew: (row: TaskRow) => boolean;
  linkTo: LinkTo;
};

/** A digest as a mail. */
export const digestOf = ({ today, counts, tickets, rows, isNew, linkTo }: Digest): MailContent => {
  const linesOf = (some: readonly TaskRow[]) => some.map((row) => blockOf(row, today, linkTo));
  const part = (name: Part) => linesOf(rows.filter(({ DueDate: dueDate }) => partOf({ dueDate }, today) === name));
  const room = roomBeside(tickets) - rows.length;
  const fresh = rows.filter(isNew);
  const parts: [string, readonly MailBlock[]][] = [
    [titles.overdue, part('overdue')],
    [titles.week, part('week')],
    [titles.tickets, ticketBlocks(tickets, today, linkTo)],
    [titles.month, part('month')],
    [titles.new, linesOf(fresh.slice(0, Math.max(0, room)))],
  ];
  const said = parts.filter(([, lines]) => lines.length > 0);
  const more = counts.overdue + counts.week + counts.month - rows.length;
  const all = linkTo('/tasks');
  return {
    subject: digestSubject(counts, tickets),
    blocks: [
      ...said.flatMap(([heading, lines]) => [{ heading }, ...lines]),
      ...(said.length === 0 ? [{ paragraph: 'Der er intet, der venter på dig de næste 30 dage.' }] : []),
      ...(more > 0 ? [{ paragraph: `og ${more} mere` }] : []),
      ...(all ? [{ button: 'Åbn Opgaver', url: all }] : []),
    ],
  };
};

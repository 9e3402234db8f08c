import {
  addDays,
  type Contract,
  contractStatus,
  dayInCopenhagen,
  daysBetween,
  type IsoDate,
  missingForConfirm,
} from '@sponsorat/api';
import { isOut } from '../../../domain/signing.rules.ts';

/** Where an agreement is in its life, by its status and today's date. */
export type Phase = 'draft' | 'awaiting' | 'coming' | 'active' | 'ended' | 'replaced';

type DatedContract = Pick<Contract, 'id' | 'status' | 'isActive' | 'startDate' | 'endDate'>;
type Renewal = Pick<Contract, 'renegotiation' | 'successorId'>;

/** The phase of an agreement today. One that another took the place of is still within its period. */
export const phaseOf = (contract: DatedContract, today: IsoDate): Phase => {
  const { status, isActive, startDate, endDate } = contract;
  if (status === contractStatus.draft) return 'draft';
  if (status === contractStatus.awaiting) return 'awaiting';
  if (startDate !== null && startDate > today) return 'coming';
  if (endDate !== null && endDate < today) return 'ended';
  return isActive ? 'active' : 'replaced';
};

const isDone = (phase: Phase): boolean => phase === 'ended' || phase === 'replaced';

export type StepName = 'draft' | 'awaiting' | 'approved' | 'active';
export type LifeStep = {
  name: StepName;
  state: 'done' | 'current' | 'ahead';
  /** When it was reached, and by whose hand, as far as that is known. */
  at: string | null;
  by: string | null;
  /** It was reached on a day that nobody knows, before a file or a copy brought it: `at` is when that came. */
  imported: boolean;
};

const reached: Record<Phase, number> = { draft: 0, awaiting: 1, coming: 2, active: 3, ended: 3, replaced: 3 };

type SignedContract = Pick<
  Contract,
  | 'createdAt'
  | 'createdBy'
  | 'confirmedAt'
  | 'confirmedBy'
  | 'approvedAt'
  | 'approvedBy'
  | 'importedAt'
  | 'confirmedOn'
  | 'signedOn'
  | 'startDate'
>;

const stepBy = (at: string | null, by: string | null) => ({ at, by, imported: false });
const stepFromFile = (at: string | null) => ({ at, by: null, imported: at !== null });
/** A step on the day that the imported file says; null where it says none. */
const fromFile = (day: IsoDate | null) => (day === null ? null : stepBy(day, null));

/** The steps of an agreement's life: what is done, by whom and when, where it is, and what is still to come. */
export const lifeOf = (contract: SignedContract, phase: Phase): LifeStep[] => {
  const { createdAt, createdBy, confirmedAt, confirmedBy, approvedAt, approvedBy } = contract;
  const { importedAt, confirmedOn, signedOn, startDate } = contract;
  const asFile = importedAt !== null && confirmedAt !== null && confirmedAt <= importedAt;
  // What had begun when it came was signed before, whenever the copy was uploaded.
  const hadBegun = asFile && startDate !== null && startDate <= dayInCopenhagen(new Date(importedAt));
  const steps = [
    { name: 'draft', at: createdAt, by: createdBy, imported: importedAt !== null },
    {
      name: 'awaiting',
      ...(fromFile(confirmedOn) ?? (asFile ? stepFromFile(confirmedAt) : stepBy(confirmedAt, confirmedBy))),
    },
    {
      name: 'approved',
      ...(fromFile(signedOn) ?? (hadBegun ? stepFromFile(approvedAt) : stepBy(approvedAt, approvedBy))),
    },
    { name: 'active', ...stepBy(null, null) },
  ] as const;
  const current = reached[phase];
  return steps.map((step, at) => {
    const state = at < current ? 'done' : 'ahead';
    return { ...step, state: at === current ? 'current' : state };
  });
};

/** The agreement that took another's place: the active one. */
export const replacementOf = <C extends DatedContract>(contract: DatedContract, all: readonly C[]): C | undefined =>
  all.find(({ id, isActive }) => isActive && id !== contract.id);

const urgency: readonly Phase[] = ['awaiting', 'coming', 'draft'];

/** The agreements that a sponsorship is about today: the active one, and the first that is under way beside it. */
export const leadingOf = <C extends DatedContract>(all: readonly C[], today: IsoDate): C[] => {
  const phases = all.map((contract) => ({ contract, phase: phaseOf(contract, today) }));
  const active = phases.find(({ phase }) => phase === 'active');
  const pending = urgency.flatMap((wanted) => phases.filter(({ phase }) => phase === wanted))[0];
  return [active, pending].flatMap((match) => (match ? [match.contract] : []));
};

type Rate = Pick<Contract['rates'][number], 'id' | 'dueDate' | 'rest'>;
type DatedRate = Rate & { dueDate: IsoDate };

/** The rate to be paid next: the first that is not paid, also where its day has passed. */
export const nextRate = (rates: readonly Rate[]): DatedRate | undefined =>
  rates
    .filter((rate): rate is DatedRate => rate.dueDate !== null && rate.rest > 0)
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))[0];

/** What an agreement costs in all, where that is not what it costs a year. */
export const amountInAll = ({ amount, sponsorshipAmount }: Pick<Contract, 'amount' | 'sponsorshipAmount'>) =>
  amount === sponsorshipAmount ? null : amount;

const DAYS_TO_PAY = 14;

/** How many percent of a period have passed when a day begins: 0 before it, 100 after it; null without both ends. */
export const passedPercent = (
  { startDate, endDate }: Pick<Contract, 'startDate' | 'endDate'>,
  today: IsoDate,
): number | null => {
  if (startDate === null || endDate === null) return null;
  const share = daysBetween(startDate, today) / daysBetween(startDate, addDays(endDate, 1));
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
};

/**
 * The day of an agreement that comes next, and what happens on it. A rate that is not paid keeps its place, and so does a
 * renegotiation that nothing has come of.
 */
export type NextDate =
  | { of: 'rate'; date: IsoDate; amount: number }
  | { of: 'start' | 'renegotiation' | 'end'; date: IsoDate };

/** The day since when an active agreement should have been renegotiated; null where it is to come, or something follows. */
const overdueRenegotiation = (contract: DatedContract & Renewal, today: IsoDate): IsoDate | null => {
  const { renegotiation, successorId } = contract;
  const isOverdue = renegotiation !== null && renegotiation < today && successorId === null;
  return isOverdue && phaseOf(contract, today) === 'active' ? renegotiation : null;
};

export const nextDateOf = (
  contract: DatedContract & Renewal & { rates: readonly Rate[] },
  today: IsoDate,
): NextDate | undefined => {
  const { rates, startDate, renegotiation, endDate } = contract;
  const rate = nextRate(rates);
  const overdue = overdueRenegotiation(contract, today);
  const days = [
    { of: 'start', date: startDate },
    { of: 'renegotiation', date: renegotiation },
    { of: 'end', date: endDate },
  ] as const;
  const dates: NextDate[] = [
    ...(rate ? [{ of: 'rate', date: rate.dueDate, amount: rate.rest } as const] : []),
    ...days.flatMap(({ of, date }) => (date !== null && (date >= today || date === overdue) ? [{ of, date }] : [])),
  ];
  return dates.toSorted((a, b) => a.date.localeCompare(b.date))[0];
};

/** The one thing to do next with an agreement, or what it waits for. */
export type NextAction<C> =
  | { kind: 'continue' | 'confirm' | 'upload' | 'usage' | 'renew' }
  | { kind: 'pay'; rateId: number }
  | { kind: 'see'; contract: C }
  /** It is out for signature: the club answers, or has sent a copy that waits for the bank. */
  | { kind: 'signing' | 'received' }
  | { kind: 'wait'; for: 'start' | 'renegotiation' | 'end'; date: IsoDate }
  | { kind: 'none' };

const successorOf = <C extends DatedContract>(
  { successorId }: Pick<Contract, 'successorId'>,
  all: readonly C[],
): C | undefined => all.find(({ id }) => id === successorId);

type Subject = DatedContract &
  Parameters<typeof missingForConfirm>[0] &
  Pick<Contract, 'renegotiation' | 'renewFrom' | 'successorId' | 'signing'> & { rates: readonly Rate[] };
type NextActionInput<C> = {
  /** The sponsorship's agreements, this one too. */
  all: readonly C[];
  /** Products of it are used up, and that is written down. */
  tracked: boolean;
  today: IsoDate;
};

const nextOfActive = <C extends DatedContract>(
  contract: Subject,
  { all, tracked, today }: NextActionInput<C>,
): NextAction<C> => {
  const { renegotiation, endDate, renewFrom } = contract;
  const successor = successorOf(contract, all);
  if (renewFrom !== null && renewFrom <= today)
    return successor ? { kind: 'see', contract: successor } : { kind: 'renew' };
  if (tracked) return { kind: 'usage' };
  if (renegotiation !== null) return { kind: 'wait', for: 'renegotiation', date: renegotiation };
  return endDate === null ? { kind: 'none' } : { kind: 'wait', for: 'end', date: endDate };
};

const nextOfAwaiting = ({ signing }: Pick<Contract, 'signing'>) => {
  if (!isOut(signing)) return 'upload';
  return signing.state === 'Modtaget' ? 'received' : 'signing';
};

/** What to do next with an agreement, by its phase and what else the sponsorship has. */
export const nextActionOf = <C extends DatedContract>(contract: Subject, input: NextActionInput<C>): NextAction<C> => {
  const { all, today } = input;
  const phase = phaseOf(contract, today);
  if (phase === 'draft') return { kind: Object.keys(missingForConfirm(contract)).length > 0 ? 'continue' : 'confirm' };
  if (phase === 'awaiting') return { kind: nextOfAwaiting(contract) };
  const rate = nextRate(contract.rates);
  const overdue = overdueRenegotiation(contract, today);
  // What has waited longest comes first.
  if (overdue !== null && (!rate || overdue < rate.dueDate)) return { kind: 'renew' };
  if (rate && daysBetween(today, rate.dueDate) <= DAYS_TO_PAY) return { kind: 'pay', rateId: rate.id };
  if (phase === 'coming' && contract.startDate) return { kind: 'wait', for: 'start', date: contract.startDate };
  if (!isDone(phase)) return nextOfActive(contract, input);
  const instead = replacementOf(contract, all) ?? successorOf(contract, all);
  return instead ? { kind: 'see', contract: instead } : { kind: 'renew' };
};

/** Of the agreements that a sponsorship is about, the first with something to do but its use, which all can have. */
export const mostPressing = <C extends Subject>(
  leading: readonly C[],
  { all, today }: { all: readonly C[]; today: IsoDate },
): C | undefined =>
  leading.find((contract) => {
    const { kind } = nextActionOf(contract, { all, today, tracked: false });
    return kind !== 'see' && kind !== 'wait' && kind !== 'none';
  });

import { addDays, contractStatus, type IsoDate, shortDate, type TaskKind } from '@sponsorat/api';
import { z } from 'zod';
import type { TaskContext } from './task-facts.sql.ts';

/** How the sending of an agreement stands that is out for signature. */
const sendingSchema = z.object({
  state: z.enum(['Sendt', 'Modtaget']),
  sentOn: z.string(),
  signed: z.number(),
  of: z.number(),
  deadline: z.string(),
  /** From when one of those who are still to sign may be reminded. */
  remindFrom: z.string().nullable(),
});
type Sending = z.infer<typeof sendingSchema>;

/** What the words of a task are made of; null where it is not about that, or that is gone. */
export const taskFactsSchema = z.object({
  /** Of its agreement. */
  status: z.string().nullable(),
  rate: z.object({ place: z.number(), of: z.number(), hasInvoice: z.boolean() }).nullable(),
  approval: z.object({ requestedBy: z.string(), approver: z.string() }).nullable(),
  item: z
    .object({ name: z.string().nullable(), used: z.number().nullable(), amount: z.number().nullable() })
    .nullable(),
  /** When the club was checked in the bank's own system. */
  checkedOn: z.string().nullable(),
  sending: sendingSchema.nullable(),
  /** Whether its agreement was ever mailed to its signers. */
  mailed: z.boolean(),
  /** Of an own task. */
  title: z.string().nullable(),
  /** What it said when it was done. */
  marked: z.string().nullable(),
});
export type TaskFacts = z.infer<typeof taskFactsSchema>;

const sendingText = ({ state, sentOn, signed, of, deadline }: Sending, sent: string): string =>
  state === 'Modtaget'
    ? 'Klubben har sendt en underskrevet kopi'
    : `${sent} ${shortDate(sentOn)} · ${signed} af ${of} har underskrevet · frist ${shortDate(deadline)}`;

const renewalText = ({ status, sending }: TaskFacts): string => {
  if (status === contractStatus.draft) return 'Fornyelsen er en kladde';
  return sending ? sendingText(sending, 'Fornyelsen er sendt') : 'Fornyelsen venter på underskrift';
};

const rateText = ({ rate }: TaskFacts, isOver: boolean): string => {
  const which = rate ? `Rate ${rate.place} af ${rate.of}` : 'Rate';
  return `${which}${isOver ? ' er forfalden' : ' forfalder'}${rate?.hasInvoice ? '. Faktura modtaget' : ''}`;
};

const usageText = ({ item, marked }: TaskFacts, word: string): string =>
  item?.name && item.used !== null && item.amount !== null
    ? `${item.name}: ${item.used} af ${item.amount} er ${word}`
    : (marked ?? '');

type Words = {
  facts: TaskFacts;
  rules: TaskContext['rules'];
  isOver: boolean;
  /** The day so many days before the task's own. */
  since: (days: number) => string;
};

const texts: Record<TaskKind, (words: Words) => string> = {
  renegotiation: ({ isOver }) => (isOver ? 'Genforhandling er overskredet' : 'Aftalen skal genforhandles'),
  expiry: ({ isOver }) => (isOver ? 'Aftalen er udløbet' : 'Aftalen udløber'),
  renewal: ({ facts }) => renewalText(facts),
  rate: ({ facts, isOver }) => rateText(facts, isOver),
  approve: ({ facts: { approval } }) => (approval ? `${approval.requestedBy} beder dig godkende aftalen` : ''),
  approval: ({ facts: { approval } }) => (approval ? `Venter på at ${approval.approver} godkender den` : ''),
  draft: ({ rules, since }) => `Kladden har ligget siden ${since(rules['tasks.draftStaleDays'])}`,
  awaiting: ({ facts: { sending, mailed }, rules, since }) =>
    sending
      ? sendingText(sending, 'Sendt')
      : `Venter på underskrift${mailed ? ', sendt' : ' siden'} ${since(rules['tasks.awaitingStaleDays'])}`,
  hospitality: ({ facts }) => usageText(facts, 'brugt'),
  delivery: ({ facts }) => usageText(facts, 'leveret'),
  proof: ({ facts: { item, marked } }) => (item?.name ? `Der mangler bevis for ${item.name}` : (marked ?? '')),
  grants: () => 'Der er givet billetter til arrangementer efter aftalens udløb',
  kyc: ({ facts: { checkedOn } }) =>
    checkedOn
      ? `Kontrollen i kundesystemet er fra ${shortDate(checkedOn)}`
      : 'Kontrollér klubben i bankens kundesystem',
  manual: ({ facts: { title } }) => title ?? '',
};

/** What a task says on a day, in Danish; empty where nothing is left of what it was about. */
export const taskText = (
  { kind, dueDate }: { kind: TaskKind; dueDate: IsoDate },
  facts: TaskFacts,
  { today, rules }: Pick<TaskContext, 'today' | 'rules'>,
): string =>
  texts[kind]({ facts, rules, isOver: dueDate < today, since: (days) => shortDate(addDays(dueDate, -days)) });

import { addDays, contractStatus, type IsoDate, shortDate, type TaskKind } from '@sponsorat/api';
import { z } from 'zod';
import type { TaskContext } from './task-facts.sql.ts';

/** How the sending of an agreement stands that is out for signature. */
const sendingSchema = z.object({
  state: z.string(),
  sentOn: z.string(),
  signed: z.number(),
  of: z.number(),
  deadline: z.string(),
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

type Subject = { kind: TaskKind; dueDate: IsoDate };

/** What a task says on a day, in Danish; empty where nothing is left of what it was about. */
export const taskText = (
  { kind, dueDate }: Subject,
  facts: TaskFacts,
  { today, rules }: Pick<TaskContext, 'today' | 'rules'>,
): string => {
  const { approval, item, checkedOn, sending, title, marked } = facts;
  const isOver = dueDate < today;
  const since = (days: number) => shortDate(addDays(dueDate, -days));
  const texts: Record<TaskKind, () => string> = {
    renegotiation: () => (isOver ? 'Genforhandling er overskredet' : 'Aftalen skal genforhandles'),
    expiry: () => (isOver ? 'Aftalen er udløbet' : 'Aftalen udløber'),
    renewal: () => renewalText(facts),
    rate: () => rateText(facts, isOver),
    approve: () => (approval ? `${approval.requestedBy} beder dig godkende aftalen` : ''),
    approval: () => (approval ? `Venter på at ${approval.approver} godkender den` : ''),
    draft: () => `Kladden har ligget siden ${since(rules['tasks.draftStaleDays'])}`,
    awaiting: () =>
      sending
        ? sendingText(sending, 'Sendt')
        : `Venter på underskrift siden ${since(rules['tasks.awaitingStaleDays'])}`,
    hospitality: () => usageText(facts, 'brugt'),
    delivery: () => usageText(facts, 'leveret'),
    proof: () => (item?.name ? `Der mangler bevis for ${item.name}` : (marked ?? '')),
    grants: () => 'Der er givet billetter til arrangementer efter aftalens udløb',
    kyc: () =>
      checkedOn
        ? `Kontrollen i kundesystemet er fra ${shortDate(checkedOn)}`
        : 'Kontrollér klubben i bankens kundesystem',
    manual: () => title ?? '',
  };
  return texts[kind]();
};

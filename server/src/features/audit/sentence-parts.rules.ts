import {
  type AuditActionOf,
  type AuditChange,
  erasedChange,
  kronerText,
  type RuleFigure,
  ruleValueText,
  shortDate,
  theOf,
} from '@sponsorat/api';
import type { State } from '../../lib/audit/lines.store.ts';
import type { Names } from './changes.rules.ts';
import { type Line, ruleNamed, text } from './labels.rules.ts';

type NamedLine = Line & { label: string; changes: AuditChange[]; names: Names };
/** What is told of whoever did it: a verb and what follows it. */
export type ActText = (line: NamedLine) => string;

/** An amount of a line, with its unit. */
export const kroner = (value: unknown): string => kronerText(Number(value));

const MOST_IN_A_SENTENCE = 3;
const LONGEST_VALUE = 60;

const isShort = (value: string | null) => value === null || value.length <= LONGEST_VALUE;

const clauseOf = ({ label, before, after }: AuditChange): [verb: string, rest: string] => {
  if (!isShort(before) || !isShort(after)) return [after === null ? 'fjernede' : 'ændrede', label];
  if (before === null) return ['satte', `${label} til ${after}`];
  return after === null
    ? ['fjernede', `${label}, som var ${before}`]
    : ['ændrede', `${label} fra ${before} til ${after}`];
};

const listText = (parts: string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} og ${parts.at(-1)}` : (parts[0] ?? '');

/** Names of a line, as a sentence lists them. */
export const namesIn = (value: unknown): string =>
  Array.isArray(value) ? listText(value.filter((name) => typeof name === 'string')) : '';

/** Which of those who sign have the address of a user of the bank; nothing where none has. */
export const colleaguesIn = (names: unknown): string =>
  Array.isArray(names) && names.length > 0 ? ` (${namesIn(names)} med en kollegas adresse)` : '';

/** The list that an import went to, in the middle of a sentence. */
export const importedList = (after: State | null): string => text(after?.list)?.toLowerCase() ?? '';

/** What an import made and changed: "3 nye og 1 opdateret". */
export const importedText = (after: State | null): string => {
  const countText = (count: unknown, one: string, more: string) =>
    count ? [`${count} ${count === 1 ? one : more}`] : [];
  const parts = [
    ...countText(after?.created, 'ny', 'nye'),
    ...countText(after?.changed, 'opdateret', 'opdaterede'),
    ...countText(after?.leftOut, 'sprunget over', 'sprunget over'),
  ];
  return parts.length > 0 ? listText(parts) : 'ingen ændringer';
};

/** Each change in turn, its verb where it differs from the one before. */
const clausesOf = (changes: AuditChange[]): string[] => {
  const clauses = changes.map(clauseOf);
  return clauses.map(([verb, rest], at) => (verb === clauses[at - 1]?.[0] ? rest : `${verb} ${rest}`));
};

/** Of agreements: "aftale 2026-0007", as a label begins with a capital. */
export const small = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** "ændrede Årligt beløb fra 50.000 kr. til 60.000 kr.", or the fields alone where there are many. */
export const changeText: ActText = ({ kind, label, changes }) => {
  if (changes.length === 0) return `gemte ${theOf(kind) ? `${theOf(kind)} ${label}` : small(label)} uden ændringer`;
  if (changes.length <= MOST_IN_A_SENTENCE) {
    const known = listText(clausesOf(changes.filter((change) => !change.erased)));
    const gone = changes.map(erasedChange).filter((text) => text !== null);
    if (gone.length === 0) return known;
    return `${known ? `${known};` : 'gemte:'} ${gone.join(', ')}`;
  }
  const labels = changes.slice(0, MOST_IN_A_SENTENCE).map(({ label }) => label);
  return `ændrede ${listText([...labels, `${changes.length - MOST_IN_A_SENTENCE} mere`])}`;
};

/** Whether a line changes this field alone, and its values are still there. */
export const changesOnly = ({ changes: [change, ...others], before, after }: NamedLine, field: string): boolean =>
  change !== undefined && others.length === 0 && !change.erased && before?.[field] !== after?.[field];

/** The sentences of a resource: made, saved, moved, deleted. */
export const resource: Record<AuditActionOf<'product'>, ActText> = {
  create: ({ kind, label }) => `oprettede ${theOf(kind)} ${label}`,
  update: changeText,
  move: ({ kind, label }) => `flyttede ${theOf(kind)} ${label}`,
  delete: ({ kind, label }) => `slettede ${theOf(kind)} ${label}`,
};

/** A text, and the label of what it is about. */
export const withLabel =
  (text: string): ActText =>
  ({ label }) =>
    `${text} ${label}`;
/** A text that is the same of every line. */
export const fixedText =
  (text: string): ActText =>
  () =>
    text;
/** Who a state says is responsible. */
export const userOf = (state: State | null, names: Names) =>
  typeof state?.userId === 'number' ? names('user', state.userId) : 'en anden';
/** The e-mail that was tried, where there is one. */
export const asEmail = (email: unknown): string => (typeof email === 'string' ? ` som ${email}` : '');
/** Of payments: where the label says which agreement they were made on. */
export const paidOn = (label: string): string => label.replace(/^Betaling /, '');

/** A day of a state, as one reads it. */
export const dayOf = (state: State | null, field = 'validFrom'): string => {
  const day = text(state?.[field]);
  return day === null ? 'en dag' : shortDate(day);
};
/** A rule's value, from when, and what it was. */
export const ruleSet: ActText = ({ label, before, after }) => {
  const rule = ruleNamed(after?.key) ?? { type: 'integer', unit: '' };
  const textOf = (state: State | null) => ruleValueText(rule, (state?.value ?? null) as RuleFigure).trim();
  const was = before && before.value !== after?.value ? ` i stedet for ${textOf(before)}` : '';
  return `satte reglen ${label} til ${textOf(after)} fra ${dayOf(after)}${was}`;
};

/** What a field of a state says, after a colon. */
const afterColon = (field: string) => (state: State | null) =>
  text(state?.[field]) ? `: ${text(state?.[field])}` : '';
export const noteOf = afterColon('note');
/** Why somebody did it. */
export const reasonOf = afterColon('reason');
/** What somebody said with an answer. */
export const decisionOf = afterColon('decision');

/** How many tickets a line is about. */
export const ticketsOf = (state: State | null): string => {
  const quantity = Number(state?.quantity ?? 0);
  return quantity === 1 ? '1 billet' : `${quantity} billetter`;
};

/** What is demanded of whom, by the value of the setting. */
export const demands: Record<string, string> = {
  nobody: 'ophævede kravet om to-trins-login',
  Admin: 'krævede to-trins-login af alle administratorer',
  all: 'krævede to-trins-login af alle',
};

import { type FieldErrors, type FieldFormat, formatValue } from '@sponsorat/api';
import { ApiError } from '../../lib/client.ts';
import { texts } from '../texts.ts';
import { isClash } from './merge.rules.ts';
import { sameValues, valueAt } from './paths.ts';

/** A field that somebody else has changed since the form was loaded. */
export type TheirChange = {
  label: string;
  /** It was changed here as well, to something else. */
  isClash: boolean;
  /** What it holds now, where that is short and is what the field shows. */
  now: string | undefined;
};

/** What the notice knows of the fields: what they are called, and what their values are. */
type Fields = { label(path: string): string; format?(path: string): FieldFormat };

/** Somebody else saved first: who, when, and once that is loaded what of it. */
export type Conflict = { by: string | undefined; at: string | undefined; changes?: readonly TheirChange[] };

export type FormState<V> = {
  values: V;
  /** What was loaded or last saved: what differs from it is unsaved. */
  baseline: V;
  touched: ReadonlySet<string>;
  saving: boolean;
  /** What the server refused, by field, until that field is changed. */
  refused: FieldErrors;
  /** The errors of the last attempt, as the summary shows them: each until its field is right, or until the next attempt. */
  summary: FieldErrors | undefined;
  failure: unknown;
  conflict: Conflict | undefined;
  /** Grows with each failed attempt, so that the focus moves to what it said also the second time. */
  attempts: number;
  /** What was typed in an earlier session is back. */
  restored: boolean;
};

const LONGEST_NAMED = 60;
/** A number may stand for a record, and a word for what a list calls otherwise: such values are left out. */
const NAMED: readonly unknown[] = ['text', 'yesNo', 'money', 'percent', 'date'] satisfies FieldFormat[];

const nowOf = (format: FieldFormat | undefined, value: unknown): string | undefined => {
  if (!format || !NAMED.includes(format)) return undefined;
  const text = formatValue(format, value);
  // Of a yes or no, nothing is a choice in words of its own.
  if (text === null) return format === 'yesNo' ? undefined : texts.form.emptied;
  if (text.length > LONGEST_NAMED) return undefined;
  return format === 'text' ? texts.form.quoted(text) : text;
};

/** What somebody else has changed, by the fields' labels. */
export const changesOf = <V extends object>(
  { values, baseline }: FormState<V>,
  theirs: V,
  fields: Fields,
): TheirChange[] =>
  Object.entries(theirs).flatMap(([key, value]) => {
    const [name, mine, was] = [fields.label(key), valueAt(values, key), valueAt(baseline, key)];
    if (key === 'version' || name === '' || sameValues(value, was)) return [];
    return [{ label: name, isClash: isClash(was, mine, value), now: nowOf(fields.format?.(key), value) }];
  });

/** The state of a form with values as they were loaded or saved. */
export const initialState = <V>(values: V): FormState<V> => ({
  values,
  baseline: values,
  touched: new Set(),
  saving: false,
  refused: {},
  summary: undefined,
  failure: undefined,
  conflict: undefined,
  attempts: 0,
  restored: false,
});

/** What a save that failed says, and where. */
export const saidOf = (
  failure: unknown,
): Pick<Partial<FormState<unknown>>, 'failure' | 'conflict' | 'refused' | 'summary'> => {
  if (!(failure instanceof ApiError)) return { failure };
  const { status, by, at, fields } = failure;
  if (status === 409 && (by || at)) return { conflict: { by, at } };
  return Object.keys(fields).length > 0 ? { refused: fields, summary: fields } : { failure };
};

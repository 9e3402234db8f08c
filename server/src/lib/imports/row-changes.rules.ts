import { formatOf, formatValue, labelOf, type RowChange, read, schemaAt } from '@sponsorat/api';
import type { z } from 'zod';
import type { ImportContext, KindDefinition, Unknown, Values } from './import-kind.ts';

type VersionedRecord = { id: number; version: number };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const partsIn = (texts: readonly string[]): string =>
  texts
    .flatMap((text) => text.split(/[;,]/))
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(';');

/** Lists of texts are the same where a cell cannot tell them apart. */
const same = (one: unknown, other: unknown): boolean =>
  isTexts(one) && isTexts(other)
    ? partsIn(one) === partsIn(other)
    : JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const isSame = <C extends ImportContext<R>, R extends VersionedRecord>(
  kind: KindDefinition<C, R>,
  { key, value, stored }: { key: string; value: unknown; stored: Values },
  record: R,
  context: C,
): boolean => kind.isSame?.(key, value, record, context) ?? same(value, stored[key]);

/** Whether a record has already what a row gives it, as the form would read it. */
export const isEqual = <C extends ImportContext<R>, R extends VersionedRecord>(
  kind: KindDefinition<C, R>,
  given: Values,
  record: R,
  context: C,
): boolean => {
  const stored = kind.valuesOf(record);
  return Object.entries(given).every(([key, value]) => {
    if (isSame(kind, { key, value, stored }, record, context)) return true;
    const schema = kind.schema.shape[key];
    if (!schema) return !(key in stored);
    const result = read(schema as Parameters<typeof read>[0], value);
    return result.ok && same(result.value, stored[key]);
  });
};

/** What a row gives a record, as the form has it, and what it names that there is not. */
export const valuesForForm = <C extends ImportContext<R>, R extends VersionedRecord>(
  kind: KindDefinition<C, R>,
  values: Values,
  record: R | null,
  context: C,
): { keys: string[]; given: Values; unknown: Unknown | null } => {
  const stored = record ? kind.valuesOf(record) : {};
  const sent = Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !record || !isSame(kind, { key, value, stored }, record, context)),
  );
  const all = { ...kind.given?.(values, record), ...sent };
  const { values: given, unknown } = kind.inputOf?.(all, context) ?? { values: all, unknown: null };
  const keys = Object.keys({ ...values, ...all }).filter((key) => key in given);
  return { keys, given, unknown };
};

const displayValue = <C extends ImportContext<R>, R extends VersionedRecord>(
  kind: KindDefinition<C, R>,
  { key, schema, value }: { key: string; schema: z.ZodType; value: unknown },
  context: C,
): string | null => {
  if (value === null) return null;
  const special = kind.shown?.(key, value, context);
  if (special !== undefined) return special;
  const references = kind.references?.(context) ?? {};
  return formatValue(formatOf(schema), value, (of, id) => references[of]?.get(id)?.name ?? `nr. ${id}`);
};

/** What saving an input would change, as one reads it; nothing is stored of a new record. */
export const changesOf = <C extends ImportContext<R>, R extends VersionedRecord>(
  kind: KindDefinition<C, R>,
  { stored, keys, input }: { stored: Values | null; keys: readonly string[]; input: Values },
  context: C,
): RowChange[] =>
  keys.flatMap((key) => {
    const schema = schemaAt(kind.schema, [key]);
    const label = labelOf(schema);
    const [before, after] = [stored?.[key] ?? null, input[key] ?? null];
    if (!schema || label === undefined || same(before, after)) return [];
    const display = (value: unknown) => displayValue(kind, { key, schema, value }, context);
    return [{ field: key, label, before: display(before), after: display(after) }];
  });

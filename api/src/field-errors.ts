import { z } from 'zod';
import { messages, withLabel } from './messages.ts';

/** Danish messages by the path of their field, e.g. `rates.0.amount`. */
export type FieldErrors = Record<string, string>;

const number = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 });
const shown = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'bigint' ? number.format(value) : String(value);

const inner = (schema: unknown): unknown => {
  const def = (schema as { def?: Record<string, unknown> }).def;
  if (!def) return undefined;
  const lastOption = Array.isArray(def.options) ? def.options.at(-1) : undefined;
  return def.innerType ?? def.in ?? lastOption ?? (typeof def.getter === 'function' ? def.getter() : undefined);
};

const labelOf = (schema: unknown): string | undefined => {
  for (let at = schema; at; at = inner(at)) {
    const label = z.globalRegistry.get(at as z.ZodType)?.label;
    if (typeof label === 'string') return label;
  }
  return undefined;
};

const child = (schema: unknown, key: PropertyKey): unknown => {
  for (let at = schema; at; at = inner(at)) {
    const def = (at as { def: { type: string; shape?: Record<PropertyKey, unknown>; element?: unknown } }).def;
    if (def.type === 'object') return def.shape?.[key];
    if (def.type === 'array') return def.element;
  }
  return undefined;
};

const labelAt = (schema: unknown, path: readonly PropertyKey[]): string => {
  let label = 'Feltet';
  let at = schema;
  for (const key of path) {
    at = child(at, key);
    label = labelOf(at) ?? label;
  }
  return label;
};

const isMissing = (issue: z.core.$ZodIssue): boolean =>
  issue.input === undefined || issue.input === null || issue.input === '';

const wrongType = (issue: z.core.$ZodIssueInvalidType): string => {
  if (isMissing(issue)) return messages.required;
  if (issue.expected === 'int') return messages.integer;
  return issue.expected === 'number' ? messages.numeric : messages.default;
};

const message = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_small':
      if (issue.origin === 'number' || issue.origin === 'int') return messages.min_value(shown(issue.minimum));
      return Number(issue.minimum) <= 1 ? messages.required : messages.min(shown(issue.minimum));
    case 'too_big':
      if (issue.origin === 'number' || issue.origin === 'int') return messages.max_value(shown(issue.maximum));
      return issue.origin === 'array' ? messages.maxItems(Number(issue.maximum)) : messages.max(shown(issue.maximum));
    case 'invalid_value':
      return isMissing(issue) ? messages.required : messages.one_of;
    case 'custom':
      return issue.message;
    default:
      return messages.default;
  }
};

/** A union's issue stands for those of its last option: the one that says what the value should have been. */
const flatten = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const last = flatten(issue.errors.at(-1) ?? []);
    return last.map((nested) => ({ ...nested, path: [...issue.path, ...nested.path] }));
  });

/** The first Danish message of each field that a schema refused. Labels come from the schema's `.meta({ label })`. */
const fieldErrors = (schema: z.ZodType, error: z.ZodError): FieldErrors => {
  const found: FieldErrors = {};
  for (const issue of flatten(error.issues)) {
    const path = issue.path.map(String).join('.');
    found[path] ??= withLabel(message(issue), labelAt(schema, issue.path));
  }
  return found;
};

/** Reads a value by a schema: its output, or the Danish messages by field. */
export const read = <S extends z.ZodType>(
  schema: S,
  value: unknown,
): { ok: true; value: z.output<S> } | { ok: false; fields: FieldErrors } => {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? { ok: true, value: result.data } : { ok: false, fields: fieldErrors(schema, result.error) };
};

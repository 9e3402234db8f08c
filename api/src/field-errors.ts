import { z } from 'zod';
import { numberText } from './formats.ts';
import { messages, withLabel } from './messages.ts';

/** Danish messages by the path of their field, e.g. `rates.0.amount`. */
export type FieldErrors = Record<string, string>;

const limitText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'bigint' ? numberText(Number(value), 2) : String(value);

// What is read of a schema's inside: where its parts lie.
type Inside = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  getter?: () => z.ZodType;
  shape?: Record<PropertyKey, z.ZodType>;
  element?: z.ZodType;
};
const inside = (schema: z.ZodType): Inside => (schema as { def: unknown }).def as Inside;

// What a wrapped schema is about: of an optional one its inside, of a union the last option.
const inner = (schema: z.ZodType): z.ZodType | undefined => {
  const { innerType, in: input, options, getter } = inside(schema);
  return innerType ?? input ?? options?.at(-1) ?? getter?.();
};

const child = (schema: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined => {
  for (let at = schema; at; at = inner(at)) {
    const { type, shape, element } = inside(at);
    if (type === 'object') return shape?.[key];
    if (type === 'array') return element;
  }
  return undefined;
};

/** The schema of what stands at a path; undefined where there is none. */
export const schemaAt = (schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined =>
  path.reduce<z.ZodType | undefined>(child, schema);

/** A schema and those that it wraps, the outermost first. */
export const partsOf = (schema: z.ZodType | undefined): z.ZodType[] => {
  const parts: z.ZodType[] = [];
  for (let at = schema; at; at = inner(at)) parts.push(at);
  return parts;
};

/** The label that a schema carries, or one that it wraps. */
export const labelOf = (schema: z.ZodType | undefined): string | undefined =>
  partsOf(schema)
    .map((part) => z.globalRegistry.get(part)?.label)
    .find((label) => typeof label === 'string');

/** Whether a schema is of a list, however it is wrapped. */
export const isListSchema = (schema: z.ZodType): boolean =>
  partsOf(schema).some((part) => inside(part).type === 'array');

// A part without a label of its own is named by what is around it.
const labelAt = (schema: z.ZodType, path: readonly PropertyKey[]): string =>
  path.reduce<string>((label, _, at) => labelOf(schemaAt(schema, path.slice(0, at + 1))) ?? label, 'Feltet');

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
      if (issue.origin === 'number' || issue.origin === 'int') return messages.min_value(limitText(issue.minimum));
      return Number(issue.minimum) <= 1 ? messages.required : messages.min(limitText(issue.minimum));
    case 'too_big':
      if (issue.origin === 'number' || issue.origin === 'int') return messages.max_value(limitText(issue.maximum));
      return issue.origin === 'array'
        ? messages.maxItems(Number(issue.maximum))
        : messages.max(limitText(issue.maximum));
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
  const fields: FieldErrors = {};
  for (const issue of flatten(error.issues)) {
    const path = issue.path.map(String).join('.');
    fields[path] ??= withLabel(message(issue), labelAt(schema, issue.path));
  }
  return fields;
};

/** Reads a value by a schema: its output, or the Danish messages by field. */
export const read = <S extends z.ZodType>(
  schema: S,
  value: unknown,
): { ok: true; value: z.output<S> } | { ok: false; fields: FieldErrors } => {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? { ok: true, value: result.data } : { ok: false, fields: fieldErrors(schema, result.error) };
};

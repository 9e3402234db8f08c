import {
  type AuditChange,
  dayInCopenhagen,
  formatValue,
  kronerText,
  numberText,
  percentText,
  type ReferenceKind,
  shortDate,
} from '@sponsorat/api';
import { z } from 'zod';
import type { State, WholeLine } from '../../lib/audit/lines.store.ts';
import { type Format, fieldLabel, type ShownField } from './fields.rules.ts';

/** What a line says of its record. */
export type States = Pick<WholeLine, 'before' | 'after' | 'erased'>;
/** What a record of a kind is called. */
export type Names = (kind: ReferenceKind, id: number) => string;

const rate = z.object({ amount: z.coerce.string(), dueDate: z.string().nullable() });
const share = z.object({ percent: z.number(), month: z.number() });
const item = z.object({
  productId: z.number(),
  selected: z.boolean().default(true),
  amount: z.number().nullish(),
  value: z.coerce.string().nullish(),
  addOns: z.array(z.string()).default([]),
  match: z.string().nullish(),
  pool: z.string().nullish(),
  season: z.string().nullish(),
  catering: z.boolean().default(false),
  tvAngle: z.boolean().default(false),
  description: z.string().nullish(),
  frozen: z.object({ name: z.string() }).nullish(),
});
type Item = z.infer<typeof item>;

const readList = <S extends z.ZodType>(schema: S, value: unknown): z.output<S>[] => {
  const result = z.array(schema).safeParse(value ?? []);
  return result.success ? result.data : [];
};

const kroner = (value: string): string => kronerText(Number(value));

const ids = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).map(Number);

/** The ids in a state that a reader needs the names of. */
export const idsIn = (field: ShownField, value: unknown): { kind: ReferenceKind; id: number }[] => {
  if (value === null || value === undefined) return [];
  if (field.format === 'products') return readList(item, value).map(({ productId: id }) => ({ kind: 'product', id }));
  if (typeof field.format === 'string') return [];
  const { names: kind } = field.format;
  return ids(value).map((id) => ({ kind, id }));
};

const erasedValue = z.object({ auditId: z.number(), kind: z.string(), field: z.string() });

const listText = <S extends z.ZodType>(
  schema: S,
  value: unknown,
  write: (one: z.output<S>) => string,
  between = '; ',
) => readList(schema, value).map(write).join(between) || null;

const asText = (format: Exclude<Format, 'products'>, value: unknown, names: Names): string | null => {
  if (value === null || value === undefined) return null;
  switch (format) {
    case 'done':
      return 'Ændret';
    case 'rates':
      return listText(rate, value, ({ amount, dueDate }) =>
        dueDate === null ? kroner(amount) : `${kroner(amount)} ${shortDate(dueDate)}`,
      );
    case 'shares':
      return listText(share, value, ({ percent, month }) => `${percentText(percent)} i måned ${month}`);
    case 'erased':
      return listText(
        erasedValue,
        value,
        ({ auditId, kind, field }) => `${fieldLabel(kind, field)} i linje ${auditId}`,
        ', ',
      );
    default:
      return formatValue(format, value, names);
  }
};

const itemText = (one: Item): string =>
  [
    one.amount == null ? null : `${numberText(one.amount)} stk.`,
    one.value == null ? null : kroner(one.value),
    ...one.addOns,
    one.match,
    one.pool,
    one.season,
    one.catering ? 'Forplejning' : null,
    one.tvAngle ? 'TV-vinkel' : null,
    one.description,
  ]
    .filter(Boolean)
    .join(', ') || 'Valgt';

/** Each product that was chosen, left out or agreed otherwise, under its own name. */
const productChanges = (before: unknown, after: unknown, names: Names): AuditChange[] => {
  const were = readList(item, before).filter(({ selected }) => selected);
  const are = readList(item, after).filter(({ selected }) => selected);
  const productIds = new Set([...were, ...are].map(({ productId }) => productId));
  return [...productIds].flatMap((id): AuditChange[] => {
    const [was, is] = [were, are].map((items) => items.find(({ productId }) => productId === id));
    const change = { before: was ? itemText(was) : null, after: is ? itemText(is) : null };
    const label = (is?.frozen ?? was?.frozen)?.name ?? names('product', id);
    return change.before === change.after ? [] : [{ label, ...change }];
  });
};

const changesIn = (
  key: string,
  { label, format, heldIn }: ShownField,
  { before, after, erased }: States,
  names: Names,
): AuditChange[] => {
  const gone = erased[key];
  if (gone) return gone.changed ? [{ label, before: null, after: null, erased: dayInCopenhagen(gone.at) }] : [];
  const [was, is] = [before?.[key], after?.[key]];
  // Both come from the database, which writes the keys of an object in one order.
  if (JSON.stringify(was ?? null) === JSON.stringify(is ?? null)) return [];
  if (format === 'products') return productChanges(was, is, names);
  const text = (state: State | null, value: unknown) => {
    const held = heldIn && value != null && state?.[heldIn];
    return typeof held === 'string' ? held : asText(format, value, names);
  };
  const change = { label, before: text(before, was), after: text(after, is) };
  return change.before === null && change.after === null ? [] : [change];
};

/** What differs between two states of a record, field by field, as the screen writes it. */
export const changesOf = (fields: Record<string, ShownField>, states: States, names: Names): AuditChange[] =>
  Object.entries(fields).flatMap(([key, field]) => changesIn(key, field, states, names));

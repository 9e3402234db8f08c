import { z } from 'zod';
import { formatOf, labelField } from './answers.ts';
import type { Filter, FiltersBut, FilterValue, ListDefinition } from './define-list.ts';
import { id, isStorable, optionalDate, orEmpty } from './fields.ts';
import type { FieldFormat } from './formats.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const NO_SUCH_ID = 0;

/** A filter by id; null, empty and missing filter nothing. A number that names nothing finds nothing. */
const idFilter = z
  .union([z.literal(''), z.int()])
  .nullish()
  .transform((value) => {
    if (value === '' || value === null || value === undefined) return undefined;
    return id.safeParse(value).success ? value : NO_SUCH_ID;
  })
  .meta({ label: 'Filter' });
/** An id in an address, where it travels as text. */
export const idQuery = (label: string) =>
  z
    .string()
    .regex(/^\d*$/)
    .transform((digits) => (digits === '' ? undefined : id.catch(NO_SUCH_ID).parse(Number(digits))))
    .optional()
    .meta({ label });
/** Of which user's sponsorships; of all that the asker sees where it is left out. */
export const userQuery = z.object({ user: idQuery('Ansvarlig') });
export type UserQuery = z.output<typeof userQuery>;
/** What is sought stands in one line, as what is searched does: nothing is found from one text's end into the next. */
export const inOneLine = (text: string): string => text.replaceAll('\n', ' ');

/** Free text, matched anywhere in the row's text columns. */
const searchFilter = z
  .string()
  .max(limits.text)
  .refine(isStorable, messages.default)
  .transform(inOneLine)
  .nullish()
  .meta({ label: 'Søgning' });

/** A number that is none of a record's; null, empty and missing filter nothing. */
export const numberFilter = (label: string, schema: z.ZodType<number, number>) =>
  orEmpty(schema)
    .transform((value) => value || undefined)
    .meta({ label });

type WordSchema<W> = z.ZodType<W | undefined, W | '' | null | undefined>;
type FilterSchema<F> = F extends { by: 'text' }
  ? typeof searchFilter
  : F extends { by: 'record' }
    ? typeof idFilter
    : F extends { by: 'day' }
      ? ReturnType<typeof optionalDate>
      : F extends { by: 'flag' }
        ? z.ZodOptional<z.ZodNullable<z.ZodBoolean>>
        : WordSchema<FilterValue<F>>;

const schemaOf = (filter: Filter): z.ZodType => {
  const { by, label } = filter;
  if (by === 'text') return searchFilter.meta({ label });
  if (by === 'record') return idFilter;
  if (by === 'day') return optionalDate(label);
  if (by === 'flag') return z.boolean().nullish().meta({ label });
  if (by !== 'word') throw new Error(`${label}: such a filter needs a schema of its own`);
  return orEmpty(z.enum(Object.keys(filter.words)))
    .transform((word) => word || undefined)
    .meta({ label });
};

type FilterShape<L extends ListDefinition, O extends z.ZodRawShape> = Omit<
  { [K in keyof FiltersBut<L, 'address'>]: FilterSchema<L['filters'][K]> },
  keyof O
> &
  O;

/**
 * What the call of a list asks for: its filters, of which `own` has those that are more than their declaration says, or
 * are the call's alone. It may be sorted by every key of its row, and by what the list is sorted by.
 */
export const listRequest = <
  const L extends ListDefinition,
  R extends z.ZodRawShape = Record<never, never>,
  O extends z.ZodRawShape = Record<never, never>,
>(
  list: L,
  row?: z.ZodObject<R>,
  own?: O,
) => {
  type Field =
    | (keyof R & string)
    | L['sort'][number]
    | (L extends { alsoSort: readonly (infer S)[] } ? S & string : never);
  const filter: Record<string, z.ZodType> = { ...(own as Record<string, z.ZodType> | undefined) };
  for (const [key, declared] of Object.entries(list.filters))
    if (declared.only !== 'address') filter[key] ??= schemaOf(declared);
  const sortFields = [...new Set([...Object.keys(row?.shape ?? {}), ...list.sort, ...(list.alsoSort ?? [])])] as [
    Field,
    ...Field[],
  ];
  const sort = z.object({
    field: orEmpty(z.enum(sortFields)).meta({ label: 'Sortering' }),
    dir: orEmpty(z.enum(['asc', 'desc'])).meta({ label: 'Retning' }),
  });
  return z
    .object({
      filter: z
        .object(filter as unknown as FilterShape<L, O>)
        .partial()
        .nullish(),
      sort: sort.nullish(),
      page: z.int().min(1).max(limits.wholeNumber).nullish().meta({ label: 'Side' }),
      perPage: z.int().min(1).max(limits.perPage).nullish().meta({ label: 'Antal pr. side' }),
    })
    .transform((request) => ({
      filter: request.filter ?? ({} as NonNullable<typeof request.filter>),
      sort: {
        field: (request.sort?.field || list.unasked || list.sort[0]) as Field,
        dir: request.sort?.dir || list.defaultDir || 'asc',
      },
      page: request.page ?? 1,
      perPage: request.perPage ?? limits.defaultPerPage,
    }));
};

/** A key of a row that the list's file says, with what stands over it there; the others are the screen's alone. */
export const column = <S extends z.ZodType>(label: string, schema: S, format: FieldFormat = formatOf(schema)): S =>
  labelField(label, schema, schema as z.ZodType<z.output<S>>, format);

/** One page of rows, and how many there are in all. */
export const listAnswer = <R extends z.ZodType>(row: R) =>
  z.object({ Result: z.array(row), TotalPages: z.number(), Total: z.number() });

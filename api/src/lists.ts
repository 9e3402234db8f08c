import { z } from 'zod';
import { id, isStorable, optionalDate, orEmpty } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const NO_SUCH_ID = 0;

/** A filter by id; null, empty and missing filter nothing. A number that names nothing finds nothing. */
export const idFilter = z
  .union([z.literal(''), z.int()])
  .nullish()
  .transform((value) => {
    if (value === '' || value === null || value === undefined) return undefined;
    return id.safeParse(value).success ? value : NO_SUCH_ID;
  })
  .meta({ label: 'Filter' });
/** The days of a period in Copenhagen, both included; either may be left out. */
export const periodFilter = { from: optionalDate('Fra'), to: optionalDate('Til') };

/** The same where it travels in an address, as text. */
export const idQuery = (label: string) =>
  z
    .string()
    .regex(/^\d*$/)
    .transform((digits) => (digits === '' ? undefined : id.catch(NO_SUCH_ID).parse(Number(digits))))
    .optional()
    .meta({ label });
/** What is sought stands in one line, as what is searched does: nothing is found from one text's end into the next. */
export const inOneLine = (text: string): string => text.replaceAll('\n', ' ');

/** Free text, matched anywhere in the row's text columns. */
export const searchFilter = z
  .string()
  .max(limits.text)
  .refine(isStorable, messages.default)
  .transform(inOneLine)
  .nullish()
  .meta({ label: 'Søgning' });

/**
 * What a list call asks for. It may be sorted by every key of its row, and by the words of `alsoBy`; `defaultSort` is
 * what it is sorted by unasked, ascending unless `defaultDir` says otherwise.
 */
export const listRequest = <F extends z.ZodRawShape, R extends z.ZodRawShape, const S extends string = never>(
  filter: F,
  row: z.ZodObject<R>,
  defaultSort: keyof R & string,
  { alsoBy = [], defaultDir = 'asc' }: { alsoBy?: readonly S[]; defaultDir?: 'asc' | 'desc' } = {},
) => {
  type Field = (keyof R & string) | S;
  const sortFields = [...Object.keys(row.shape), ...alsoBy] as [Field, ...Field[]];
  const sort = z.object({
    field: orEmpty(z.enum(sortFields)).meta({ label: 'Sortering' }),
    dir: orEmpty(z.enum(['asc', 'desc'])).meta({ label: 'Retning' }),
  });
  return z
    .object({
      filter: z.object(filter).partial().nullish(),
      sort: sort.nullish(),
      page: z.int().min(1).max(limits.wholeNumber).nullish().meta({ label: 'Side' }),
      perPage: z.int().min(1).max(limits.perPage).nullish().meta({ label: 'Antal pr. side' }),
    })
    .transform((request) => ({
      filter: request.filter ?? ({} as NonNullable<typeof request.filter>),
      sort: { field: (request.sort?.field || defaultSort) as Field, dir: request.sort?.dir || defaultDir },
      page: request.page ?? 1,
      perPage: request.perPage ?? limits.defaultPerPage,
    }));
};

/** One page of rows, and how many there are in all. */
export const listAnswer = <R extends z.ZodType>(row: R) =>
  z.object({ Result: z.array(row), TotalPages: z.number(), Total: z.number() });

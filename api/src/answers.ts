import { z } from 'zod';
import { partsOf } from './field-errors.ts';
import type { FieldFormat } from './formats.ts';

const answers = new WeakMap<z.ZodType, z.ZodType>();
const formats = new WeakMap<z.ZodType, FieldFormat>();

/**
 * Names a field, and says what an answer says of it: the type of what was read, without the rules that a form asks, so
 * that a record stored before a rule grew stricter is still answered. `format` is what its value is.
 */
export const labelField = <S extends z.ZodType>(
  label: string,
  schema: S,
  answer: z.ZodType<z.output<S>>,
  format: FieldFormat,
): S => {
  const field = schema.meta({ label });
  answers.set(field, answer);
  formats.set(field, format);
  return field;
};

const byType: Record<string, FieldFormat> = { number: 'number', boolean: 'yesNo', enum: 'choice' };

/** What the value of a field is, however it is wrapped; by the schema's type where the field does not say. */
export const formatOf = (schema: z.ZodType): FieldFormat =>
  partsOf(schema)
    .map((part) => formats.get(part) ?? byType[part.def.type])
    .find((format) => format !== undefined) ?? 'text';

const answerFor = (schema: z.ZodType): z.ZodType => {
  const answer = answers.get(schema);
  if (!answer) throw new Error('A field does not say what an answer says of it: make it with `labelField`.');
  return answer;
};

/** A field whose stored value stays where its key is missing: such a key reads as undefined. */
export const unchangedIfMissing = <S extends z.ZodType>(schema: S) => {
  const field = z.union([z.undefined(), schema]);
  answers.set(field, answerFor(schema));
  return field;
};

type AnswerShape<S extends z.ZodRawShape> = {
  [K in keyof S]: K extends 'id' | 'version'
    ? z.ZodNumber
    : S[K] extends z.ZodType
      ? z.ZodType<Exclude<z.output<S[K]>, undefined>>
      : never;
};

/**
 * What an answer says of a record that a form saves: every field of the input, each as it is stored. What the server
 * adds to it comes by `extend`. So a field is declared once, and an answer that lacks it does not compile.
 */
export const answerOf = <S extends z.ZodRawShape>(input: z.ZodObject<S>): z.ZodObject<AnswerShape<S>> => {
  const shape: Record<string, z.ZodType> = {};
  for (const [key, schema] of Object.entries<z.core.$ZodType>(input.shape))
    shape[key] = key === 'id' || key === 'version' ? z.number() : answerFor(schema as z.ZodType);
  return z.object(shape) as unknown as z.ZodObject<AnswerShape<S>>;
};

/** What a record has of the fields of a form or an answer, and nothing else that is stored of it. */
export const formValues = <S extends z.ZodRawShape, R extends Record<keyof S, unknown>>(
  { shape }: z.ZodObject<S>,
  record: R,
): Pick<R, keyof S & keyof R> =>
  Object.fromEntries(Object.keys(shape).map((key) => [key, record[key]])) as Pick<R, keyof S & keyof R>;

/** What a select offers: a record's id and its name. */
export const namedSchema = z.object({ id: z.number(), name: z.string() });
export type NamedRecord = z.infer<typeof namedSchema>;

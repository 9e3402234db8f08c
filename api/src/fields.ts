import { z } from 'zod';
import { labelField } from './answers.ts';
import { isIsoDate } from './dates.ts';
import { rules } from './form-rules.ts';
import type { FieldFormat } from './formats.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { isMoney } from './money.ts';
import { isPrintable } from './printable.rules.ts';
import type { ReferenceKind } from './record-kinds.ts';
import { hasText } from './rich-text/rich-text.rules.ts';

/*
 * The kinds of field that forms are made of. A required field refuses null, the empty text and a missing key;
 * an optional one answers null for each of them.
 */

const NUL = String.fromCharCode(0);
/** True for text that can be stored as it is: the database takes neither NUL nor half a character. */
export const isStorable = (value: string): boolean => !value.includes(NUL) && value.isWellFormed();
const plain = (max: number) => z.string().trim().max(max).refine(isStorable, messages.default);

const text = z.string();
const textOrNull = z.string().nullable();
const numberOrNull = z.number().nullable();

const orNull = <S extends z.ZodType<string>>(schema: S) =>
  schema.nullish().transform((value): string | null => value || null);

type TextRule = z.core.$ZodCheck<string>;
/** What an agreement prints has letters that the PDF's fonts have. */
export const printable = (): TextRule => z.refine<string>(isPrintable, messages.printable);
// Nearly every text of one line stands on some agreement. What a field asks for itself is the clearer refusal.
const line = (...checks: TextRule[]) => plain(limits.text).check(...checks, printable());
type NumberRule = z.core.$ZodCheck<number>;

/** A text with what is asked of it besides being there, e.g. `requiredText('Kode', rules.alpha_dash())`. */
export const requiredText = (label: string, ...checks: TextRule[]) =>
  labelField(label, line(z.minLength(1), ...checks), text, 'text');
export const optionalText = (label: string, ...checks: TextRule[]) =>
  labelField(label, orNull(line(...checks)), textOrNull, 'text');
export const optionalLongText = (label: string, ...checks: TextRule[]) =>
  labelField(label, orNull(plain(limits.longText).check(...checks)), textOrNull, 'text');
export const requiredLongText = (label: string) => labelField(label, plain(limits.longText).min(1), text, 'text');
/** HTML that says something. What is saved of it is shorter: the server cleans it and measures what remains. */
export const requiredRichText = (label: string) =>
  labelField(label, plain(limits.pastedHtml).refine(hasText, messages.required), text, 'html');
/** A list of texts, each once and none empty; `[]` where it is missing. */
export const textSet = (label: string) =>
  labelField(
    label,
    orEmpty(z.array(line().meta({ label })).max(limits.listLength)).transform((texts) => [
      ...new Set((texts || []).filter(Boolean)),
    ]),
    z.array(text),
    'texts',
  );

export const requiredEmail = (label: string) => requiredText(label, rules.email());
export const optionalEmail = (label: string) => optionalText(label, rules.email());
export const optionalLink = (label: string) => optionalText(label, rules.url());
/** A Danish company number: 8 digits. Modulus 11 is a matter for the screen, which warns. */
export const optionalCvr = (label: string) => optionalText(label, rules.digits(8));
const isZipCode = (value: string) => value === '' || /^\d{3,4}$/.test(value);
const zipCode = () => z.refine<string>(isZipCode, '{field} skal bestå af 3 eller 4 cifre');
export const requiredZipCode = (label: string) => requiredText(label, zipCode());
export const optionalZipCode = (label: string) => optionalText(label, zipCode());

/** A value that may be missing, null or the empty text. */
export const orEmpty = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).nullish();

const emptyToNull = <T>(value: T | '' | null | undefined): T | null => (value === '' || value == null ? null : value);

/** An opaque number that names a record. */
export const id = z.int().min(1).max(limits.wholeNumber);
const naming = (kind: ReferenceKind | undefined): FieldFormat => (kind ? { names: kind } : 'number');
/** The id of a record, of such a kind where one reads its name in the log. */
export const requiredId = (label: string, kind?: ReferenceKind) => labelField(label, id, z.number(), naming(kind));
export const optionalId = (label: string, kind?: ReferenceKind) =>
  labelField(label, orEmpty(id).transform(emptyToNull<number>), numberOrNull, naming(kind));
/** A list of ids, each once; `[]` where it is missing. */
export const idList = (label: string, kind?: ReferenceKind) =>
  labelField(
    label,
    orEmpty(z.array(id).max(limits.listLength)).transform((ids) => [...new Set(ids || [])]),
    z.array(z.number()),
    naming(kind),
  );
/** A list of records of one kind; `[]` where it is missing. */
export const listOf = <S extends z.ZodType>(
  label: string,
  element: S,
  answer: z.ZodType<z.output<S>>,
  format: FieldFormat,
) =>
  labelField(
    label,
    orEmpty(z.array(element).max(limits.listLength)).transform((list): z.output<S>[] => list || []),
    z.array(answer),
    format,
  );

const date = () =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || isIsoDate(value), messages.date);
export const requiredDate = (label: string) => labelField(label, date().min(1), text, 'date');
export const optionalDate = (label: string) =>
  labelField(
    label,
    date()
      .nullish()
      .transform(emptyToNull<string>),
    textOrNull,
    'date',
  );

/** What is asked besides comes first: one that asks for more than 0 says so of less than 0 too. */
const money = (...checks: NumberRule[]) =>
  z
    .number()
    .check(...checks)
    .min(0)
    .max(limits.money)
    .refine((value) => value < 0 || value > limits.money || isMoney(value), messages.money);
/** An amount in kroner. */
export const kroner = money();
const numberOrEmpty = (label: string, schema: z.ZodType<number, number>, format: FieldFormat = 'number') =>
  labelField(label, orEmpty(schema).transform(emptyToNull<number>), numberOrNull, format);
export const requiredMoney = (label: string, ...checks: NumberRule[]) =>
  labelField(label, money(...checks), z.number(), 'money');
export const optionalMoney = (label: string) => numberOrEmpty(label, kroner, 'money');
export const optionalPercent = (label: string) => numberOrEmpty(label, z.number().min(0).max(100), 'percent');
/** A count with what is asked of it besides, e.g. `optionalWholeNumber('Antal', rules.max_value(9))`. */
export const optionalWholeNumber = (label: string, ...checks: NumberRule[]) => {
  const count = z.int().min(0).max(limits.wholeNumber);
  return numberOrEmpty(label, count.check(...checks));
};

const integer = z.int().min(-limits.wholeNumber).max(limits.wholeNumber);
export const requiredInteger = (label: string, ...checks: NumberRule[]) =>
  labelField(label, integer.check(...checks), z.number(), 'number');

const decimals = (most: number, checks: NumberRule[]) =>
  z
    .number()
    .min(-limits.wholeNumber)
    .max(limits.wholeNumber)
    .refine((value) => Number(value.toFixed(most)) === value, messages.decimals(most))
    .check(...checks);
/** A number that may have some decimals, and no more of them than that, with what is asked of it besides. */
export const optionalNumber = (label: string, mostDecimals: number, ...checks: NumberRule[]) =>
  numberOrEmpty(label, decimals(mostDecimals, checks));

/** A percent with so many decimals at most. */
export const requiredPercent = (label: string, mostDecimals: number) =>
  labelField(label, decimals(mostDecimals, [rules.between(0, 100)]), z.number(), 'percent');

/** Yes, no, or nobody has said. */
export const optionalFlag = (label: string) =>
  labelField(label, orEmpty(z.boolean()).transform(emptyToNull<boolean>), z.boolean().nullable(), 'yesNo');

type Choices = readonly [string, ...string[]];
type Choice<C, O> = z.ZodType<C | O, C | '' | null | undefined>;
/** One of a fixed list of texts. */
export const requiredChoice = <const C extends Choices>(label: string, choices: C) =>
  labelField(label, z.enum(choices), z.enum(choices), 'choice');
const choice = <const C extends Choices, O>(choices: C, otherwise: O): Choice<C[number], O> =>
  orEmpty(z.enum(choices)).transform<C[number] | O>((chosen) => chosen || otherwise);
/** One of some choices, or null. */
export const optionalChoice = <const C extends Choices>(label: string, choices: C) =>
  labelField(label, choice(choices, null), z.enum(choices).nullable(), 'choice');
/** One of some choices; a missing one means `otherwise`. */
export const choiceOr = <const C extends Choices>(label: string, choices: C, otherwise: C[number]) =>
  labelField(label, choice(choices, otherwise), z.enum(choices), 'choice');

/** Several of a fixed list of texts, each once and in its order; `[]` where it is missing. */
export const choices = <const C extends Choices>(label: string, offered: C) =>
  labelField(
    label,
    orEmpty(
      z
        .array(z.string())
        .max(limits.listLength)
        .refine((chosen) => chosen.every((one) => offered.includes(one)), messages.one_of),
    ).transform((chosen): C[number][] => offered.filter((one) => (chosen || []).includes(one))),
    z.array(z.enum(offered)),
    'choices',
  );

export const flag = (label: string) =>
  labelField(
    label,
    orEmpty(z.boolean()).transform((value) => value || false),
    z.boolean(),
    'yesNo',
  );

/** The number that grows with each save. Without it, a save is taken as it is. */
export const version = z
  .union([z.literal(''), z.number()])
  .nullish()
  .transform(emptyToNull<number>)
  .meta({ label: 'Version' });
/** An id of what is saved: missing, null or empty makes a new one. */
export const savedId = z
  .union([z.literal(''), id])
  .nullish()
  .transform(emptyToNull<number>)
  .meta({ label: 'Id' });
/** Which record is saved, and which version of it was read: what every form has besides its own fields. */
export const identity = { id: savedId, version };

/** Path parameters arrive as text: plain digits, not what else a number can be written as. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .pipe(z.coerce.number<string>().pipe(id));

/** An id in an address, where it may be left out or empty. */
export const optionalQueryId = (label: string) =>
  z
    .union([z.literal(''), pathId])
    .optional()
    .transform((value) => value || undefined)
    .meta({ label });

/** A calendar year from the first of two to the last: as a number, and as an address says it, where it may be left out. */
export const yearBetween = (first: number, last: number) => {
  // Written without the dot that a count of thousands has.
  const message = `{field} skal være mellem ${first} og ${last}`;
  const isYear = (value: number): boolean => value >= first && value <= last;
  return {
    value: z.int().refine(isYear, message),
    query: z
      .union([
        z.literal(''),
        z
          .string()
          .refine((value) => /^\d{4}$/.test(value) && isYear(Number(value)), message)
          .transform(Number),
      ])
      .optional()
      .transform((value) => value || undefined)
      .meta({ label: 'År' }),
  };
};

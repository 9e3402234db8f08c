import { z } from 'zod';
import { isIsoDate } from './dates.ts';
import { rules } from './form-rules.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { isMoney } from './money.ts';
import { hasText } from './updates/rich-text.rules.ts';

/*
 * The kinds of field that forms are made of. A required field refuses null, the empty text and a missing key;
 * an optional one answers null for each of them.
 */

const NUL = String.fromCharCode(0);
/** True for text that can be kept as it is: the database takes neither NUL nor half a character. */
export const isStorable = (value: string): boolean => !value.includes(NUL) && value.isWellFormed();
const plain = (max: number) => z.string().trim().max(max).refine(isStorable, messages.default);

const orNull = <S extends z.ZodType<string>>(schema: S) =>
  schema.nullish().transform((value): string | null => value || null);

type TextRule = z.core.$ZodCheck<string>;

/** A text with what is asked of it besides being there, e.g. `requiredText('Kode', rules.alpha_dash())`. */
export const requiredText = (label: string, ...asked: TextRule[]) =>
  plain(limits.text)
    .min(1)
    .check(...asked)
    .meta({ label });
export const optionalText = (label: string, ...asked: TextRule[]) =>
  orNull(plain(limits.text).check(...asked)).meta({ label });
export const optionalLongText = (label: string) => orNull(plain(limits.longText)).meta({ label });
/** HTML that says something. What is kept of it is shorter: the server cleans it and measures what remains. */
export const requiredRichText = (label: string) =>
  plain(limits.pastedHtml).refine(hasText, messages.required).meta({ label });
/** A list of texts, each once and none empty; `[]` where it is missing. */
export const textSet = (label: string) =>
  orEmpty(z.array(plain(limits.text).meta({ label })).max(limits.listLength))
    .transform((texts) => [...new Set((texts || []).filter(Boolean))])
    .meta({ label });

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

/** An opaque number that names a record. */
export const id = z.int().min(1).max(limits.wholeNumber);
export const requiredId = (label: string) => id.meta({ label });
/** A list of ids, each once; `[]` where it is missing. */
export const idList = (label: string) =>
  orEmpty(z.array(id).max(limits.listLength))
    .transform((ids) => [...new Set(ids || [])])
    .meta({ label });

const emptyToNull = <T>(value: T | '' | null | undefined): T | null => (value === '' || value == null ? null : value);

export const requiredDate = (label: string) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => value === '' || isIsoDate(value), messages.date)
    .meta({ label });
export const optionalDate = (label: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || isIsoDate(value), messages.date)
    .nullish()
    .transform(emptyToNull)
    .meta({ label });

const kroner = z
  .number()
  .min(0)
  .max(limits.money)
  .refine((value) => value < 0 || value > limits.money || isMoney(value), messages.money);
export const requiredMoney = (label: string) => kroner.meta({ label });
export const optionalMoney = (label: string) =>
  orEmpty(kroner)
    .transform(emptyToNull<number>)
    .meta({ label });
export const optionalPercent = (label: string) =>
  orEmpty(z.number().min(0).max(100))
    .transform(emptyToNull<number>)
    .meta({ label });
export const optionalWholeNumber = (label: string) =>
  orEmpty(z.int().min(0).max(limits.wholeNumber))
    .transform(emptyToNull<number>)
    .meta({ label });

const integer = z.int().min(-limits.wholeNumber).max(limits.wholeNumber);
export const requiredInteger = (label: string) => integer.meta({ label });
export const optionalInteger = (label: string) =>
  orEmpty(integer)
    .transform(emptyToNull<number>)
    .meta({ label });

/** One of a fixed list of words, or null. */
export const optionalChoice = <const W extends readonly [string, ...string[]]>(label: string, words: W) =>
  orEmpty(z.enum(words))
    .transform((word): W[number] | null => word || null)
    .meta({ label });

export const flag = (label: string) =>
  orEmpty(z.boolean())
    .transform((value) => value || false)
    .meta({ label });

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

/** A field that keeps its stored value where its key is missing: such a key reads as undefined. */
export const kept = <S extends z.ZodType>(schema: S) => z.union([z.undefined(), schema]);

/** Path parameters arrive as text: plain digits, not what else a number can be written as. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .pipe(z.coerce.number<string>().pipe(id));
export const idParams = z.object({ id: pathId });

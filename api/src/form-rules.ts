import { z } from 'zod';
import { messages } from './messages.ts';

/*
 * The form rules, one a name, each with its Danish message. A rule is added to a kind of field:
 * `requiredText('Kode', rules.alpha_dash())`. Only `required` and `required_if` mind an empty value.
 */

/** What is known of a chosen file before it is sent; width and height in pixels, of pictures. */
export type FileFacts = { name: string; type: string; size: number; width?: number; height?: number };

type Rule<T> = z.core.$ZodCheck<T>;
type Values = Record<string, unknown>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const rule = <T>(isRight: (value: T) => boolean, message: string): Rule<T> =>
  z.refine<T>((value) => isEmpty(value) || isRight(value), message);

const pattern = (expression: RegExp, message: string) =>
  rule<string>((value) => value.search(expression) !== -1, message);

type Refuse = (field: string, message: string) => void;
/** Checks fields of an object against each other, also while others are still empty or wrong. */
export const checkTogether = <K extends string>(
  check: (values: Partial<Record<K, unknown>>, refuse: Refuse, context: z.RefinementCtx) => void,
): Rule<Values> =>
  z.superRefine<Values>(
    (values, context) =>
      check(
        values as Partial<Record<K, unknown>>,
        (field, message) => context.addIssue({ code: 'custom', path: [field], message }),
        context,
      ),
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

const fieldRule = (path: string, isRight: (values: Values) => boolean, message: string): Rule<Values> =>
  checkTogether((values, refuse) => {
    if (!isRight(values)) refuse(path, message);
  });

// What a reader counts: an emoji is one character, like a letter.
const characters = (value: string): number => [...value].length;
const number = (value: number): string => value.toLocaleString('da-DK');
const KILOBYTE = 1024;

const EMAIL = /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$/;

const isUrl = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^https?:\/\//i.test(value) && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
};

const hasExtension = (name: string, extensions: readonly string[]): boolean =>
  extensions.some((extension) => name.toLowerCase().endsWith(`.${extension.toLowerCase()}`));

const isOfType = (type: string, allowed: string): boolean =>
  allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed;

const isOneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

export const rules = {
  /** Letters only, of any alphabet. */
  alpha: () => pattern(/^\p{L}+$/u, messages.alpha),
  /** Letters and digits. */
  alpha_num: () => pattern(/^[\p{L}\p{Nd}]+$/u, messages.alpha_num),
  /** Letters, digits, hyphens and underscores. */
  alpha_dash: () => pattern(/^[\p{L}\p{Nd}_-]+$/u, messages.alpha_dash),
  /** Letters and spaces. */
  alpha_spaces: () => pattern(/^[\p{L} ]+$/u, messages.alpha_spaces),
  /** A number from `min` to `max`, both included. */
  between: (min: number, max: number) =>
    rule<number>((value) => value >= min && value <= max, messages.between(number(min), number(max))),
  /** One field's value repeats another's, e.g. a new password. For the object that has both. */
  confirmed: (path: string, target: string, targetLabel: string) =>
    fieldRule(
      path,
      (values) => isEmpty(values[path]) || values[path] === values[target],
      messages.confirmed(targetLabel),
    ),
  /** Exactly so many digits, and nothing else. */
  digits: (length: number) =>
    rule<string>((value) => /^\d+$/.test(value) && value.length === length, messages.digits(length)),
  /** A picture of exactly this size in pixels. */
  dimensions: (width: number, height: number) =>
    rule<FileFacts>((file) => file.width === width && file.height === height, messages.dimensions(width, height)),
  /** An e-mail address. */
  email: () => pattern(EMAIL, messages.email),
  /** None of these values. */
  not_one_of: (values: readonly unknown[]) => rule<unknown>((value) => !isOneOf(values)(value), messages.not_one_of),
  /** One of these values. */
  one_of: (values: readonly unknown[]) => rule<unknown>(isOneOf(values), messages.one_of),
  /** A file whose name ends with one of these, e.g. `pdf`. */
  ext: (...extensions: readonly string[]) =>
    rule<FileFacts>((file) => hasExtension(file.name, extensions), messages.ext),
  /** A file of one of these media types, e.g. `image/png` or `image/*`. */
  mimes: (...types: readonly string[]) =>
    rule<FileFacts>((file) => types.some((allowed) => isOfType(file.type, allowed)), messages.mimes),
  /** A picture, of any type. */
  image: () => rule<FileFacts>((file) => isOfType(file.type, 'image/*'), messages.image),
  /** A whole number. */
  integer: () => rule<number>((value) => Number.isInteger(value), messages.integer),
  /** Exactly so many characters. */
  length: (length: number) => rule<string>((value) => characters(value) === length, messages.length(length)),
  /** At most so many characters. */
  max: (length: number) => rule<string>((value) => characters(value) <= length, messages.max(number(length))),
  /** At least so many characters. */
  min: (length: number) => rule<string>((value) => characters(value) >= length, messages.min(number(length))),
  /** A number of at most this. */
  max_value: (max: number) => rule<number>((value) => value <= max, messages.max_value(number(max))),
  /** A number of at least this. */
  min_value: (min: number) => rule<number>((value) => value >= min, messages.min_value(number(min))),
  /** A number, or a text that is one. */
  numeric: () =>
    rule<number | string>(
      (value) => (typeof value === 'number' ? Number.isFinite(value) : /^-?\d+(\.\d+)?$/.test(value)),
      messages.numeric,
    ),
  /** A text of this form, which the message may say. */
  regex: (expression: RegExp, message: string = messages.regex) => pattern(expression, message),
  /** Not empty. */
  required: () => z.refine<unknown>((value) => !isEmpty(value), messages.required),
  /** Not empty where another field has one of these values. For the object that has both. */
  required_if: (path: string, other: string, ...values: readonly unknown[]) =>
    fieldRule(path, (all) => !isOneOf(values)(all[other]) || !isEmpty(all[path]), messages.required_if),
  /** A file of at most so many kilobytes (1024 bytes each). */
  size: (kilobytes: number) => rule<FileFacts>((file) => file.size <= kilobytes * KILOBYTE, messages.size(kilobytes)),
  /** A web address with http or https. */
  url: () => rule<string>(isUrl, messages.url),
} as const;

import { isMoney } from '@sponsorat/api';

const UNITS = /^(kr\.?|dkk)\s*|\s*(kr\.?|dkk|%)$/gi;
const DANISH = /^[+-]?(\d{1,3}(\.\d{3})+|\d+)(,\d*)?$/;
const ENGLISH = /^[+-]?\d{1,3}(,\d{3})*\.\d+$/;
const DECIMAL_POINT = /^[+-]?\d+\.(\d{1,2}|\d{4,})$/;

/**
 * Reads a number the way people write it: 60000, 60.000, 60 000, 60.000,50, 60000.50, 60.000,- and with its unit.
 * The dot parts thousands, unless what follows it cannot be thousands. Nothing is null, no number is NaN.
 */
export const parseNumber = (text: string): number | null => {
  const tidy = text
    .replace(/−/g, '-')
    .trim()
    .replace(UNITS, '')
    .replace(/,-+$/, '')
    .replace(/[\s\u00a0']/g, '');
  if (tidy === '') return text.trim() === '' ? null : Number.NaN;
  if (DANISH.test(tidy)) return Number(tidy.replaceAll('.', '').replace(',', '.'));
  if (DECIMAL_POINT.test(tidy) || ENGLISH.test(tidy)) return Number(tidy.replaceAll(',', ''));
  return Number.NaN;
};

const THIRD_DECIMAL = /,\d{3,}\D*$/;
const SEVERAL_COMMAS = /^\D*\d{1,3}(,\d{3}){2,}\D*$/;
/**
 * True for 450,000 and 1,234,567 as kroner: the comma may be meant to part thousands. Before decimals that count, as in
 * 12,345, it parts those.
 */
export const mayBeThousands = (text: string): boolean => {
  const value = parseNumber(text);
  const isAmount = value !== null && isMoney(Math.abs(value));
  return (isAmount && THIRD_DECIMAL.test(text.trim())) || SEVERAL_COMMAS.test(text);
};

/** The same of kroner: what may be meant as thousands is no amount. What has too many decimals is refused for them. */
export const parseAmount = (text: string): number | null => (mayBeThousands(text) ? Number.NaN : parseNumber(text));

const withOre = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 10 });
const plain = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 10 });

const textOf = (value: number | null | undefined, format: (value: number) => string): string =>
  value == null || Number.isNaN(value) ? '' : format(value === 0 ? 0 : value);

/** 60000 → "60.000", 60000.5 → "60.000,50": øre only where there are some. */
export const formatAmount = (value: number | null | undefined): string =>
  textOf(value, (amount) => (Number.isInteger(amount) ? plain : withOre).format(amount));

/** 1234.5 → "1.234,5". */
export const formatNumber = (value: number | null | undefined): string => textOf(value, plain.format);

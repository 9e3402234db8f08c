import { parseNumber } from '../../../ui/parse/numberText.ts';

const FIGURE = /^([\d.]+(?:,\d+)?) (\S.*)$/;

/** What a text says as a figure and its unit: "5 stk.", "40.000 kr.", "17,5 %". */
const figureOf = (text: string | null): { value: number; unit: string } | undefined => {
  const [, figure, unit] = FIGURE.exec(text ?? '') ?? [];
  const value = figure === undefined ? null : parseNumber(figure);
  return value == null || unit === undefined ? undefined : { value, unit };
};

/**
 * How much more or less one says than another, where both are figures of one unit: "+65.000 kr.", "−2 stk.",
 * "+5 procentpoint". Undefined for all else, and where they say the same.
 */
export const differenceOf = (before: string | null, after: string | null): string | undefined => {
  const [was, is] = [figureOf(before), figureOf(after)];
  if (!was || !is || was.unit !== is.unit || was.value === is.value) return undefined;
  const difference = Math.round((is.value - was.value) * 100) / 100;
  const unit = is.unit === '%' ? 'procentpoint' : is.unit;
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toLocaleString('da-DK')} ${unit}`;
};

type TemplateRate = { percent: number; month: number };

const HUNDREDTHS = 100;
const WHOLE = 100 * HUNDREDTHS;
const YEAR = 12;

/** What rates are together in percent, as far as they are numbers. */
export const sumOf = (rates: readonly TemplateRate[]): number =>
  rates.reduce((sum, { percent }) => sum + (Number.isFinite(percent) ? Math.round(percent * HUNDREDTHS) : 0), 0) /
  HUNDREDTHS;

/** The same rates in equal parts, in hundredths of a percent that add up to the whole. */
export const inEqualParts = (rates: readonly TemplateRate[]): TemplateRate[] => {
  const part = Math.floor(WHOLE / rates.length);
  const left = WHOLE - part * rates.length;
  return rates.map((rate, at) => ({
    ...rate,
    percent: (part + (at >= rates.length - left ? 1 : 0)) / HUNDREDTHS,
  }));
};

/** One more rate: what is missing to the whole, as far from the last one as that is from the one before it. */
export const nextRate = (rates: readonly TemplateRate[]): TemplateRate => {
  const percent = Math.max(0, 100 - sumOf(rates));
  const [before, last] = [rates.at(-2), rates.at(-1)];
  if (!last) return { percent, month: 1 };
  const step = before && last.month > before.month ? last.month - before.month : YEAR;
  return { percent: Math.round(percent * HUNDREDTHS) / HUNDREDTHS, month: last.month + step };
};

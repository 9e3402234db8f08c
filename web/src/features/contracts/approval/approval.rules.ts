import { type Contract, oreToKroner, toOre, yearOf } from '@sponsorat/api';

type AgreementSize = Pick<Contract, 'startDate' | 'amount'>;

/** How many agreements of a club begin in the same year, this one too, and their sum in kroner: a split is seen by it. */
export const sumOfYear = ({ startDate }: AgreementSize, all: readonly AgreementSize[]) => {
  if (startDate === null) return null;
  const year = yearOf(startDate);
  const same = all.filter((one) => one.startDate !== null && yearOf(one.startDate) === year);
  const sum = same.reduce((total, { amount }) => total + toOre(amount ?? 0), 0n);
  return { year, count: same.length, amount: oreToKroner(sum) };
};

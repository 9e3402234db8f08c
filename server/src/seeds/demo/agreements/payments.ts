import { addDays, dayInCopenhagen, daysBetween, type IsoDate, oreToKroner, toOre } from '@sponsorat/api';
import type { PaymentEntry } from '../../steps/agreement-steps.ts';
import { randomOf } from '../../steps/random.ts';
import { inTheOffice, recently, soon } from '../calendar.ts';
import type { Moments } from './moments.ts';
import type { Period, Recipe } from './recipe.ts';

type Rate = { amount: number; dueDate: IsoDate };
type PaymentContext = { key: string; recipe: Recipe; period: Period; moments: Moments };

const shareOf = (amount: number, percent: bigint): number => oreToKroner((toOre(amount) * percent) / 100n);

/**
 * What was paid on an agreement since it was signed: its rates when they were due, the one that is late in part or not
 * at all, and of the one that is due soon the invoice, which waits. A bonus is paid beside them. One without rates is paid
 * once a year.
 */
export const paymentsOf = (
  { key, recipe, period, moments }: PaymentContext,
  rates: readonly Rate[],
  { today, chargesVat }: { today: IsoDate; chargesVat: boolean | null },
): PaymentEntry[] => {
  const signedAt = moments.redone?.signed ?? moments.signed;
  if (!signedAt) return [];
  const random = randomOf(`${key} betalinger`);
  const signed = dayInCopenhagen(signedAt);
  const invoice = (amount: number, day: IsoDate) => ({
    amount,
    invoiceNumber: String(1000 + Math.floor(random() * 8000)),
    invoiceDate: addDays(day, -20),
    // The invoice of a club that nobody has asked says nothing of VAT either.
    vatAmount: chargesVat === null ? null : shareOf(amount, chargesVat ? 20n : 0n),
    itemised: random() < 0.7,
  });
  const enter = (day: IsoDate, entry: Omit<PaymentEntry, 'at'>): PaymentEntry[] => {
    const last = addDays(today, -1);
    const at = [[day, addDays(signed, 1)].toSorted().at(-1) as IsoDate, last].toSorted()[0] as IsoDate;
    return daysBetween(signed, at) < 1 ? [] : [{ ...entry, at: inTheOffice(at, 30 + Math.floor(random() * 380)) }];
  };
  const paid = (day: IsoDate) => ({ paidOn: day, reference: `Bilag ${20_000 + Math.floor(random() * 9000)}` });
  if (rates.length === 0) {
    const amount = recipe.annual;
    const day = addDays(period.startDate, 30);
    return day < today && random() < 0.6 ? enter(day, { rate: null, ...invoice(amount, day), ...paid(day) }) : [];
  }
  const ofRates = rates.flatMap(({ amount, dueDate }, rate): PaymentEntry[] => {
    if (dueDate === soon(today) && recipe.rates?.due === 'soon')
      return random() < 0.5 ? enter(addDays(today, -4), { rate, ...invoice(amount, dueDate), attached: true }) : [];
    if (dueDate >= today) return [];
    const isLate = dueDate === recently(today) && recipe.rates?.due === 'late';
    if (isLate && random() < 0.5) return [];
    const part = isLate ? shareOf(amount, 40n) : amount;
    const day = addDays(dueDate, isLate ? 1 : -Math.floor(random() * 6));
    return enter(day, { rate, ...invoice(part, dueDate), ...paid(day) });
  });
  const bonusDay = addDays(today, -40);
  const hasBonus = recipe.special === 'bonus' && addDays(signed, 60) < bonusDay && bonusDay < period.endDate;
  if (!hasBonus) return ofRates;
  const bonus = {
    rate: null,
    ...invoice(shareOf(recipe.annual, 10n), bonusDay),
    ...paid(bonusDay),
    note: 'Bonus for oprykning',
  };
  return [...ofRates, ...enter(bonusDay, { ...bonus, attached: true })];
};

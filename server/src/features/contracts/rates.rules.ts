import { type FieldErrors, kronerText, type Ore, oreToKroner, shortDate, toOre } from '@sponsorat/api';

/** Kroner, and the day on which they are due, if it has been chosen yet. */
type Rate = { amount: number; dueDate: string | null };
type StoredRate = Rate & { id: number /** Paid, or of an invoice that waits. */; registered: Ore };
type SentRate = Rate & { id?: number | null };

/** The stored rates of a contract with what is registered on each. */
export const storedRates = ({
  rates,
  paidRates,
}: {
  rates: readonly (Rate & { id: number })[];
  paidRates: readonly { paid: number; waiting: number }[];
}): StoredRate[] =>
  rates.map((rate, place) => {
    const { paid = 0, waiting = 0 } = paidRates[place] ?? {};
    return { ...rate, registered: toOre(paid) + toOre(waiting) };
  });

const keyOf = ({ amount, dueDate }: Rate): string => `${dueDate} ${toOre(amount)}`;

/** Of alike rates so many in their order, those with payments before those without. */
const chosenOf = (alike: readonly StoredRate[], count: number): StoredRate[] => {
  const paid = alike.filter(({ registered }) => registered > 0n);
  const others = alike.filter(({ registered }) => registered === 0n);
  const chosen = [...paid, ...others].slice(0, count);
  return alike.filter((rate) => chosen.includes(rate));
};

/**
 * Which stored rate each of the sent ones is: the one that it names, else one of the same day and amount that no other
 * is; null for a new one. So a client that knows no ids of rates keeps what was paid on them.
 */
export const matchRates = (stored: readonly StoredRate[], sent: readonly SentRate[]): (number | null)[] => {
  const free = new Map(stored.map((rate) => [rate.id, rate]));
  const named = sent.map(({ id }) => (id != null && free.delete(id) ? id : null));
  const unnamed = Map.groupBy(
    sent.filter((_, at) => named[at] === null),
    keyOf,
  );
  const alike = Map.groupBy(free.values(), keyOf);
  const taken = new Map([...unnamed].map(([key, rates]) => [key, chosenOf(alike.get(key) ?? [], rates.length)]));
  return sent.map((rate, at) => named[at] ?? taken.get(keyOf(rate))?.shift()?.id ?? null);
};

/**
 * Danish messages for what payments forbid: removing a rate that has one, by its place among the stored ones, or lowering
 * one under what is registered on it, by its place among the sent ones.
 */
export const paidRateProblems = (stored: readonly StoredRate[], sent: readonly SentRate[]): FieldErrors => {
  const fields: FieldErrors = {};
  const ids = matchRates(stored, sent);
  for (const [place, { id, registered, dueDate }] of stored.entries()) {
    if (registered === 0n) continue;
    const kroner = kronerText(oreToKroner(registered));
    const index = ids.indexOf(id);
    const rate = sent[index];
    const name = dueDate ? `Raten den ${shortDate(dueDate)}` : 'Raten uden dato';
    if (!rate) fields[`rates.${place}`] = `${name} kan ikke fjernes: der er registreret ${kroner} på den`;
    else if (toOre(rate.amount) < registered)
      fields[`rates.${index}`] = `Raten kan ikke være mindre end de ${kroner}, der er registreret på den`;
  }
  return fields;
};

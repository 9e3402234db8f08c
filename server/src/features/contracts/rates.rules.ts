import { toOre } from '@sponsorat/api';

/** Kroner as decimal text, and the day on which they are due. */
type Rate = { amount: string; dueDate: string };

const alike = (one: Rate, other: Rate): boolean =>
  one.dueDate === other.dueDate && toOre(one.amount) === toOre(other.amount);

/**
 * Which stored rate each of the sent ones is: the one that it names, else one of the same day and amount that no other
 * is; null for a new one. So a client that knows no ids of rates keeps what was paid on them.
 */
export const matchRates = (
  stored: readonly (Rate & { id: number })[],
  sent: readonly (Rate & { id?: number | null })[],
): (number | null)[] => {
  const free = new Map(stored.map((rate) => [rate.id, rate]));
  const named = sent.map(({ id }) => (id != null && free.delete(id) ? id : null));
  return sent.map((rate, at) => {
    const id = named[at] ?? [...free.values()].find((one) => alike(one, rate))?.id ?? null;
    if (id !== null) free.delete(id);
    return id;
  });
};

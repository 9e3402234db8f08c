import type { Item } from '@sponsorat/api';

/** A product of an agreement of which eighteen of twenty-four are used. */
export const seasonTickets = (amountUnit: string): Item => ({
  id: 7,
  amount: 24,
  used: 18,
  catering: false,
  public: false,
  isUtilization: true,
  proofs: 0,
  followsRegister: false,
  product: { name: 'Sæsonkort', icon: null, amountLabel: null, amountUnit },
});

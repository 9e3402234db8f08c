import type { Contract, Payment, RateRow } from '@sponsorat/api';
import type { TestApp } from '../../testing/app.ts';
import type { Answer, TestClient } from '../../testing/client.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

export const rate = (amount: number, dueDate: string) => ({ amount, dueDate });

/** Registers payments over HTTP, as the Admin unless a client is named. */
export const paymentsOf = (test: Pick<TestApp, 'ids' | 'admin'>) => {
  const agreements = agreementsOf(test);
  const save = (values: object, client: TestClient = test.admin): Promise<Answer> =>
    client.post('/api/payments/update', values);
  return {
    agreements,
    save,
    pay: async (contract: Contract, index: number | null, values: object = {}): Promise<Payment> => {
      const rateId = index === null ? null : contract.rates[index]?.id;
      return ok(await save({ contractId: contract.id, rateId, amount: 100, paidOn: '2026-06-01', ...values }));
    },
    of: async (contractId: number, client: TestClient = test.admin): Promise<Payment[]> =>
      ok(await client.get(`/api/sponsorships/contracts/${contractId}/payments`)),
    rates: async (filter: object = {}, client: TestClient = test.admin, request: object = {}): Promise<RateRow[]> =>
      ok(await client.post('/api/payments/rates', { filter, perPage: 100, ...request })).Result,
    /** A new sponsorship with an approved agreement of these rates. */
    approved: async (rates: object[], values: object = {}, club: object = {}) => {
      const sponsorship = await makeSponsorship(test, club);
      return { sponsorship, contract: await agreements.approved(sponsorship.id, { rates, ...values }) };
    },
  };
};

import { api, type Payment } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { seesContract } from '../contracts/contracts.store.ts';
import { fileUrl } from '../files/files.store.ts';
import { findRulesOn } from '../rule-values/rule-values.store.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { markFirstDay, readFirstDay } from './first-day.usecases.ts';
import { saveInvoice } from './invoices.usecases.ts';
import { sumMonths, sumTotals } from './months.store.ts';
import { listPayments, type PaymentRecord } from './payments.store.ts';
import { removePayment, savePayment } from './payments.usecases.ts';
import { listRates } from './rates.store.ts';
import { listWithoutRates } from './without-rates.store.ts';

const presentPayment = ({ payment: row, invoice }: PaymentRecord): Payment => ({
  id: row.id,
  contractId: row.contractId,
  rateId: row.rateId,
  amount: Number(row.amount),
  paidOn: row.paidOn,
  reference: row.reference,
  invoiceNumber: row.invoiceNumber,
  invoiceDate: row.invoiceDate,
  vatAmount: row.vatAmount === null ? null : Number(row.vatAmount),
  itemised: row.itemised,
  invoice: fileUrl(invoice),
  note: row.note,
  by: row.createdBy,
  at: row.createdAt.toISOString(),
  version: row.version,
});

export const paymentsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const calls = api.payments;
  route(app, calls.rates, ({ actor, input }) => {
    const request = input.value();
    const day = today(clock);
    return readSnapshot(db, async (tx) => {
      const lead = (await findRulesOn(tx, day))['tasks.rateLead'];
      return listRates(tx, actor, request, { today: day, lead });
    });
  });
  route(app, calls.withoutRates, ({ actor, input }) => {
    const request = input.value();
    return readSnapshot(db, (tx) => listWithoutRates(tx, actor, request, today(clock)));
  });
  route(app, calls.months, async ({ actor, query }) => sumMonths(db, actor, query(), today(clock)));
  route(app, calls.totals, async ({ actor, query }) => sumTotals(db, actor, query(), today(clock)));
  route(app, calls.ofContract, async ({ actor, params }) => {
    if (!(await seesContract(db, actor, params.contractId))) throw outOfScope(actor, 'contract', params.contractId);
    return (await listPayments(db, params.contractId)).map(presentPayment);
  });
  route(app, calls.save, async ({ actor, input }) => presentPayment(await savePayment(deps, actor, input)));
  route(app, calls.uploadInvoice, ({ actor, params, file }) => saveInvoice(deps, actor, params.id, file));
  route(app, calls.firstDay, () => readFirstDay(deps));
  route(app, calls.markPaid, ({ actor, input }) => markFirstDay(deps, actor, input));
  route(app, calls.remove, ({ actor, params }) => removePayment(deps, actor, params.id));
};

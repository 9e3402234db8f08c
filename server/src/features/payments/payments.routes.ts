import { api, type Payment } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { checkContract } from '../contracts/contracts.store.ts';
import { fileUrl } from '../files/files.store.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { markFirstDay, readFirstDay } from './first-day.usecases.ts';
import { saveInvoice } from './invoices.usecases.ts';
import { openPaymentLists } from './payment-lists.usecases.ts';
import { listPayments, type PaymentRecord } from './payments.store.ts';
import { registerMany, removePayment, savePayment } from './payments.usecases.ts';

const presentPayment = ({ payment, invoice }: PaymentRecord): Payment => {
  const { createdBy: by, createdAt } = payment;
  return { ...payment, invoice: fileUrl(invoice), by, at: createdAt.toISOString() };
};

export const paymentsRoutes = (app: FastifyInstance, deps: AppDeps, index: SponsorshipIndex): void => {
  const { db } = deps;
  const calls = api.payments;
  const { listRates, listWithoutRates, sumMonths, sumTotals } = openPaymentLists(deps, index);
  route(app, calls.rates, ({ actor, input }) => listRates(actor, input.value()));
  route(app, calls.withoutRates, ({ actor, input }) => listWithoutRates(actor, input.value()));
  route(app, calls.months, ({ actor, query }) => sumMonths(actor, query()));
  route(app, calls.totals, ({ actor, query }) => sumTotals(actor, query()));
  route(app, calls.ofContract, async ({ actor, params }) => {
    await checkContract(db, actor, params.contractId);
    return (await listPayments(db, params.contractId)).map(presentPayment);
  });
  route(app, calls.save, async ({ actor, input }) => presentPayment(await savePayment(deps, actor, input)));
  route(app, calls.registerMany, ({ actor, input }) => registerMany(deps, actor, input.value()));
  route(app, calls.uploadInvoice, ({ actor, params, file }) => saveInvoice(deps, actor, params.id, file));
  route(app, calls.firstDay, () => readFirstDay(deps));
  route(app, calls.markPaid, ({ actor, input }) => markFirstDay(deps, actor, input));
  route(app, calls.remove, ({ actor, params }) => removePayment(deps, actor, params.id));
};

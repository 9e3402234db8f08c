import { z } from 'zod';
import { admin, user } from '../calls.ts';
import { invoiceUpload } from '../endpoint.ts';
import {
  firstDayAnswerSchema,
  firstDayInputSchema,
  firstDaySchema,
  invoiceSchema,
  paymentInputSchema,
  paymentMonthSchema,
  paymentMonthsQuery,
  paymentSchema,
  paymentTotalsQuery,
  paymentTotalsSchema,
  rateListAnswer,
  rateListRequest,
  registeredManySchema,
  registerManySchema,
  withoutRatesAnswer,
  withoutRatesRequest,
} from './payments.schemas.ts';

export const paymentsApi = {
  rates: user.post({
    path: '/api/payments/rates',
    summary: 'Rater, og hvad der er betalt af dem',
    reads: true,
    body: rateListRequest,
    output: rateListAnswer,
  }),
  withoutRates: user.post({
    path: '/api/payments/without-rates',
    summary: 'Aktive og kommende aftaler, der betales uden rater',
    reads: true,
    body: withoutRatesRequest,
    output: withoutRatesAnswer,
  }),
  months: user.get({
    path: '/api/payments/months',
    summary: 'Hvad der forfalder og er betalt i hver måned af et år',
    query: paymentMonthsQuery,
    output: z.array(paymentMonthSchema),
  }),
  totals: user.get({
    path: '/api/payments/totals',
    summary: 'Hvad der forfalder inden 30 dage, hvad der er overskredet, og hvad der er betalt i år',
    query: paymentTotalsQuery,
    output: paymentTotalsSchema,
  }),
  ofContract: user.get({
    path: '/api/sponsorships/contracts/:contractId/payments',
    summary: 'Aftalens betalinger og fakturaer, den nyeste først',
    output: z.array(paymentSchema),
  }),
  save: user.post({
    path: '/api/payments/update',
    summary: 'Registrér en betaling eller en faktura, der venter',
    refusals: [404],
    body: paymentInputSchema,
    output: paymentSchema,
  }),
  registerMany: user.post({
    path: '/api/payments/register-many',
    summary: 'Registrér betalinger på mange rater, hver for sig; de afviste siger hvorfor',
    body: registerManySchema,
    output: registeredManySchema,
  }),
  uploadInvoice: user.post({
    path: '/api/payments/:id/invoice',
    summary: 'Vedlæg fakturaen; en tidligere bliver erstattet',
    upload: invoiceUpload,
    output: invoiceSchema,
  }),
  remove: user.delete({
    path: '/api/payments/:id',
    summary: 'Slet en betaling',
  }),
  firstDay: admin.get({
    path: '/api/payments/first-day',
    summary: 'Om der skal spørges, om rater fra før, de kom hertil, er betalt',
    output: firstDaySchema,
  }),
  markPaid: admin.post({
    path: '/api/payments/first-day',
    summary:
      'Markér alle rater, der er forfaldne før en dag, som betalt; igen, når der er kommet aftaler med ældre rater',
    body: firstDayInputSchema,
    output: firstDayAnswerSchema,
  }),
};

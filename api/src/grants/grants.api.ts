import { z } from 'zod';
import { user } from '../calls.ts';
import {
  attendedSchema,
  decideGrantSchema,
  grantCheckSchema,
  grantInputSchema,
  grantListAnswer,
  grantListRequest,
  grantSchema,
} from './grants.schemas.ts';
import {
  knownRecipientQuery,
  knownRecipientSchema,
  recipientListAnswer,
  recipientListRequest,
  recipientQuery,
  recipientSchema,
} from './recipients.schemas.ts';

export const grantsApi = {
  list: user.post({
    path: '/api/grants',
    summary: 'Billetregistret: hvem der fik billetter, eller ønsker nogen',
    reads: true,
    body: grantListRequest,
    output: grantListAnswer,
  }),
  get: user.get({
    path: '/api/grants/:id',
    summary: 'Hvem der fik nogle billetter, og hvorfor',
    output: grantSchema,
  }),
  check: user.post({
    path: '/api/grants/check',
    summary: 'Hvad der ville blive sagt til en tildeling; intet gemmes',
    reads: true,
    refusals: [404],
    body: grantInputSchema,
    output: grantCheckSchema,
  }),
  save: user.post({
    path: '/api/grants/update',
    summary: 'Giv billetter, eller ret en tildeling; det, en anden skal godkende, gemmes som et ønske',
    refusals: [404],
    body: grantInputSchema,
    output: grantSchema,
  }),
  decide: user.post({
    path: '/api/grants/:id/decide',
    summary: 'Svar på et ønske om billetter',
    body: decideGrantSchema,
    output: grantSchema,
  }),
  handOut: user.post({
    path: '/api/grants/:id/hand-out',
    summary: 'Udlevér tildelte billetter',
    output: grantSchema,
  }),
  undoHandOut: user.post({
    path: '/api/grants/:id/undo-hand-out',
    summary: 'Fortryd, at billetter blev udleveret',
    output: grantSchema,
  }),
  giveBack: user.post({
    path: '/api/grants/:id/return',
    summary: 'Giv billetter tilbage, eller tag et ønske tilbage',
    output: grantSchema,
  }),
  undoReturn: user.post({
    path: '/api/grants/:id/undo-return',
    summary: 'Fortryd, at billetter blev givet tilbage',
    output: grantSchema,
  }),
  attended: user.post({
    path: '/api/grants/:id/attended',
    summary: 'Gem, hvor mange der kom',
    body: attendedSchema,
    output: grantSchema,
  }),
  returnRest: user.post({
    path: '/api/events/:id/return-rest',
    summary: 'Giv alle billetter til et arrangement tilbage, som ikke er udleveret',
    output: z.array(z.number()),
  }),
  recipients: user.post({
    path: '/api/recipients',
    summary: 'Hvem der har fået billetter i år, hvor mange og for hvor meget',
    reads: true,
    body: recipientListRequest,
    output: recipientListAnswer,
  }),
  recipient: user.get({
    path: '/api/recipients',
    summary: 'Alt, hvad en modtager har fået eller ønsket',
    query: recipientQuery,
    output: recipientSchema,
  }),
  knownRecipients: user.get({
    path: '/api/recipients/known',
    summary: 'Tidligere modtagere, hvis navn, virksomhed eller e-mail ligner',
    query: knownRecipientQuery,
    output: z.array(knownRecipientSchema),
  }),
};

import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import {
  mailListAnswer,
  mailListRequest,
  mailRowSchema,
  mailSchema,
  mailTextsInputSchema,
  testMailInputSchema,
} from './mails.schemas.ts';

const right = 'Admin';

export const mailsApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/mails',
    right,
    reads: true,
    summary: 'E-mails, som er sendt eller venter',
    body: mailListRequest,
    output: mailListAnswer,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/mails/:id',
    right,
    summary: 'En e-mail, som den er eller ville blive sendt',
    params: idParams,
    output: mailSchema,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/mails/:id/retry',
    right,
    summary: 'Prøv en e-mail igen med det samme',
    params: idParams,
    output: mailRowSchema,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/mails/test',
    right,
    summary: 'Send en prøve',
    body: testMailInputSchema,
    output: mailRowSchema,
  }),
  texts: endpoint({
    method: 'GET',
    path: '/api/mails/texts',
    right,
    summary: 'Teksten, som en afsendelse til underskrift begynder med',
    output: mailTextsInputSchema,
  }),
  saveTexts: endpoint({
    method: 'POST',
    path: '/api/mails/texts',
    right,
    summary: 'Gem teksten, som en afsendelse til underskrift begynder med',
    body: mailTextsInputSchema,
    output: mailTextsInputSchema,
  }),
};

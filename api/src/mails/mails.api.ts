import { admin } from '../calls.ts';
import {
  mailListAnswer,
  mailListRequest,
  mailRowSchema,
  mailSchema,
  mailTextsInputSchema,
  testMailInputSchema,
} from './mails.schemas.ts';

export const mailsApi = {
  list: admin.post({
    path: '/api/mails',
    reads: true,
    summary: 'E-mails, som er sendt eller venter',
    body: mailListRequest,
    output: mailListAnswer,
  }),
  get: admin.get({
    path: '/api/mails/:id',
    summary: 'En e-mail, som den er eller ville blive sendt',
    output: mailSchema,
  }),
  retry: admin.post({
    path: '/api/mails/:id/retry',
    summary: 'Prøv en e-mail igen med det samme',
    output: mailRowSchema,
  }),
  test: admin.post({
    path: '/api/mails/test',
    summary: 'Send en prøve',
    body: testMailInputSchema,
    output: mailRowSchema,
  }),
  texts: admin.get({
    path: '/api/mails/texts',
    summary: 'Teksten, som en afsendelse til underskrift begynder med',
    output: mailTextsInputSchema,
  }),
  saveTexts: admin.post({
    path: '/api/mails/texts',
    summary: 'Gem teksten, som en afsendelse til underskrift begynder med',
    body: mailTextsInputSchema,
    output: mailTextsInputSchema,
  }),
};

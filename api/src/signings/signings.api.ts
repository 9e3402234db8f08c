import { z } from 'zod';
import { anyone, user } from '../calls.ts';
import { contractSchema } from '../contracts/contracts.schemas.ts';
import {
  cancelSigningInputSchema,
  changeSignerInputSchema,
  declineInputSchema,
  publicSigningSchema,
  rejectUploadInputSchema,
  remindInputSchema,
  sendInputSchema,
  signInputSchema,
  signingProposalSchema,
} from '../contracts/signings.schemas.ts';
import { signedCopyUpload } from '../endpoint.ts';

const output = contractSchema;
const tokenParams = z.object({ token: z.string() });

/** What the bank does to have an agreement signed, and what whoever was sent a link may do. */
export const signingsApi = {
  proposal: user.get({
    path: '/api/sponsorships/contracts/:contractId/signing-proposal',
    summary: 'Hvad en afsendelse til underskrift begynder med',
    output: signingProposalSchema,
  }),
  send: user.post({
    path: '/api/sponsorships/:id/send',
    summary: 'Send en aftale til underskrift',
    body: sendInputSchema,
    output,
  }),
  remind: user.post({
    path: '/api/sponsorships/:id/remind',
    summary: 'Påmind en underskriver; tidligst 24 timer efter den sidste e-mail',
    body: remindInputSchema,
    output,
  }),
  changeSigner: user.post({
    path: '/api/sponsorships/:id/signer',
    summary: 'Ret en underskriver: et nyt link, og det gamle virker ikke længere',
    body: changeSignerInputSchema,
    output,
  }),
  cancel: user.post({
    path: '/api/sponsorships/:id/cancel-signing',
    summary: 'Annullér en afsendelse til underskrift',
    body: cancelSigningInputSchema,
    output,
  }),
  acceptUpload: user.post({
    path: '/api/sponsorships/:id/accept-upload',
    summary: 'Godkend den kopi, som klubben har sendt',
    body: cancelSigningInputSchema,
    output,
  }),
  rejectUpload: user.post({
    path: '/api/sponsorships/:id/reject-upload',
    summary: 'Afvis den kopi, som klubben har sendt',
    body: rejectUploadInputSchema,
    output,
  }),
  read: anyone.get({
    path: '/api/public/signing/:token',
    refusals: [429],
    summary: 'Hvad et link viser',
    params: tokenParams,
    output: publicSigningSchema,
  }),
  code: anyone.post({
    path: '/api/public/signing/:token/code',
    summary: 'Send underskriveren en kode på seks cifre',
    body: z.object({}),
    refusals: [429],
    params: tokenParams,
  }),
  sign: anyone.post({
    path: '/api/public/signing/:token/sign',
    summary: 'Underskriv',
    body: signInputSchema,
    refusals: [429],
    params: tokenParams,
    output: publicSigningSchema,
  }),
  decline: anyone.post({
    path: '/api/public/signing/:token/decline',
    summary: 'Afvis at underskrive',
    body: declineInputSchema,
    refusals: [429],
    params: tokenParams,
    output: publicSigningSchema,
  }),
  upload: anyone.post({
    path: '/api/public/signing/:token/upload',
    summary: 'Send en underskrevet kopi: én PDF eller op til ti billeder',
    upload: signedCopyUpload,
    refusals: [429],
    params: tokenParams,
    output: publicSigningSchema,
  }),
};

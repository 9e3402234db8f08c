import { z } from 'zod';
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
import { endpoint, signedCopyUpload } from '../endpoint.ts';
import { idParams, pathId } from '../fields.ts';

const right = 'Bruger';
const params = idParams;
const output = contractSchema;
const tokenParams = z.object({ token: z.string() });

/** What the bank does to have an agreement signed, and what whoever was sent a link may do. */
export const signingsApi = {
  proposal: endpoint({
    method: 'GET',
    path: '/api/sponsorships/contracts/:contractId/signing-proposal',
    right,
    summary: 'Hvad en afsendelse til underskrift begynder med',
    params: z.object({ contractId: pathId }),
    output: signingProposalSchema,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/send',
    right,
    summary: 'Send en aftale til underskrift',
    params,
    body: sendInputSchema,
    output,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/remind',
    right,
    summary: 'Påmind en underskriver; tidligst 24 timer efter den sidste e-mail',
    params,
    body: remindInputSchema,
    output,
  }),
  changeSigner: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/signer',
    right,
    summary: 'Ret en underskriver: et nyt link, og det gamle virker ikke længere',
    params,
    body: changeSignerInputSchema,
    output,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/cancel-signing',
    right,
    summary: 'Annullér en afsendelse til underskrift',
    params,
    body: cancelSigningInputSchema,
    output,
  }),
  acceptUpload: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/accept-upload',
    right,
    summary: 'Godkend den kopi, som klubben har sendt',
    params,
    body: cancelSigningInputSchema,
    output,
  }),
  rejectUpload: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/reject-upload',
    right,
    summary: 'Afvis den kopi, som klubben har sendt',
    params,
    body: rejectUploadInputSchema,
    output,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/public/signing/:token',
    right: 'public',
    refusals: [429],
    summary: 'Hvad et link viser',
    params: tokenParams,
    output: publicSigningSchema,
  }),
  code: endpoint({
    method: 'POST',
    path: '/api/public/signing/:token/code',
    summary: 'Send underskriveren en kode på seks cifre',
    body: z.object({}),
    right: 'public',
    refusals: [429],
    params: tokenParams,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/public/signing/:token/sign',
    summary: 'Underskriv',
    body: signInputSchema,
    right: 'public',
    refusals: [429],
    params: tokenParams,
    output: publicSigningSchema,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/public/signing/:token/decline',
    summary: 'Afvis at underskrive',
    body: declineInputSchema,
    right: 'public',
    refusals: [429],
    params: tokenParams,
    output: publicSigningSchema,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/public/signing/:token/upload',
    summary: 'Send en underskrevet kopi: én PDF eller op til ti billeder',
    upload: signedCopyUpload,
    right: 'public',
    refusals: [429],
    params: tokenParams,
    output: publicSigningSchema,
  }),
};

import { z } from 'zod';
import { user } from '../calls.ts';
import { proofUpload } from '../endpoint.ts';
import {
  deliveryProposalSchema,
  proofListQuery,
  proofQuery,
  proofSchema,
  sendDeliverySchema,
} from './proofs.schemas.ts';

export const proofsApi = {
  list: user.get({
    path: '/api/sponsorships/:id/proofs',
    summary: 'Et sponsorats beviser for levering, eller et produkts, de nyeste først',
    query: proofListQuery,
    output: z.array(proofSchema),
  }),
  upload: user.post({
    path: '/api/sponsorships/:id/proofs',
    summary: 'Tilføj et bevis for levering: 1 til 10 billeder (JPEG, PNG, WebP) eller PDF',
    query: proofQuery,
    upload: proofUpload,
    output: proofSchema,
  }),
  remove: user.delete({
    path: '/api/sponsorships/:id/proofs/:recordId',
    summary: 'Fjern et bevis; Admin kan stadig hente dets filer',
  }),
  deliveryProposal: user.get({
    path: '/api/sponsorships/contracts/:contractId/delivery-proposal',
    refusals: [409],
    summary: 'Hvad en afsendelse af leveringsrapporten begynder med',
    output: deliveryProposalSchema,
  }),
  sendDelivery: user.post({
    path: '/api/sponsorships/contracts/:contractId/send-delivery',
    limit: 'pdf',
    summary: 'Send leveringsrapporten til klubben',
    body: sendDeliverySchema,
  }),
};

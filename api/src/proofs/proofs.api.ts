import { z } from 'zod';
import { endpoint, proofUpload } from '../endpoint.ts';
import { idParams, pathId } from '../fields.ts';
import { recordParams } from '../resource/record.schemas.ts';
import {
  deliveryProposalSchema,
  proofListQuery,
  proofQuery,
  proofSchema,
  sendDeliverySchema,
} from './proofs.schemas.ts';

const right = 'Bruger';
const contractParams = z.object({ contractId: pathId });

export const proofsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/proofs',
    right,
    summary: 'Et sponsorats beviser for levering, eller et produkts, de nyeste først',
    params: idParams,
    query: proofListQuery,
    output: z.array(proofSchema),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/proofs',
    right,
    summary: 'Tilføj et bevis for levering: 1 til 10 billeder (JPEG, PNG, WebP) eller PDF',
    params: idParams,
    query: proofQuery,
    upload: proofUpload,
    output: proofSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/sponsorships/:id/proofs/:recordId',
    right,
    summary: 'Fjern et bevis; Admin kan stadig hente dets filer',
    params: recordParams,
  }),
  deliveryProposal: endpoint({
    method: 'GET',
    path: '/api/sponsorships/contracts/:contractId/delivery-proposal',
    right,
    refusals: [409],
    summary: 'Hvad en afsendelse af leveringsrapporten begynder med',
    params: contractParams,
    output: deliveryProposalSchema,
  }),
  sendDelivery: endpoint({
    method: 'POST',
    path: '/api/sponsorships/contracts/:contractId/send-delivery',
    right,
    limit: 'pdf',
    summary: 'Send leveringsrapporten til klubben',
    params: contractParams,
    body: sendDeliverySchema,
  }),
};

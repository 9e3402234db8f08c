import { z } from 'zod';
import { namedSchema } from '../answers.ts';
import { contractReference, contractSchema } from '../contracts/contracts.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, pathId } from '../fields.ts';
import { decideApprovalSchema, requestApprovalSchema } from './approvals.schemas.ts';

const right = 'Bruger';
const params = idParams;
const output = contractSchema;

/** Who else allows an agreement before it is locked, where the bank's rule asks for it. */
export const approvalsApi = {
  approvers: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/approvers/:contractId',
    right,
    summary: 'Hvem der kan godkende en aftale',
    params: z.object({ id: pathId, contractId: pathId }),
    output: z.array(namedSchema),
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/request-approval',
    right,
    summary: 'Bed en anden om at godkende en aftale',
    params,
    body: requestApprovalSchema,
    output,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/withdraw-approval',
    right,
    summary: 'Træk en anmodning om godkendelse tilbage',
    params,
    body: contractReference,
    output,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/decide',
    right,
    summary: 'Godkend eller afvis en aftale, som man er bedt om at godkende; en godkendt låses til underskrift',
    limit: 'confirm',
    params,
    body: decideApprovalSchema,
    output,
  }),
};

import { z } from 'zod';
import { namedSchema } from '../answers.ts';
import { user } from '../calls.ts';
import { contractReference, contractSchema } from '../contracts/contracts.schemas.ts';
import { decideApprovalSchema, requestApprovalSchema } from './approvals.schemas.ts';

const output = contractSchema;

/** Who else allows an agreement before it is locked, where the bank's rule asks for it. */
export const approvalsApi = {
  approvers: user.get({
    path: '/api/sponsorships/:id/approvers/:contractId',
    summary: 'Hvem der kan godkende en aftale',
    output: z.array(namedSchema),
  }),
  request: user.post({
    path: '/api/sponsorships/:id/request-approval',
    summary: 'Bed en anden om at godkende en aftale',
    body: requestApprovalSchema,
    output,
  }),
  withdraw: user.post({
    path: '/api/sponsorships/:id/withdraw-approval',
    summary: 'Træk en anmodning om godkendelse tilbage',
    body: contractReference,
    output,
  }),
  decide: user.post({
    path: '/api/sponsorships/:id/decide',
    summary: 'Godkend eller afvis en aftale, som man er bedt om at godkende; en godkendt låses til underskrift',
    limit: 'confirm',
    body: decideApprovalSchema,
    output,
  }),
};

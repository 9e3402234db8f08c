import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { historyAnswer, historyParams, historyRequest, logAnswer, logRequest } from './audit.schemas.ts';

export const auditApi = {
  sponsorshipHistory: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/history',
    right: 'Bruger',
    summary: 'Hvem der har ændret hvad på et sponsorat og dets aftaler, nyeste først',
    reads: true,
    params: idParams,
    body: historyRequest,
    output: historyAnswer,
  }),
  contractHistory: endpoint({
    method: 'POST',
    path: '/api/sponsorships/contracts/:contractId/history',
    right: 'Bruger',
    summary: 'Hvem der har ændret hvad på en aftale, nyeste først',
    reads: true,
    params: historyParams,
    body: historyRequest,
    output: historyAnswer,
  }),
  log: endpoint({
    method: 'POST',
    path: '/api/log',
    right: 'Admin',
    summary: 'Alt, hvad der er gjort, nyeste først',
    reads: true,
    body: logRequest,
    output: logAnswer,
  }),
};

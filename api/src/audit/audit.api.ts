import { admin, user } from '../calls.ts';
import { historyAnswer, historyRequest, logAnswer, logRequest } from './audit.schemas.ts';

export const auditApi = {
  sponsorshipHistory: user.post({
    path: '/api/sponsorships/:id/history',
    summary: 'Hvem der har ændret hvad på et sponsorat og dets aftaler, nyeste først',
    reads: true,
    body: historyRequest,
    output: historyAnswer,
  }),
  contractHistory: user.post({
    path: '/api/sponsorships/contracts/:contractId/history',
    summary: 'Hvem der har ændret hvad på en aftale, nyeste først',
    reads: true,
    body: historyRequest,
    output: historyAnswer,
  }),
  log: admin.post({
    path: '/api/log',
    summary: 'Alt, hvad der er gjort, nyeste først',
    reads: true,
    body: logRequest,
    output: logAnswer,
  }),
};

import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { timelineAnswer, timelineRequest } from './timeline.schemas.ts';

export const timelineApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/timeline',
    right: 'Bruger',
    summary: 'Hvad der er sket med et sponsorat, det nyeste først',
    reads: true,
    params: idParams,
    body: timelineRequest,
    output: timelineAnswer,
  }),
};

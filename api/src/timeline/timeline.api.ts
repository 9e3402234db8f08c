import { user } from '../calls.ts';
import { timelineAnswer, timelineRequest } from './timeline.schemas.ts';

export const timelineApi = {
  list: user.post({
    path: '/api/sponsorships/:id/timeline',
    summary: 'Hvad der er sket med et sponsorat, det nyeste først',
    reads: true,
    body: timelineRequest,
    output: timelineAnswer,
  }),
};

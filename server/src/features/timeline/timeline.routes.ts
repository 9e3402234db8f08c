import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { readSnapshot } from '../../lib/db/database.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { linesById } from '../audit/lines.usecases.ts';
import { checkSponsorship } from '../sponsorships/sponsorships.store.ts';
import { presentEvent } from './timeline.present.ts';
import { listEvents } from './timeline.store.ts';

export const timelineRoutes = (app: FastifyInstance, { db }: AppDeps): void => {
  route(app, api.timeline.list, ({ actor, params: { id }, input }) =>
    readSnapshot(db, async (tx) => {
      await checkSponsorship(tx, actor, id);
      const request = input.value();
      const { events, total } = await listEvents(tx, id, request);
      const changes = events.filter(({ source }) => source === 'master-data').map((change) => change.id);
      const lines = await linesById(tx, changes);
      const rows = events.map((event) => presentEvent(id, event, lines));
      return listAnswerOf(rows, total, request);
    }),
  );
};

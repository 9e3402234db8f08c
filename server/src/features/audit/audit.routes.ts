import { api, logFileQuery } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { fileRoute } from '../../lib/http/file-route.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { checkContract } from '../contracts/contracts.store.ts';
import { checkSponsorship } from '../sponsorships/sponsorships.store.ts';
import { presentHistory, presentLog } from './audit.present.ts';
import { listContractLines, listLogLines, listSponsorshipLines } from './log.store.ts';
import { exportLog } from './log-file.usecases.ts';

export const auditRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db } = deps;
  const calls = api.audit;

  route(app, calls.sponsorshipHistory, ({ actor, params, input }) =>
    readSnapshot(db, async (tx) => {
      await checkSponsorship(tx, actor, params.id);
      const request = input.value();
      const { lines, total } = await listSponsorshipLines(tx, params.id, request);
      return listAnswerOf(await presentHistory(tx, lines), total, request);
    }),
  );
  route(app, calls.contractHistory, ({ actor, params, input }) =>
    readSnapshot(db, async (tx) => {
      const contract = await checkContract(tx, actor, params.contractId);
      const request = input.value();
      const { lines, total } = await listContractLines(tx, contract, request);
      return listAnswerOf(await presentHistory(tx, lines), total, request);
    }),
  );
  route(app, calls.log, ({ input }) => {
    const request = input.value();
    return readSnapshot(db, async (tx) => {
      const { lines, total } = await listLogLines(tx, request);
      return listAnswerOf(await presentLog(tx, lines), total, request);
    });
  });

  fileRoute(
    app,
    {
      path: '/api/log/file',
      summary: 'Loggen som fil, nyeste linje først',
      right: 'Admin',
      limit: 'export',
      query: logFileQuery,
      types: ['text/csv', 'application/jsonl'],
    },
    ({ actor, query }) => exportLog(deps, actor, query()),
  );
};

import { api, type Section, sections, utilizationPercent } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { checkContract } from '../contracts/contracts.store.ts';
import { readProofsOfItem } from '../proofs/proofs.usecases.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { checkSponsorship } from '../sponsorships/sponsorships.store.ts';
import { listContractUsage, listItems, listUsageEntries } from './usage.store.ts';
import { savePublic, saveUsage } from './usage.usecases.ts';

export const usageRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const calls = api.usage;

  const itemsOf = async (actor: Actor, sponsorshipId: number, wanted: readonly Section[]) => {
    await checkSponsorship(db, actor, sponsorshipId);
    return listItems(db, actor, sponsorshipId, wanted, today(clock));
  };

  route(app, calls.marketing, ({ actor, params }) => itemsOf(actor, params.id, ['Eksponering', 'Aktivering']));
  route(app, calls.hospitality, ({ actor, params }) => itemsOf(actor, params.id, ['Hospitality']));
  route(app, calls.utilization, async ({ actor, params }) => ({
    utilization: utilizationPercent(await itemsOf(actor, params.id, sections)),
  }));
  route(app, calls.ofContract, ({ actor, params: { contractId } }) =>
    readSnapshot(db, async (tx) => {
      await checkContract(tx, actor, contractId);
      return listContractUsage(tx, contractId);
    }),
  );
  route(app, calls.save, ({ actor, params, input }) => saveUsage(deps, actor, params.id, input));
  route(app, calls.savePublic, ({ actor, params, input }) => savePublic(deps, actor, params.id, input));
  route(app, calls.history, async ({ actor, params }) => {
    const item = { sponsorshipId: params.id, id: params.itemId, today: today(clock) };
    return readSnapshot(db, async (tx) => {
      const entries = await listUsageEntries(tx, actor, item);
      if (!entries) throw outOfScope(actor, 'item', params.itemId);
      const proofs = await readProofsOfItem(tx, item.id);
      return entries.map((entry) => ({ ...entry, proofs: proofs.filter(({ usageId }) => usageId === entry.id) }));
    });
  });
};

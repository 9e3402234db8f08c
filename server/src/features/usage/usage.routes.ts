import { api, type Item, type Section } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { notFound } from '../../lib/problem.ts';
import { seesSponsorship } from '../sponsorships/sponsorships.store.ts';
import { findUtilization, type ItemRow, listItems, listUsageEntries } from './usage.store.ts';
import { savePublic, saveUsage } from './usage.usecases.ts';

const presentItem = (row: ItemRow): Item => ({
  id: row.id,
  product: { name: row.name, icon: row.icon, amountLabel: row.amountLabel, amountUnit: row.amountUnit },
  amount: row.amount,
  used: row.used,
  catering: row.catering,
  public: row.public,
  isUtilization: row.isUtilization,
});

export const usageRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const calls = api.usage;

  const items = async (actor: Actor, sponsorshipId: number, sections: readonly Section[]) => {
    if (!(await seesSponsorship(db, actor, sponsorshipId))) throw notFound();
    return (await listItems(db, actor, sponsorshipId, sections, today(clock))).map(presentItem);
  };

  route(app, calls.marketing, ({ actor, params }) => items(actor, params.id, ['Eksponering', 'Aktivering']));
  route(app, calls.hospitality, ({ actor, params }) => items(actor, params.id, ['Hospitality']));
  route(app, calls.utilization, async ({ actor, params }) => {
    if (!(await seesSponsorship(db, actor, params.id))) throw notFound();
    return { utilization: await findUtilization(db, params.id, today(clock)) };
  });
  route(app, calls.save, async ({ actor, params, input }) =>
    presentItem(await saveUsage(deps, actor, params.id, input)),
  );
  route(app, calls.savePublic, async ({ actor, params, input }) =>
    presentItem(await savePublic(deps, actor, params.id, input)),
  );
  route(app, calls.history, async ({ actor, params }) => {
    const item = { sponsorshipId: params.id, id: params.itemId, today: today(clock) };
    const entries = await listUsageEntries(db, actor, item);
    if (!entries) throw notFound();
    return entries;
  });
};

import { api, formValues, type Sponsorship, sponsorshipSchema } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../../lib/clock.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { notFound } from '../../lib/problem.ts';
import { listUsableAreas } from '../areas/areas.store.ts';
import { listCategories } from '../categories/categories.store.ts';
import { fileUrl } from '../files/files.store.ts';
import { findUser, listAreaUsers, listKeptAdmins } from '../users/users.store.ts';
import { listResponsibilities, listWithoutResponsible } from './responsibilities.store.ts';
import { outOfScope } from './sponsorships.scope.ts';
import { findDuplicates, type SponsorshipRead, sponsorshipReader } from './sponsorships.store.ts';
import { removeSponsorship, saveSponsorship, saveSponsorshipLogo } from './sponsorships.usecases.ts';
import { transferResponsibilities } from './transfer.usecases.ts';

const presentSponsorship = (row: SponsorshipRead): Sponsorship =>
  formValues(sponsorshipSchema, { ...row, userPicture: fileUrl(row.userPicture), logo: fileUrl(row.logo) });

export const sponsorshipsRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { db } = deps;
  const calls = api.sponsorships;
  const read = sponsorshipReader(db, deps.clock);

  route(app, calls.userAreas, ({ actor }) => listUsableAreas(db, actor));
  route(app, calls.categories, () => listCategories(db));
  route(app, calls.areaUsers, async ({ actor, params }) => {
    const areas = await listUsableAreas(db, actor);
    if (!areas.some((area) => area.id === params.areaId)) throw outOfScope(actor, 'area', params.areaId);
    return listAreaUsers(db, params.areaId);
  });
  route(app, calls.duplicates, ({ actor, query }) => findDuplicates(db, actor, query()));
  route(app, calls.get, async ({ actor, params }) => {
    const sponsorship = await read(actor, params.id);
    if (!sponsorship) throw outOfScope(actor, 'sponsorship', params.id);
    return presentSponsorship(sponsorship);
  });
  route(app, calls.save, async ({ actor, input }) => presentSponsorship(await saveSponsorship(deps, actor, input)));
  route(app, calls.logo, ({ actor, params, file }) => saveSponsorshipLogo(deps, actor, params.id, file));
  route(app, calls.remove, ({ actor, params }) => removeSponsorship(deps, actor, params.id));

  // What a user is responsible for are sponsorships, though the page is the user's.
  route(app, api.users.sponsorships, async ({ actor, params }) => {
    if (!(await findUser(db, params.id))) throw notFound();
    return listResponsibilities(db, actor, params.id, today(deps.clock));
  });
  route(app, api.users.attention, async () => {
    const { rows, total } = await listWithoutResponsible(db, today(deps.clock));
    return { withoutResponsible: rows, withoutResponsibleTotal: total, keptAdmins: await listKeptAdmins(db) };
  });
  route(app, api.users.transfer, ({ actor, params, input }) => transferResponsibilities(deps, actor, params.id, input));
};

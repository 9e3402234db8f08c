import { api, roles } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { existing, notFound } from '../../lib/problem.ts';
import { listUsableAreas } from '../areas/areas.store.ts';
import { findRulesOn } from '../rule-values/rule-values.store.ts';
import { presentProfile, presentUser } from './users.present.ts';
import { saveProfile, saveUser } from './users.save.usecases.ts';
import { findResponsibilities, findUser, listUsers, type UserRecord } from './users.store.ts';
import { lockOutUser, removeUser, saveUserPicture, unlockUser } from './users.usecases.ts';

export const usersRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, config, clock } = deps;
  const calls = api.users;

  const isApprovalAsked = async () => (await findRulesOn(db, today(clock)))['approval.enabled'];
  // What an answer needs is asked for before anything is saved: were it to fail afterwards, a save would seem to have failed.
  const presenter = async () => {
    const withLimit = await isApprovalAsked();
    return (user: UserRecord) => presentUser(user, withLimit);
  };
  const ownPresenter = async (actor: Actor) => {
    const areas = await listUsableAreas(db, actor);
    const more = { passwordLogin: config.passwordLogin, withLimit: await isApprovalAsked() };
    return (user: UserRecord) => presentProfile(user, areas, more);
  };

  route(app, calls.list, async () => {
    const present = await presenter();
    return (await listUsers(db)).map(present);
  });
  // An Admin, as all are who ask here, may use every area there is.
  route(app, calls.areas, ({ actor }) => listUsableAreas(db, actor));
  route(app, calls.roles, async () => [...roles]);
  route(app, calls.get, async ({ params }) => {
    const user = existing(await findUser(db, params.id));
    return (await presenter())(user);
  });
  route(app, calls.usedBy, ({ params }) =>
    readSnapshot(db, async (tx) => {
      if (!(await findUser(tx, params.id))) throw notFound();
      return findResponsibilities(tx, params.id);
    }),
  );
  route(app, calls.save, async ({ actor, input }) => {
    const present = await presenter();
    return present(await saveUser(deps, actor, input));
  });
  route(app, calls.picture, ({ actor, params, file }) => saveUserPicture(deps, actor, params.id, file));
  route(app, calls.lockout, ({ actor, params }) => lockOutUser(deps, actor, params.id));
  route(app, calls.unlock, ({ actor, params }) => unlockUser(deps, actor, params.id));
  route(app, calls.remove, ({ actor, params }) => removeUser(deps, actor, params.id));

  route(app, api.profile.get, async ({ actor }) => {
    const user = existing(await findUser(db, actor.id));
    return (await ownPresenter(actor))(user);
  });
  route(app, api.profile.save, async ({ actor, input }) => {
    const present = await ownPresenter(actor);
    return present(await saveProfile(deps, actor, input));
  });
  route(app, api.profile.picture, ({ actor, file }) => saveUserPicture(deps, actor, actor.id, file));
};

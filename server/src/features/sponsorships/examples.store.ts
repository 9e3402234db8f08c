import type { Connection } from '../../lib/db/database.ts';
import { type Examples, namedOnce, twoExamples } from '../../lib/imports/examples.rules.ts';
import { listAreas } from '../areas/areas.store.ts';
import { listUsers } from '../users/users.store.ts';
import { listSponsorshipNames } from './sponsorships.store.ts';

/** The areas with somebody who can be responsible in each, by names that say which is meant. */
export const exampleAreas = async (db: Connection): Promise<{ name: string; user: string }[]> => {
  const users = namedOnce(await listUsers(db)).filter(({ lockedOut }) => !lockedOut);
  const areas = namedOnce(await listAreas(db));
  return areas.flatMap(({ id, name }) => {
    const user = users.find(({ areaIds }) => areaIds.includes(id));
    return user ? [{ name, user: user.name }] : [];
  });
};

/** Two clubs by cells that say which are meant. */
export const exampleClubs = async (db: Connection): Promise<Examples> => {
  const clubs = namedOnce(await listSponsorshipNames(db));
  return twoExamples(clubs, clubs, ({ name, cvr }) => ({ sponsorship: name, cvr: cvr ?? '' }));
};

import { type Page, request } from '@playwright/test';
import { callerOf } from './caller.ts';
import { unique } from './make.ts';

/** Long enough, and nobody's. */
export const PASSWORD = 'tre-blå-heste-i-havnen';

export type Caller = ReturnType<typeof callerOf>;
type Area = { id: number; name: string };
/** A user as the calls answer one. */
export type User = {
  id: number;
  name: string;
  email: string;
  picture: string | null;
  areaIds: number[];
  version: number;
};

/** All areas, as an Admin sees them. */
export const areasOf = (call: Caller): Promise<Area[]> => call.get('/api/users/areas');

/** The password that an Admin gives a new user. */
export const GIVEN = 'en-gul-kano-paa-aaen';

/** A user who has not logged in yet: their password is an Admin's. */
export const makeNewcomer = (call: Caller, values: object): Promise<User> =>
  call.post('/api/users/update', { roles: ['Bruger'], password: GIVEN, ...values });

/** A user with all areas, or with those that are named, who has chosen a password of their own. */
export const makeUser = async (call: Caller, title: string, values: object = {}): Promise<User> => {
  const name = unique(title);
  const email = `${Math.random().toString(36).slice(2)}@fjordbanken.example`;
  const areaIds = (await areasOf(call)).map(({ id }) => id);
  const user = await makeNewcomer(call, { name, email, areaIds, ...values });
  // Without the cookies of the test's own account, whose session their login would end.
  const theirs = await request.newContext({ storageState: { cookies: [], origins: [] } });
  const asThem = callerOf(theirs, call.base);
  await asThem.logIn({ email: user.email, password: GIVEN });
  await asThem.post('/api/user/password', { current: GIVEN, password: PASSWORD });
  await theirs.dispose();
  return user;
};

/** The page's own heading. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The dialog in which a user's sponsorships are handed over. */
export const transferDialog = (page: Page, { name }: User) =>
  page.getByRole('dialog', { name: `Overdrag fra ${name}` });

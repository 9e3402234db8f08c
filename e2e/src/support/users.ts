import type { Page } from '@playwright/test';
import type { callerOf } from './caller.ts';
import { unique } from './make.ts';

/** Long enough, and nobody's. */
export const PASSWORD = 'tre-blå-heste-i-havnen';

type Caller = ReturnType<typeof callerOf>;
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

/** A user with all areas, or with those that are named. */
export const makeUser = async (call: Caller, title: string, values: object = {}): Promise<User> => {
  const name = unique(title);
  const email = `${Math.random().toString(36).slice(2)}@fjordbanken.example`;
  const areaIds = (await areasOf(call)).map(({ id }) => id);
  return call.post('/api/users/update', { name, email, roles: ['Bruger'], areaIds, password: PASSWORD, ...values });
};

/** The page's own heading. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The button that says yes to a question. */
export const ok = (page: Page) => page.getByRole('button', { name: 'OK', exact: true });
/** The dialog in which a user's sponsorships are handed over. */
export const transferDialog = (page: Page, { name }: User) =>
  page.getByRole('dialog', { name: `Overdrag fra ${name}` });

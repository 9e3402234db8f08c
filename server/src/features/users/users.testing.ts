import type { User } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/app.ts';
import type { Answer, TestClient } from '../../testing/client.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

let made = 0;

/** A user of the first area, as a client sends one; each has an e-mail of their own. */
export const userValues = ({ ids }: Pick<TestApp, 'ids'>, values: object = {}) => {
  made += 1;
  return { name: 'Åse Ny', email: `aase${made}@bank.dk`, roles: ['Bruger'], areaIds: [ids.north], ...values };
};

/** Saves users over HTTP, as the Admin unless a client is named. */
export const usersOf = (test: TestApp) => {
  const save = (values: object, client: TestClient = test.admin): Promise<Answer> =>
    client.post('/api/users/update', values);
  const get = async (id: number): Promise<User> => ok(await test.admin.get(`/api/users/${id}`));
  return {
    save,
    get,
    /** Makes one who has chosen a password of their own since. */
    make: async (values: object = {}): Promise<User> => {
      const user: User = ok(await save(userValues(test, values)));
      await test.db.execute(sql`update users set must_change_password = false where id = ${user.id}`);
      return user;
    },
    /** Saves one with some of its values changed. */
    change: async (id: number, values: object, client: TestClient = test.admin): Promise<Answer> => {
      const { version: _version, ...now } = await get(id);
      return save({ ...now, ...values }, client);
    },
    logIn: async (email: string, password: string): Promise<TestClient> => {
      const client = test.anonymous('10.9.0.1');
      await client.logIn(email, password);
      return client;
    },
  };
};

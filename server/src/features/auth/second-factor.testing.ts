import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { users } from '../users/users.table.ts';
import { recoveryCodes, secondFactors } from './auth.table.ts';
import { newRecoveryCodes } from './second-factor.codes.ts';
import { encryptSecret, hashesOf } from './second-factor.proof.ts';

export const STEP = 30_000;
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

let addresses = 0;
/** An address that no other try counts against. */
const newAddress = (): string => {
  addresses += 1;
  return `10.40.${addresses >> 8}.${addresses & 255}`;
};

// The same for all, because hashing them takes a while.
const codes = newRecoveryCodes();
let hashes: Promise<string[]> | undefined;

/** Users whose login has two steps, and their apps. */
export const secondFactorsOf = (test: Pick<TestApp, 'clock' | 'db' | 'deps' | 'fixtures' | 'anonymous' | 'ids'>) => {
  let made = 0;

  const secretOf = (userId: number): string => {
    if (!test.deps.cipher) throw new Error('The app has no key');
    return encryptSecret(test.deps.cipher, userId, SECRET);
  };

  /** The code that an app shows now, or so many steps of 30 seconds from now. */
  const codeOf = (secret: string, steps = 0): string =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: test.clock.now().getTime() + steps * STEP });

  /** A user who logs in in one step. */
  const user = async (roles: ('Bruger' | 'Admin')[] = ['Bruger']) => {
    made += 1;
    const email = `totrin${made}@bank.dk`;
    const id = await test.fixtures.user({ name: 'Tove Totrin', email, roles, areaIds: [test.ids.north] });
    const logIn = async (): Promise<TestClient> => {
      const client = test.anonymous(newAddress());
      await client.logIn(email, PASSWORD);
      return client;
    };
    return { id, email, logIn };
  };

  const clear = async (): Promise<void> => {
    await test.db.delete(secondFactors);
  };

  return {
    codeOf,
    user,
    /** A user whose login has two steps. */
    withApp: async (roles?: ('Bruger' | 'Admin')[]) => {
      const person = await user(roles);
      const userId = person.id;
      await test.db.insert(secondFactors).values({ userId, secret: secretOf(userId), confirmedAt: test.clock.now() });
      hashes ??= hashesOf(codes);
      await test.db.insert(recoveryCodes).values((await hashes).map((hash) => ({ userId, hash })));
      const code = (steps = 0): string => codeOf(SECRET, steps);
      /** A client whose password was right, and who is asked for a code. */
      const atSecondStep = async (address = newAddress()): Promise<TestClient> => {
        const client = test.anonymous(address);
        const answer = await client.logIn(person.email, PASSWORD);
        if (!ok(answer).secondFactor) throw new Error(`No second step: ${JSON.stringify(answer.body)}`);
        return client;
      };
      /** A client that is logged in; it uses the app's code of 30 seconds ago, so that the present one is good. */
      const logIn = async (): Promise<TestClient> => {
        const client = await atSecondStep();
        ok(await client.post('/api/login/second', { code: code(-1) }));
        return client;
      };
      return { ...person, code, recoveryCodes: [...codes], atSecondStep, logIn };
    },
    /** The code that the app of `give` shows. */
    sharedCode: (): string => codeOf(SECRET),
    /** Gives every user the same app, begun or confirmed. */
    give: async ({ confirmed }: { confirmed: boolean }): Promise<void> => {
      await clear();
      const everyone = await test.db.select({ id: users.id }).from(users);
      const confirmedAt = confirmed ? test.clock.now() : null;
      await test.db
        .insert(secondFactors)
        .values(everyone.map(({ id }) => ({ userId: id, secret: secretOf(id), confirmedAt })));
    },
    clear,
  };
};

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { runProgram } from '../../testing/program.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { secondFactorsOf } from './second-factor.testing.ts';

const test = await openTestApp();

/** Runs the command as whoever has the server's terminal would. */
const run = (...args: string[]) =>
  runProgram([fileURLToPath(new URL('reset-second-factor.ts', import.meta.url)), ...args], {
    DATABASE_URL: test.databaseUrl,
  });

it('resets the second factor of whoever is named, with a line of it, and tells what it cannot do in one sentence', async () => {
  const { id, email } = await secondFactorsOf(test).withApp(['Admin']);
  const lines = await auditOf(test, async () => {
    expect(await run(email.toUpperCase())).toEqual({
      code: 0,
      out: 'To-trins-login for Tove Totrin er nulstillet. Tove Totrin kan logge ind med adgangskoden alene.',
      err: '',
    });
    expect(await run(email)).toEqual({ code: 0, out: 'Tove Totrin har ikke to-trins-login.', err: '' });
  });
  expect(lines).toMatchObject([{ action: 'second-factor-reset', entityId: id, actorName: 'Serverens kommandolinje' }]);
  expect((await test.anonymous('10.45.0.1').logIn(email, PASSWORD)).body).toEqual({ succeeded: true });
  expect(await run('ingen@bank.dk')).toEqual({
    code: 1,
    out: '',
    err: 'Der er ingen bruger med e-mailen ingen@bank.dk.',
  });
  expect((await run()).err).toBe('Angiv brugerens e-mail: npm run totp:reset -- E-MAIL');
});

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { runProgram } from '../../testing/program.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

/** Runs the command as an operator would. */
const run = (...args: string[]) =>
  runProgram([fileURLToPath(new URL('personal-data.ts', import.meta.url)), ...args], {
    DATABASE_URL: test.databaseUrl,
  });

it('finds what the log holds of a person, erases it in the name of an Admin, and lists what was erased', async () => {
  await makeSponsorship(test, { name: 'Fjordens BK', contact: 'Gerda Kasserer' });
  const output = await run('find', 'gerda');
  const [name = ''] = output.out.split('\t');
  expect(output.out).toMatch(
    /^\d+:contact\t15-06-2026\tKontaktperson\tAnna Admin oprettede sponsoratet Fjordens BK\.$/,
  );
  const erase = (...more: string[]) => run('erase', '--admin', 'anna@bank.dk', ...more);
  expect((await erase(name)).err).toBe('Begrundelse skal udfyldes.');
  expect((await run('erase', '--admin', 'bo@bank.dk', '--reason', 'x', name)).err).toContain(
    'Angiv med --admin e-mailen på den Admin',
  );
  expect((await erase('--reason', 'x', 'drop')).err).toContain('drop er ikke en værdi i loggen');
  expect(await erase('--reason', 'Anmodning', name, name)).toMatchObject({
    code: 0,
    out: '1 af 2 værdier er slettet; resten var der ikke eller var slettet i forvejen.',
  });
  expect((await run('find', 'gerda')).out).toBe('');
  expect((await run('list')).out).toBe(name);
  for (const args of [[], ['andet']]) expect((await run(...args)).err).toContain('Brug:');
  expect((await run('find', 'ge')).err).toContain('mindst tre tegn');
});

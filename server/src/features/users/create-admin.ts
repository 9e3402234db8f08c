import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { systemClock } from '../../lib/clock.ts';
import { runCommand, say } from '../../lib/command.ts';
import { ConfigError } from '../../lib/config.ts';
import type { DataSource } from '../../lib/db/data-source.ts';
import { openDatabase } from '../../lib/db/database.ts';
import { migrateDatabase } from '../../lib/db/migrate.ts';
import { createAdmin } from './create-admin.usecases.ts';

const ask = async (question: string, output: NodeJS.WritableStream): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const left = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () =>
      reject(new ConfigError('Kommandoen blev afbrudt: der er ikke oprettet nogen bruger.')),
    );
  });
  try {
    return await Promise.race([terminal.question(question), left]);
  } finally {
    left.catch(() => {});
    terminal.close();
  }
};

/** Asks on the terminal. */
const askOpenly = (question: string): Promise<string> => ask(question, process.stdout);

/** Asks on the terminal for what must not be seen on it. */
const askHidden = async (question: string): Promise<string> => {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await ask('', nowhere);
  } finally {
    process.stdout.write('\n');
  }
};

/* `npm run admin:create`: makes the first Admin of an installation without demo data. */

const environmentValue = (name: string): string | undefined => process.env[name] || undefined;

const answerFrom = async (variable: string, ask: () => Promise<string>): Promise<string> => {
  const value = environmentValue(variable);
  if (value !== undefined) return value;
  if (!process.stdin.isTTY)
    throw new ConfigError('Angiv ADMIN_NAME, ADMIN_EMAIL og ADMIN_PASSWORD, eller kør kommandoen i en terminal.');
  return ask();
};

const askPassword = async (): Promise<string> => {
  const password = await askHidden('Adgangskode (mindst 12 tegn): ');
  if ((await askHidden('Gentag adgangskoden: ')) !== password)
    throw new ConfigError('De to adgangskoder er ikke ens: prøv igen.');
  return password;
};

const create = async (source: DataSource): Promise<void> => {
  await migrateDatabase(source);
  const { db, close } = openDatabase(source.url, () => {});
  try {
    const admin = await createAdmin(
      { db, clock: systemClock },
      {
        name: await answerFrom('ADMIN_NAME', () => askOpenly('Navn: ')),
        email: await answerFrom('ADMIN_EMAIL', () => askOpenly('E-mail: ')),
        password: await answerFrom('ADMIN_PASSWORD', askPassword),
      },
    );
    say(`${admin.name} er nu Admin og kan logge ind med ${admin.email}.`);
  } finally {
    await close();
  }
};

await runCommand({ act: create });

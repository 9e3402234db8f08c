import { systemClock } from '../../lib/clock.ts';
import { runCommand, say } from '../../lib/command.ts';
import { ConfigError } from '../../lib/config.ts';
import type { DataSource } from '../../lib/db/data-source.ts';
import { openDatabase } from '../../lib/db/database.ts';
import { migrateDatabase } from '../../lib/db/migrate.ts';
import { createAdmin } from './create-admin.usecases.ts';
import { askHidden, askOpenly } from './prompt.ts';

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

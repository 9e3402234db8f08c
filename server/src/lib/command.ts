import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Author } from './actor.ts';
import { type Config, readConfig } from './config.ts';
import { type DataSource, joinDataSource } from './db/data-source.ts';
import { startSentence } from './start-failures.ts';

/** Why a command does not do what it was asked; the message is one Danish sentence for whoever runs it. */
export class CommandRefusal extends Error {}

const root = fileURLToPath(new URL('../../..', import.meta.url));

type Command = {
  /** What can be said before a database is opened, or made. */
  check?: (config: Config) => Promise<void>;
  act: (source: DataSource) => Promise<void>;
};

const run = async ({ check, act }: Command): Promise<void> => {
  const config = readConfig(process.env, root);
  await check?.(config);
  const source = await joinDataSource(config, () => {});
  await act(source).finally(() => source.stop());
};

/** The file that was named behind the command, from where npm was called. */
export const givenFile = (usage: string): string => {
  const [, , name] = process.argv;
  if (!name) throw new CommandRefusal(`Angiv filen: ${usage}`);
  return resolve(process.env.INIT_CWD ?? '.', name);
};

/** Whoever has the server's own terminal, as the audit log names them. */
export const commandLine: Author = { name: 'Serverens kommandolinje' };

/** Tells whoever runs the command something. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs a command on the database, beside a running app or without one, and ends the program. */
export const runCommand = (command: Command): Promise<never> =>
  run(command).then(
    () => process.exit(0),
    (error: unknown) => {
      const sentence = error instanceof CommandRefusal ? error.message : startSentence(error);
      process.stderr.write(`\n${sentence ?? (error as Error).stack ?? String(error)}\n`);
      process.exit(1);
    },
  );

import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { shortDate } from '@sponsorat/api';
import { systemClock } from '../../lib/clock.ts';
import { CommandRefusal, runCommand, say } from '../../lib/command.ts';
import { type Connection, openDatabase } from '../../lib/db/database.ts';
import { Problem } from '../../lib/problem.ts';
import { goneAt as importGoneAt } from '../imports/imports.store.ts';
import { findImportedText } from '../imports/rows.store.ts';
import { findMailsOf, goneAt as mailGoneAt } from '../mails/mails.store.ts';
import { findNotificationsOf, goneAt as notificationGoneAt } from '../notifications/notifications.store.ts';
import { findCredentials } from '../users/credentials.store.ts';
import { findUser } from '../users/users.store.ts';
import { listErased, type ValueOf } from './erase.store.ts';
import { type Eraser, eraseAuditValues, findPersonalValues } from './erase.usecases.ts';

/*
 * `npm run personal-data`: for whoever answers a request to be forgotten. Finds what the audit log holds of a person, and
 * which imports, mails and bells; erases what is named of the log, and lists what was ever erased.
 */

const usage = `Brug:
  npm run personal-data -- find "TEKST"
  npm run personal-data -- erase --admin E-MAIL --reason "BEGRUNDELSE" LINJE:FELT …   (eller en liste på standard input)
  npm run personal-data -- list`;

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: { admin: { type: 'string' }, reason: { type: 'string' } },
});
const [action, ...given] = positionals;

/** Tells what is no part of the list. */
const note = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const nameOf = ({ auditId, field }: ValueOf): string => `${auditId}:${field}`;

/** Values by their names, each the first word of its line. */
const readValues = (lines: readonly string[]): ValueOf[] =>
  lines
    .map((line) => line.trim().split(/\s/)[0] ?? '')
    .filter(Boolean)
    .map((name) => {
      const [, auditId, field = ''] = /^(\d+):(\w+)$/.exec(name) ?? [];
      if (!auditId)
        throw new CommandRefusal(`${name} er ikke en værdi i loggen: skriv LINJE:FELT, f.eks. 1234:contact.`);
      return { auditId: Number(auditId), field };
    });

const findAdmin = async (db: Connection, email = ''): Promise<Eraser> => {
  const credentials = await findCredentials(db, email);
  const user = credentials && (await findUser(db, credentials.id));
  if (!user || user.lockedOut || !user.roles.includes('Admin'))
    throw new CommandRefusal('Angiv med --admin e-mailen på den Admin, som sletter: det kommer til at stå i loggen.');
  return user;
};

const untilWhen = (day: Date | null): string =>
  day ? `som slettes den ${shortDate(day)}` : 'som ikke slettes af sig selv';

/** Tells where else a text stands. */
const findElsewhere = async (db: Connection, text: string): Promise<void> => {
  for (const { importId, rows, createdAt } of await findImportedText(db, text))
    note(`Teksten står også i import ${importId}, række ${rows.join(', ')}, ${untilWhen(importGoneAt(createdAt))}.`);
  for (const mail of await findMailsOf(db, text)) {
    const { id, to, status, createdAt } = mail;
    const until = untilWhen(mailGoneAt(mail));
    note(`Teksten står også i e-mail ${id} til ${to} fra ${shortDate(createdAt)} (${status}), ${until}.`);
  }
  for (const { id, at, userName } of await findNotificationsOf(db, text)) {
    const until = untilWhen(notificationGoneAt({ at }));
    note(`Teksten står også i besked ${id} i klokken hos ${userName} fra ${shortDate(at)}, ${until}.`);
  }
};

const find = async (db: Connection): Promise<void> => {
  const searched = given[0]?.trim() ?? '';
  if (searched.length < 3) throw new CommandRefusal('Angiv mindst tre tegn at søge efter.');
  for await (const { at, label, text: told, ...value } of findPersonalValues(db, searched))
    say([nameOf(value), shortDate(at), label, told.replaceAll(/\s+/g, ' ')].join('\t'));
  // Beside the list, which can be handed to 'erase' as it is.
  await findElsewhere(db, searched);
};

const erase = async (db: Connection): Promise<void> => {
  const admin = await findAdmin(db, options.admin);
  const values = readValues(given.length > 0 ? given : (await text(process.stdin)).split('\n'));
  const erased = await eraseAuditValues({ db, clock: systemClock }, admin, values, options.reason ?? '').catch(
    (error: unknown) => {
      throw error instanceof Problem ? new CommandRefusal(error.body.message) : error;
    },
  );
  say(`${erased} af ${values.length} værdier er slettet; resten var der ikke eller var slettet i forvejen.`);
};

const actions: Record<string, (db: Connection) => Promise<void>> = {
  find,
  erase,
  list: async (db) => {
    for (const value of await listErased(db)) say(nameOf(value));
  },
};

await runCommand({
  check: async () => {
    if (!action || !actions[action]) throw new CommandRefusal(usage);
  },
  act: async ({ url }) => {
    const { db, close } = openDatabase(url, () => {});
    // What a log of years holds is not read within the time that a screen waits.
    await actions[action ?? '']?.(db.background).finally(close);
  },
});

import { field, passwordProblem, read } from '@sponsorat/api';
import { z } from 'zod';
import { audit } from '../../lib/audit/audit.store.ts';
import { CommandRefusal, commandLine } from '../../lib/command.ts';
import type { Deps } from '../../lib/deps.ts';
import { hashPassword } from '../../lib/passwords.ts';
import { findCompany } from '../company/company.store.ts';
import { guessesAt } from './common-passwords.ts';
import { findCredentials } from './credentials.store.ts';
import { giveEveryArea, insertUser } from './users.store.ts';

/** What is wrong with what was given; the message is one Danish sentence for whoever runs the command. */
class AdminRefusal extends CommandRefusal {}

const adminInput = z.object({ name: field.requiredText('Navn'), email: field.requiredEmail('E-mail') });

const duplicate = (email: string) =>
  new AdminRefusal(`Der er allerede en bruger med e-mailen ${email}: vælg en anden, eller log ind med den.`);

/**
 * Makes an Admin with every area there is, by the rules that hold for users made on the screen. Throws AdminRefusal for
 * what these refuse, and for an e-mail in use.
 */
export const createAdmin = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  given: { name: string; email: string; password: string },
): Promise<{ id: number; name: string; email: string }> => {
  const values = read(adminInput, given);
  if (!values.ok) throw new AdminRefusal(`${Object.values(values.fields).join(', og ')}.`);
  const { name, email } = values.value;
  const problem = passwordProblem(given.password, { name, email }, guessesAt((await findCompany(db)).name));
  if (problem) throw new AdminRefusal(`${problem}.`);
  const passwordHash = await hashPassword(given.password);
  return db.transaction(async (tx) => {
    if (await findCredentials(tx, email)) throw duplicate(email);
    const id = await insertUser(
      tx,
      { name, email, passwordHash, roles: ['Admin'] },
      { by: commandLine.name, at: clock.now() },
    );
    if (id === null) throw duplicate(email);
    const areaIds = await giveEveryArea(tx, id);
    const after = { name, email, roles: ['Admin'], areaIds };
    await audit(tx, clock, commandLine, { action: 'create', entity: 'user', entityId: id, after });
    return { id, name, email };
  });
};

import type { MailTexts } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { findMailTexts, lockCompany, setMailTexts } from '../company/company.store.ts';

/** The text that a sending begins with where the bank has written none. */
const defaultTexts: MailTexts = {
  subject: 'Sponsoraftale {nummer} til underskrift',
  text: `Kære {navn}

Her er sponsoraftalen mellem {klub} og {bank}. Læs den, og skriv under senest den {frist}.

I kan skrive under på telefonen, og I skal ikke oprette noget. Vil I hellere skrive under på papir, kan I sende en kopi på samme side.

Venlig hilsen
{bank}`,
};

/** The texts that a sending for signature begins with. */
export const readMailTexts = async (db: Connection): Promise<MailTexts> => (await findMailTexts(db)) ?? defaultTexts;

/** Saves the bank's own texts. Throws 422. */
export const saveMailTexts = ({ db, clock }: Deps, actor: Actor, input: Input<MailTexts>): Promise<MailTexts> =>
  db.transaction(async (tx) => {
    const { id, signingSubject, signingText } = await lockCompany(tx);
    const { subject, text } = input.value();
    await setMailTexts(tx, { subject, text });
    const line = { before: { signingSubject, signingText }, after: { signingSubject: subject, signingText: text } };
    await audit(tx, clock, actor, { action: 'update', entity: 'company', entityId: id, ...line });
    return { subject, text };
  });

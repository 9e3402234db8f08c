import { type DeliveryProposal, fillPlaceholders, type SendDeliveryInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict } from '../../lib/problem.ts';
import { auditAct } from '../contracts/audit-contract.usecases.ts';
import { addFile } from '../files/files.store.ts';
import { paragraphsOf } from '../mails/mail-layout.rules.ts';
import { mailObstacle, queueMail } from '../mails/mails.usecases.ts';
import { listReachable } from '../sponsorships/contacts.store.ts';
import { lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { getConfirmed, makeDelivery, readDelivery } from './delivery.usecases.ts';

/** What a sending begins with. */
const begun = {
  subject: 'Leveringsrapport for aftale {nummer}',
  text: `Kære {klub}

Vedhæftet er en rapport over det, vi har aftalt i aftale {nummer}, og det, I har leveret. Er der noget, vi har glemt, så svar på denne e-mail.

Venlig hilsen
{bank}`,
};

/** What the dialog of a report's sending begins with. Throws 404, and 409 for a draft. */
export const proposeDelivery = (deps: Deps, actor: Actor, contractId: number): Promise<DeliveryProposal> =>
  readSnapshot(deps.db, async (tx) => {
    const { contract, terms } = await getConfirmed(tx, deps, actor, contractId);
    const filled = { klub: terms.club.name, nummer: contract.number, bank: terms.bank.name };
    return {
      obstacle: mailObstacle(deps, actor),
      contacts: await listReachable(tx, contract.sponsorshipId, today(deps.clock)),
      subject: fillPlaceholders(begun.subject, filled),
      text: fillPlaceholders(begun.text, filled),
    };
  });

/** Sends the report of what was delivered of an agreement, a mail to each. Throws 404, 409 (a draft, or no mail is sent) and 422. */
export const sendDelivery = async (
  deps: Deps,
  actor: Actor,
  contractId: number,
  input: Input<SendDeliveryInput>,
): Promise<void> => {
  const { db, clock } = deps;
  const delivery = await readDelivery(deps, actor, contractId);
  const obstacle = mailObstacle(deps, actor);
  if (obstacle) throw conflict(obstacle);
  const { to, subject, text, pictures, copy } = input.value();
  // Made on a thread: nobody waits for it with a lock.
  const { bytes, name } = await makeDelivery(deps, delivery, pictures);
  const { sponsorshipId } = delivery.contract;
  await db.transaction(async (tx) => {
    await lockSponsorship(tx, actor, sponsorshipId, 'key share');
    const file = { kind: 'report', name, type: 'application/pdf', bytes } as const;
    const { id: fileId } = await addFile(tx, file, clock.now());
    const mail = {
      byUserId: actor.id,
      sponsorshipId,
      path: `/sponsorships/${sponsorshipId}/${contractId}`,
      fileIds: [fileId],
    };
    for (const address of to)
      await queueMail(tx, deps, {
        ...mail,
        to: address,
        replyTo: actor.email,
        subject,
        blocks: paragraphsOf(text),
        foot: `${actor.name} har sendt rapporten. Svar på denne e-mail, hvis du har spørgsmål.`,
      });
    if (copy)
      await queueMail(tx, deps, {
        ...mail,
        to: actor.email,
        toUserId: actor.id,
        subject: `Kopi: ${subject}`,
        blocks: [{ paragraph: `Sendt til:\n${to.join('\n')}` }, ...paragraphsOf(text)],
        foot: 'Du får denne kopi, fordi du bad om den.',
      });
    await auditAct(tx, deps, actor, delivery.contract, 'send-delivery', { to, subject });
  });
};

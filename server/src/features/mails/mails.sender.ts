import type { Clock } from '../../lib/clock.ts';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { type HeldLocks, holdLocks } from '../../lib/db/held-locks.ts';
import type { Job } from '../../lib/jobs/jobs.ts';
import type { Mailer } from '../../lib/smtp.ts';
import { findFilesOf } from '../files/files.store.ts';
import { outcomeOf, withoutSecrets } from './mails.rules.ts';
import { claimMail, failMail, findDueMails, type MailRecord, settleMail } from './mails.store.ts';

// One of a kind among the app's advisory locks.
const MAIL_LOCK = 7_306_017;
const AT_ONCE = 20;
/** More than all nodes together have in their hands. */
const LOOKED_AT = 200;

type SenderDeps = {
  db: PooledDatabase['background'];
  clock: Clock;
  mailer: Mailer;
  onError: (error: unknown) => void;
  /** How many milliseconds a stop waits for what is in the node's hands. */
  patience?: number;
};

/**
 * Sends what is due. A lock of the database says which mails a node has in its hands: where the node dies, its locks go
 * with its connection, and another sends the mail again, with the same Message-ID; otherwise none is sent twice. A mail
 * that hangs holds up no other.
 */
export const openSender = ({ db, clock, mailer, onError, patience = 4_000 }: SenderDeps) => {
  const inHands = new Map<number, Promise<void>>();
  let locks: HeldLocks | null = null;

  const letGo = ({ isBroken = false } = {}) => {
    locks?.release(isBroken);
    locks = null;
  };

  const send = async ({ act, giveBack }: HeldLocks, mail: MailRecord): Promise<void> => {
    const files = await act((own) => findFilesOf(own, mail.fileIds));
    const outcome = outcomeOf(await mailer.send({ ...mail, files }), mail, clock.now());
    const isSent = outcome.status === 'Sendt';
    await act((own) =>
      outcome.status === 'Fejlet'
        ? failMail(own, mail, outcome, clock.now())
        : settleMail(own, mail, { ...outcome, ...(isSent && { ...withoutSecrets(mail), secrets: [] }) }),
    );
    await giveBack(mail.id);
  };

  const claim = async ({ act, take, giveBack }: HeldLocks, id: number): Promise<MailRecord | null> => {
    if (!(await take(id))) return null;
    const mail = await act((own) => claimMail(own, id, clock.now()));
    // Another node has sent it since it was found.
    if (!mail) await giveBack(id);
    return mail;
  };

  const begin = (held: HeldLocks, mail: MailRecord) => {
    const sending = send(held, mail)
      .catch((error: unknown) => {
        // The next look begins with another connection. What else it had in its hands is sent again, as the same mail.
        if (locks === held) letGo({ isBroken: true });
        onError(error);
      })
      .finally(() => inHands.delete(mail.id));
    inHands.set(mail.id, sending);
  };

  /** Begins to send all that is due now. */
  const round = async (): Promise<void> => {
    const due = await findDueMails(db, clock.now(), LOOKED_AT);
    try {
      for (const id of due) {
        if (inHands.has(id)) continue;
        while (inHands.size >= AT_ONCE) await Promise.race(inHands.values());
        locks ??= await holdLocks(db, MAIL_LOCK);
        const mail = await claim(locks, id);
        if (mail) begin(locks, mail);
      }
    } catch (error) {
      letGo({ isBroken: true });
      throw error;
    }
    if (inHands.size === 0) letGo();
  };

  return {
    round,
    /** Resolves when nothing is in this node's hands any more, or when it has waited long enough: others take it up. */
    stop: async (): Promise<void> => {
      const wait = Promise.withResolvers<void>();
      const timer = setTimeout(wait.resolve, patience);
      await Promise.race([Promise.all(inHands.values()), wait.promise]);
      clearTimeout(timer);
      letGo({ isBroken: inHands.size > 0 });
    },
  };
};

/** How long a mail waits at most before it leaves: somebody may sit and wait for the code in it. */
const SOON = 2_000;

/** Looks every other second whether a mail is due: a look into an index that is empty mostly. */
export const mailJob = ({ round }: Pick<ReturnType<typeof openSender>, 'round'>): Job => ({
  name: 'mail',
  every: SOON,
  run: round,
});

import { randomUUID } from 'node:crypto';
import type { AuditActionOf, MailRow, TestMailInput } from '@sponsorat/api';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, existing } from '../../lib/problem.ts';
import { findCompany } from '../company/company.store.ts';
import { layOut, type MailContent } from './mail-layout.rules.ts';
import { asHeading } from './mails.rules.ts';
import { addMail, findMail, lockMail, type MailRecord, makeDue } from './mails.store.ts';

type MailDeps = Pick<Deps, 'clock' | 'config'>;

type MailOrder = MailContent & {
  to: string;
  toUserId?: number | null;
  byUserId?: number | null;
  /** The sponsorship that it is about, and where it leads `byUserId` if it fails. */
  sponsorshipId?: number | null;
  path?: string | null;
  replyTo?: string | null;
  /** A second mail of the same key is never made. */
  dedupeKey?: string | null;
  /** What in it nobody may see, once it is made: links that sign, and codes. */
  secrets?: string[];
  fileIds?: number[];
  /** Why it came: the last line. */
  foot: string;
};

/** What the bank is called where it has not said its name. */
const UNNAMED_BANK = 'Sponsorat';

/**
 * Puts a mail into the outbox, in the transaction of the change that it tells of: it leaves within seconds of the
 * commit. Gives its id; null where one of the same dedupe key is there.
 */
export const queueMail = async (
  tx: Connection,
  { clock, config }: MailDeps,
  { blocks, foot, subject, ...order }: MailOrder,
): Promise<number | null> => {
  const { name } = await findCompany(tx);
  const now = clock.now();
  return addMail(tx, {
    ...order,
    ...layOut({ subject: asHeading(subject), blocks }, { bank: name ?? UNNAMED_BANK, foot }),
    status: config.mail ? 'Venter' : 'Slået fra',
    nextTryAt: now,
    messageId: `<${randomUUID()}@${config.publicUrl?.hostname ?? 'sponsorat.invalid'}>`,
    createdAt: now,
  });
};

const lineOf = (action: AuditActionOf<'mail'>, { id, to, subject }: MailRecord) => ({
  action,
  entity: 'mail' as const,
  entityId: id,
  after: { to, subject },
});

/** Why no mail leaves this installation, and of whom to ask that it does; null where it does. */
export const mailObstacle = ({ config }: Pick<MailDeps, 'config'>, actor: Pick<Actor, 'roles'>): string | null => {
  if (config.mail) return null;
  return isAdmin(actor)
    ? 'Der sendes ingen e-mail fra denne installation. Bed it-afdelingen om at sætte SMTP_URL.'
    : 'E-mail er ikke sat op. Bed en administrator om det.';
};

/** Why a mail cannot be sent now; null where it can. */
const obstacleOf = ({ status }: MailRecord, deps: MailDeps, actor: Actor): string | null => {
  if (status === 'Sendt') return 'E-mailen er sendt.';
  if (status === 'Sender') return 'E-mailen er ved at blive sendt.';
  return mailObstacle(deps, actor);
};

/** Makes a mail that waits, failed or was never sent due at once. 409 for one that is sent, and while mail is off. */
export const retryMail = (deps: Deps, actor: Actor, id: number): Promise<MailRecord> =>
  deps.db.transaction(async (tx) => {
    const mail = existing(await lockMail(tx, id));
    const obstacle = obstacleOf(mail, deps, actor);
    if (obstacle) throw conflict(obstacle);
    await makeDue(tx, id, deps.clock.now());
    await audit(tx, deps.clock, actor, lineOf('retry', mail));
    return { ...mail, status: 'Venter' as const };
  });

/** A mail, whose opening the log tells of: it holds what was written to somebody. */
export const openMail = (deps: Deps, actor: Actor, id: number): Promise<MailRecord> =>
  deps.db.transaction(async (tx) => {
    const mail = existing(await findMail(tx, id));
    await audit(tx, deps.clock, actor, lineOf('open', mail));
    return mail;
  });

/** A mail to an address, to see that mail arrives. */
export const sendTestMail = (deps: Deps, actor: Actor, input: Input<TestMailInput>): Promise<MailRecord> =>
  deps.db.transaction(async (tx) => {
    const { to } = input.value();
    const id = await queueMail(tx, deps, {
      to,
      byUserId: actor.id,
      subject: 'Prøve fra Sponsorat',
      blocks: [
        {
          paragraph: `${actor.name} har sendt denne prøve for at se, om e-mail fra Sponsorat når frem. Det gjorde den.`,
        },
        ...(deps.config.publicUrl ? [{ button: 'Åbn Sponsorat', url: deps.config.publicUrl.href }] : []),
      ],
      foot: 'Du får denne e-mail, fordi nogen i banken har skrevet din adresse. Du skal ikke gøre noget.',
    });
    const mail = id === null ? null : await findMail(tx, id);
    if (!mail) throw new Error('The test mail was not made');
    await audit(tx, deps.clock, actor, lineOf('create', mail));
    return mail;
  });

export const presentMailRow = (mail: MailRecord): MailRow => ({
  Id: mail.id,
  CreatedAt: mail.createdAt.toISOString(),
  To: mail.to,
  Subject: mail.subject,
  Status: mail.status,
  Tries: mail.tries,
  Error: mail.error,
  SentAt: mail.sentAt?.toISOString() ?? null,
});

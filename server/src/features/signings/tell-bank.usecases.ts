import type { NotificationKind } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { findResponsible } from '../sponsorships/responsibilities.store.ts';
import type { LinkedSigning } from './public-signing.store.ts';
import { agreementOf } from './signing-mails.ts';

/** Rings at the bell of whoever sent an agreement, and of whoever is responsible for the club. */
export const tellBank = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  { contract, signing }: Pick<LinkedSigning, 'contract' | 'signing'>,
  kind: Extract<NotificationKind, 'signed' | 'declined' | 'received'>,
  what: string,
): Promise<void> => {
  const { number, club, path, sponsorshipId } = agreementOf(contract);
  const responsible = await findResponsible(tx, sponsorshipId);
  const userIds = [...new Set([signing.sentByUserId, responsible])].filter((id) => id !== null);
  const text = `${club}, aftale ${number}: ${what}`;
  await notify(tx, clock, null, userIds, { kind, text, path, sponsorshipId });
};

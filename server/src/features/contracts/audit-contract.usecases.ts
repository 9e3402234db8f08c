import type { AuditActionOf } from '@sponsorat/api';
import type { Author } from '../../lib/actor.ts';
import { type AuditLine, audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { ContractDetails } from './contracts.store.ts';

export const entity = 'contract';

/** Writes what was done with an agreement to the log. */
export const auditContract = (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  author: Author,
  { id: entityId, sponsorshipId }: Pick<ContractDetails, 'id' | 'sponsorshipId'>,
  action: AuditActionOf<'contract'>,
  states: Pick<AuditLine, 'before' | 'after'> = {},
): Promise<void> => audit(tx, clock, author, { action, entity, entityId, sponsorshipId, ...states });

/** The same where the line says no more of the agreement itself than its number, and `more`. */
export const auditAct = (
  tx: Connection,
  deps: Pick<Deps, 'clock'>,
  author: Author,
  contract: Pick<ContractDetails, 'id' | 'number' | 'sponsorshipId'>,
  action: AuditActionOf<'contract'>,
  more: object = {},
): Promise<void> => auditContract(tx, deps, author, contract, action, { after: { number: contract.number, ...more } });

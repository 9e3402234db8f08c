import { formValues, type Grant, grantSchema, type Warning } from '@sponsorat/api';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { hasArea } from '../sponsorships/sponsorships.scope.ts';
import { findWarnings } from './facts.store.ts';
import { approvesGuests, type GrantRecord } from './grants.store.ts';

export const needsApproval = (warnings: readonly Warning[]): boolean =>
  warnings.some(({ level }) => level === 'approve');

/** What keeps somebody, who `mayAllow` guests or not, from answering a wish. */
export const barrierOf = (
  { requestedById, savedByIds }: Pick<GrantRecord, 'requestedById' | 'savedByIds'>,
  warnings: readonly Warning[],
  { id, mayAllow }: { id: number; mayAllow: boolean },
): 'own' | 'right' | null => {
  if (requestedById === id) return 'own';
  if (!needsApproval(warnings)) return null;
  if (savedByIds.includes(id)) return 'own';
  return mayAllow ? null : 'right';
};

/**
 * What keeps somebody from answering a wish: `own` where it is theirs, `right` where a second person must and they are
 * none who may. Where one must be asked, whoever has said what it is has a part in it too.
 */
export const decisionBarrier = async (
  db: Connection,
  actor: Actor,
  wish: GrantRecord,
  warnings: readonly Warning[],
): Promise<'own' | 'right' | null> => {
  const mayAllow = isAdmin(actor) || (needsApproval(warnings) && (await approvesGuests(db, actor.id)));
  return barrierOf(wish, warnings, { id: actor.id, mayAllow });
};

/** A grant as it is answered, with what is to be said of it now. */
export const presentGrant = async (db: Connection, actor: Actor, grant: GrantRecord): Promise<Grant> => {
  const [warnings = []] = await findWarnings(db, [grant]);
  const isWish = grant.state === 'Ønsket';
  return {
    ...formValues(grantSchema.omit({ warnings: true, mayDecide: true }), {
      ...grant,
      sponsorshipId: hasArea(actor, grant.areaId) ? grant.sponsorshipId : null,
      decidedAt: grant.decidedAt?.toISOString() ?? null,
    }),
    // Of another area one reads what one wished for oneself, and that is for others to answer.
    mayDecide: isWish && (await decisionBarrier(db, actor, grant, warnings)) === null,
    warnings,
  };
};

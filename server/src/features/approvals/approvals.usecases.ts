import {
  type DecideApproval,
  decideApprovalSchema,
  kronerText,
  mayApprove,
  type NamedRecord,
  oreToKroner,
  type RequestApproval,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { notify } from '../../lib/notifications/notify.ts';
import { conflict, forbidden, invalid } from '../../lib/problem.ts';
import { amountOf } from '../contracts/amount.rules.ts';
import { presentContract, readContract } from '../contracts/answer.usecases.ts';
import { clearApproval, decideApproval, listApprovers, putApproval } from '../contracts/approvals.store.ts';
import { auditAct } from '../contracts/audit-contract.usecases.ts';
import { checkComplete, confirm, NO_POST, NOT_DECLARED } from '../contracts/confirm.usecases.ts';
import { type ContractDetails, contractStore, getContract } from '../contracts/contracts.store.ts';
import { lockReferenced, type Reference } from '../contracts/contracts.usecases.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { findSponsorship } from '../sponsorships/sponsorships.store.ts';
import { isActiveInArea } from '../users/users.store.ts';

/** What an agreement that can be locked comes to, in kroner. */
const totalOf = (draft: ContractDetails): number => {
  const amount = amountOf(draft);
  if (amount === null) throw new Error(`Agreement ${draft.id} has no total`);
  return oreToKroner(amount);
};

const clubOf = async (tx: Connection, actor: Actor, { sponsorshipId }: ContractDetails) => {
  const club = await findSponsorship(tx, actor, sponsorshipId);
  if (!club) throw outOfScope(actor, 'sponsorship', sponsorshipId);
  return club;
};

/** What is told of an agreement at somebody's bell. */
const newsOf = (draft: ContractDetails, club: string, what: string) => ({
  text: `${club}, aftale ${draft.number}: ${what}`,
  path: `/sponsorships/${draft.sponsorshipId}/${draft.id}`,
  sponsorshipId: draft.sponsorshipId,
});

/** Who may allow an agreement if the actor asks; nobody while it has no total, or the bank asks for no approvals. Throws 404. */
export const findApprovers = (
  deps: Deps,
  actor: Actor,
  { id, contractId }: { id: number; contractId: number },
): Promise<NamedRecord[]> =>
  readSnapshot(deps.db, async (tx) => {
    const draft = await getContract(tx, actor, contractId, today(deps.clock));
    if (draft.sponsorshipId !== id) throw outOfScope(actor, 'contract', contractId);
    if (amountOf(draft) === null) return [];
    const { areaId } = await clubOf(tx, actor, draft);
    return listApprovers(tx, draft, { amount: totalOf(draft), areaId, askerId: actor.id });
  });

/** Raises the version, so that whoever still sees what was before is told. */
const touch = (tx: Connection, { clock }: Pick<Deps, 'clock'>, actor: Actor, { id }: ContractDetails) =>
  contractStore.update(tx, id, {}, { by: actor.name, at: clock.now() });

/** Asks somebody to allow an agreement, in the place of whoever was asked before. Throws 404, 409 and 422. */
export const requestApproval = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<RequestApproval>) =>
  deps.db.transaction(async (tx) => {
    const draft = await lockReferenced(tx, deps, actor, sponsorshipId, input, 'confirm');
    if (!draft.approval) throw conflict('Banken beder ikke om godkendelse af aftaler.');
    const { approverId, note, conflict: declaredPost } = input.value();
    checkComplete(draft, declaredPost === undefined ? NOT_DECLARED : {});
    const { name: club, areaId } = await clubOf(tx, actor, draft);
    const amount = totalOf(draft);
    const total = kronerText(amount);
    const approvers = await listApprovers(tx, draft, { amount, areaId, askerId: actor.id });
    const approver = approvers.find(({ id }) => id === approverId);
    if (!approver || !(await isActiveInArea(tx, approver.id, areaId)))
      throw invalid({ approverId: `Godkender skal være en, der må godkende ${total} i området` });
    const post = declaredPost ?? '';
    await putApproval(tx, {
      contractId: draft.id,
      requestedAt: deps.clock.now(),
      requestedBy: actor.name,
      requestedById: actor.id,
      approver: approver.name,
      approverId,
      note,
      conflict: post,
    });
    await touch(tx, deps, actor, draft);
    const subject = { entityId: draft.id, sponsorshipId };
    const request = { approver: approver.name, note, conflict: post || NO_POST };
    await auditAct(tx, deps, actor, draft, 'request-approval', request);
    const after = { number: draft.number, conflict: post };
    if (post) await audit(tx, deps.clock, actor, { action: 'create', entity: 'conflict', ...subject, after });
    const news = newsOf(draft, club, `${actor.name} beder dig godkende ${total}`);
    await notify(tx, deps.clock, actor, [approverId], { kind: 'approval-asked', ...news });
    return readContract(tx, deps, actor, draft.id);
  });

/** Takes a question back. Throws 404, 409 and 422. */
export const withdrawApproval = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<Reference>) =>
  deps.db.transaction(async (tx) => {
    const draft = await lockReferenced(tx, deps, actor, sponsorshipId, input, 'confirm');
    const { asked } = askedOf(draft);
    await clearApproval(tx, draft.id);
    await touch(tx, deps, actor, draft);
    await auditAct(tx, deps, actor, draft, 'withdraw-approval', { approver: asked.approver });
    return readContract(tx, deps, actor, draft.id);
  });

/** What is asked about an agreement, and what its reader may. Throws 409 where nothing is. */
const askedOf = ({ approval }: ContractDetails) => {
  if (approval?.row?.state !== 'requested') throw conflict('Ingen er bedt om at godkende aftalen.');
  const { row: asked, ...mandate } = approval;
  return { asked, mandate };
};

/** Locks an agreement about which the actor is asked. Throws 403 where somebody else is. */
const lockAsked = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<DecideApproval>,
) => {
  const draft = await lockReferenced(tx, deps, actor, sponsorshipId, input, 'confirm');
  const { asked, mandate } = askedOf(draft);
  if (asked.approverId !== actor.id) throw forbidden();
  return { draft, asked, mandate };
};

const approve = async (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<DecideApproval>) => {
  const locked = await confirm(deps, actor, async (tx) => {
    const { draft, asked, mandate } = await lockAsked(tx, deps, actor, sponsorshipId, input);
    checkComplete(draft);
    const { name: club, areaId } = await clubOf(tx, actor, draft);
    const isWithin = mayApprove(totalOf(draft), { ...mandate, isAsker: false }, mandate.rules);
    if (!isWithin || !(await isActiveInArea(tx, actor.id, areaId)))
      throw conflict(`Du må ikke længere godkende aftalen. ${asked.requestedBy} kan spørge en anden.`);
    const decided = { decidedAt: deps.clock.now(), decidedBy: actor.name, reason: input.value().reason };
    await decideApproval(tx, draft.id, { state: 'granted', ...decided });
    await auditAct(tx, deps, actor, draft, 'grant-approval', { reason: decided.reason });
    const news = { kind: 'approval-granted', ...newsOf(draft, club, `${actor.name} har godkendt den`) } as const;
    if (asked.requestedById !== null) await notify(tx, deps.clock, actor, [asked.requestedById], news);
    return { draft, before: draft };
  });
  // As it was saved: what is read after the commit may fail, and say so of what was done.
  return presentContract(locked, today(deps.clock));
};

const decline = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<DecideApproval>) =>
  deps.db.transaction(async (tx) => {
    const { draft, asked } = await lockAsked(tx, deps, actor, sponsorshipId, input);
    const { reason } = input.value();
    if (reason === null) throw invalid({ reason: 'Begrundelse skal udfyldes' });
    const { name: club } = await clubOf(tx, actor, draft);
    const decided = { decidedAt: deps.clock.now(), decidedBy: actor.name, reason };
    await decideApproval(tx, draft.id, { state: 'declined', ...decided });
    await touch(tx, deps, actor, draft);
    await auditAct(tx, deps, actor, draft, 'decline-approval', { reason });
    const news = { kind: 'approval-declined', ...newsOf(draft, club, `${actor.name} vil ikke godkende den`) } as const;
    if (asked.requestedById !== null) await notify(tx, deps.clock, actor, [asked.requestedById], news);
    return readContract(tx, deps, actor, draft.id);
  });

const { decision: decisionRule } = decideApprovalSchema.shape;

/**
 * Answers whether an agreement is allowed: one that is gets locked for signature in the same transaction. Only whoever
 * is asked answers, and only within the mandate of this moment. Throws 403, 404, 409 and 422.
 */
export const answerApproval = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<DecideApproval>) =>
  (input.peek('decision', decisionRule) === 'granted' ? approve : decline)(deps, actor, sponsorshipId, input);

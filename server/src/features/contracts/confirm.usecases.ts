import { isDeepStrictEqual } from 'node:util';
import {
  type AgreementTerms,
  type Confirm,
  type ConfirmSimple,
  type FieldErrors,
  missingForConfirm,
  transitions,
  yearOf,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, withoutSaving } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, invalid } from '../../lib/problem.ts';
import { addFile } from '../files/files.store.ts';
import { isApprovalNeeded } from './amount.rules.ts';
import { clearApproval } from './approvals.store.ts';
import { auditContract } from './audit-contract.usecases.ts';
import { type ContractColumns, type ContractDetails, contractStore, getContract } from './contracts.store.ts';
import { checkSimple, lockDraft, lockReferenced, writeDraft } from './contracts.usecases.ts';
import { setFrozenProducts } from './items.store.ts';
import { nextContractNumber } from './numbers.store.ts';
import { type AgreementPdf, renderAgreement } from './pdf/render.ts';
import { type LiveTerms, readLiveTerms, readLogos } from './terms.usecases.ts';

/** A draft that is locked, how it was before this call (null where the call makes it), and what its line says besides. */
type LockedDraft = { draft: ContractDetails; before: ContractDetails | null; noted?: { conflict: string } };
/**
 * Locks the draft that is to be confirmed, sees that whoever asks may, and writes what was sent with the call. A new
 * draft gets this number. Runs twice: what it writes the first time is rolled back.
 */
type PrepareDraft = (tx: Connection, number: string | null) => Promise<LockedDraft>;

/** What is refused where nobody has said whether they have a post in the club. */
export const NOT_DECLARED = { conflict: 'Post i klubben skal besvares' };
/** How a line of the log says that there is none. */
export const NO_POST = 'Nej';
const ATTEMPTS = 3;
class ChangedMeanwhile extends Error {}

/** Throws 422 for what a draft lacks to be locked, and for what else is wrong. */
export const checkComplete = (draft: ContractDetails, wrong: FieldErrors = {}): void => {
  const missing = { ...missingForConfirm({ ...draft, category: draft.categoryId }), ...wrong };
  if (Object.keys(missing).length > 0) throw invalid(missing);
};

const readConfirmable = async (tx: Connection, actor: Actor, draft: ContractDetails): Promise<LiveTerms> => {
  checkComplete(draft);
  return readLiveTerms(tx, actor, draft);
};

/** What a draft that is confirmed now says from then on, with the PDF that shows these very terms. */
const printConfirmed = async ({ clock }: Deps, actor: Actor, live: LiveTerms, logos: AgreementPdf['logos']) => {
  const now = clock.now();
  const terms: AgreementTerms = { ...live.terms, draft: false, confirmed: { at: now.toISOString(), by: actor.name } };
  const bytes = await renderAgreement({ ...terms, logos, printedOn: today(clock) });
  return { terms, frozenProducts: live.frozenProducts, bytes, now };
};

/** Saves a draft as confirmed. */
const freeze = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  { draft, before, noted }: LockedDraft,
  { terms, frozenProducts, bytes, now, ...dates }: Awaited<ReturnType<typeof printConfirmed>> & ContractColumns,
): Promise<ContractDetails> => {
  const file = { kind: 'agreement', name: `${draft.number}.pdf`, type: 'application/pdf', bytes } as const;
  const { id: agreementFileId } = await addFile(tx, file, now);
  await setFrozenProducts(tx, draft.id, frozenProducts);
  const confirmed = { confirmedAt: now, confirmedBy: actor.name };
  const columns = { status: transitions.confirm.to, frozen: terms, agreementFileId, ...confirmed, ...dates };
  await contractStore.update(tx, draft.id, columns, { by: actor.name, at: now });
  const after = await getContract(tx, actor, draft.id, today(deps.clock));
  await auditContract(tx, deps, actor, draft, 'confirm', { before, after: { ...after, ...noted } });
  return after;
};

/** Confirms a draft that a file brings, within the transaction that has just written it. Throws 422. */
export const confirmImported = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  draft: ContractDetails,
): Promise<ContractDetails> => {
  const live = await readConfirmable(tx, actor, draft);
  const printed = await printConfirmed(deps, actor, live, await readLogos(tx, live.logoFileIds));
  return freeze(tx, deps, actor, { draft, before: null }, { ...printed, importedAt: printed.now });
};

/**
 * Confirms the draft that `prepare` locks. Making the PDF takes longer than anybody should wait for a lock or a
 * connection, so it is made between two transactions: the first finds out what the agreement says and saves nothing,
 * the second saves it if it still says the same. Where it does not, the PDF is made anew. Throws 409 and 422.
 */
export const confirm = async (
  deps: Deps,
  actor: Actor,
  prepare: PrepareDraft,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<ContractDetails> => {
  // A new draft's number is taken before the PDF, which shows it: only a PDF that cannot be made leaves a gap.
  let number: string | null = null;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { live, logos } = await deps.db.transaction(async (tx) => {
      if (isNew) number ??= await nextContractNumber(tx, yearOf(today(deps.clock)));
      return withoutSaving(tx, async (trial) => {
        const live = await readConfirmable(trial, actor, (await prepare(trial, number)).draft);
        return { live, logos: await readLogos(trial, live.logoFileIds) };
      });
    });
    const printed = await printConfirmed(deps, actor, live, logos);
    try {
      return await deps.db.transaction(async (tx) => {
        const locked = await prepare(tx, number);
        const same = isDeepStrictEqual(await readConfirmable(tx, actor, locked.draft), live);
        if (!same) throw new ChangedMeanwhile();
        return freeze(tx, deps, actor, locked, { ...printed, confirmedOn: null });
      });
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
  throw conflict('Aftalen ændres, mens den godkendes. Vent et øjeblik, og prøv igen.');
};

/**
 * What the line of an actor who locks a draft themself says of their post in the club, where the bank's rule asks for it.
 * Throws 409 where somebody else must allow it, and 422 where nothing is declared.
 */
const checkMandate = async (tx: Connection, draft: ContractDetails, declaredPost: string | undefined) => {
  if (!draft.approval) return {};
  checkComplete(draft, declaredPost === undefined ? NOT_DECLARED : {});
  if (isApprovalNeeded(draft, declaredPost !== '')) throw conflict('Aftalen skal godkendes af en anden');
  await clearApproval(tx, draft.id);
  return { noted: { conflict: NO_POST } };
};

/** Kladde → Afventer: from here on the agreement reads as it does now. Throws 404, 409 and 422. */
export const confirmContract = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<Confirm>) =>
  confirm(deps, actor, async (tx) => {
    const draft = await lockReferenced(tx, deps, actor, sponsorshipId, input, 'confirm');
    return { draft, before: draft, ...(await checkMandate(tx, draft, input.value().conflict)) };
  });

/** Saves a simple agreement and confirms it in one step. Throws 404, 409 (a full draft, or no draft) and 422. */
export const confirmSimple = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<ConfirmSimple>) => {
  const prepare: PrepareDraft = async (tx, number) => {
    const before = await lockDraft(tx, deps, actor, sponsorshipId, input, 'confirm');
    checkSimple(before);
    const { conflict: declaredPost, ...values } = input.value();
    const sent = { ...values, products: undefined, templateId: undefined, simple: undefined };
    const draft = await writeDraft(tx, deps, actor, { sponsorshipId, before, simple: true, number }, sent);
    return { draft, before, ...(await checkMandate(tx, draft, declaredPost)) };
  };
  return confirm(deps, actor, prepare, { isNew: input.id === undefined });
};

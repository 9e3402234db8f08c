import {
  type ContractAction,
  type ContractInput,
  contractStatus,
  type FieldErrors,
  type FileContractInput,
  mayTransition,
  type SimpleContractInput,
  transitionRefusal,
  yearOf,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { checkUnused, checkVersion, conflict, invalid } from '../../lib/problem.ts';
import { deleteFile } from '../files/files.store.ts';
import { archiveProofs } from '../sponsorships/removal.store.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { clearApproval } from './approvals.store.ts';
import { auditContract } from './audit-contract.usecases.ts';
import { checkFree, lockRenewable } from './chain.store.ts';
import {
  type ContractColumns,
  type ContractDetails,
  contractStore,
  deleteContract,
  findGrantsOn,
  findPaymentsOn,
  getContract,
  lockContract,
  replaceFurtherCategories,
  saveRates,
} from './contracts.store.ts';
import { keepDeleted } from './deleted-drafts.store.ts';
import { archiveSignedDocument } from './documents.store.ts';
import { draftColumns, draftProblems, simpleProblem } from './draft.ts';
import { withdrawSigning } from './end-signing.usecases.ts';
import { replaceItems } from './items.store.ts';
import { nextContractNumber } from './numbers.store.ts';
import { fillDraft, withoutTemplate } from './template.usecases.ts';

export type Reference = { id: number; version: number | null };

/** The contract of a call, locked, in a status that allows the action. Throws 404 and 409. */
export const lockForAction = async (
  tx: Connection,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  which: { id: number; sponsorshipId?: number; version: number | undefined },
  action: ContractAction,
): Promise<ContractDetails> => {
  const contract = await lockContract(tx, actor, which, today(deps.clock));
  if (!contract) throw outOfScope(actor, 'contract', which.id);
  checkVersion(contract, which.version);
  if (!mayTransition(contract.status, action)) throw conflict(transitionRefusal(contract.status, action));
  return contract;
};

/** The contract that a transition's body names, locked as by `lockForAction`. Throws 404, 409 and 422. */
export const lockReferenced = async (
  tx: Connection,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  sponsorshipId: number,
  input: Input<Reference>,
  action: ContractAction,
): Promise<ContractDetails> => {
  await lockSponsorship(tx, actor, sponsorshipId, 'key share');
  const id = input.id ?? input.value().id;
  const contract = await lockForAction(tx, deps, actor, { id, sponsorshipId, version: input.version }, action);
  // What else is wrong with the input is said once the agreement is there and may be changed.
  input.value();
  return contract;
};

/** The draft that is sent, locked with its sponsorship; null for a new one. Throws 404 and 409. */
export const lockDraft = async (
  tx: Connection,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  sponsorshipId: number,
  { id, version }: Input<unknown>,
  action: 'save' | 'confirm',
): Promise<ContractDetails | null> => {
  await lockSponsorship(tx, actor, sponsorshipId, 'key share');
  return id === undefined ? null : lockForAction(tx, deps, actor, { id, sponsorshipId, version }, action);
};

/** What a file says of an agreement besides what the forms do. */
type OfFile = Pick<ContractColumns, 'importedAt' | 'confirmedOn' | 'signedOn'>;
type NewDraft = { sponsorshipId: number; simple: boolean; number?: string | null; ofFile?: OfFile };

/** Makes a draft of what its columns say, under a number of its own; gives what else it has, which is still nothing. The audit line is the caller's. */
export const newDraft = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  { sponsorshipId, simple, number }: NewDraft,
  columns: ContractColumns,
): Promise<Pick<ContractDetails, 'id' | 'rates' | 'paidRates' | 'items'>> => {
  const contract = {
    ...columns,
    savedByIds: [actor.id],
    sponsorshipId,
    simple,
    status: contractStatus.draft,
    number: number ?? (await nextContractNumber(tx, yearOf(today(deps.clock)))),
  };
  const { id } = await contractStore.insert(tx, contract, { by: actor.name, at: deps.clock.now() });
  return { id, rates: [], paidRates: [], items: [] };
};

/** Locks the agreement that a draft is to renew, and says what is wrong with it. Throws 409 where another renews it. */
const renewalProblem = async (
  tx: Connection,
  { sponsorshipId, before }: NewDraft & { before: ContractDetails | null },
  renewsId: number | null | undefined,
): Promise<FieldErrors> => {
  if (!renewsId || renewsId === before?.renewsId) return {};
  const renewed = await lockRenewable(tx, { id: renewsId, sponsorshipId, successorId: before?.id ?? null });
  if (!renewed) return { renewsId: 'Aftalen, der fornyes, skal være en tidligere, underskrevet aftale med samme klub' };
  await checkFree(tx, renewsId);
  return {};
};

/**
 * Writes what was sent of a draft that is locked, or of a new one, which gets the next number where none was taken for
 * it. The audit line is the caller's. Throws 422.
 */
export const writeDraft = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  { before, ...made }: NewDraft & { before: ContractDetails | null },
  sent: ContractInput,
): Promise<ContractDetails> => {
  const isFilled = !before && !made.simple;
  const { values: filled, template } = await (isFilled
    ? fillDraft(tx, actor, made.sponsorshipId, sent)
    : withoutTemplate(sent));
  const problem = simpleProblem(before, filled);
  // A simple agreement has no products: a full one that becomes simple loses those that are left, none of them chosen.
  const values = made.simple ? { ...filled, products: before && !before.simple ? [] : undefined } : filled;
  const wrongRenewal = await renewalProblem(tx, { ...made, before }, values.renewsId);
  const checked = await draftProblems(tx, before, values, template?.categoryId ?? null);
  const problems = { ...wrongRenewal, ...checked, ...problem };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const begun = template
    ? { templateId: template.id, goneProducts: template.gone }
    : values.products && { goneProducts: null };
  const columns = { ...draftColumns(values), ...begun, ...made.ofFile };
  const contract = before ?? (await newDraft(tx, deps, actor, made, columns));
  if (before) {
    const savedByIds = [...new Set([...before.savedByIds, actor.id])];
    await contractStore.update(tx, before.id, { ...columns, savedByIds }, { by: actor.name, at: deps.clock.now() });
    await clearApproval(tx, before.id);
  }
  if (values.rates) await saveRates(tx, contract, values.rates);
  if (values.additionalCategories) await replaceFurtherCategories(tx, contract.id, values.additionalCategories);
  if (values.products) await replaceItems(tx, contract.id, contract.items, values.products);
  return getContract(tx, actor, contract.id, today(deps.clock));
};

/** Refuses a draft of the full variant where a simple one is meant. Throws 409. */
export const checkSimple = (draft: ContractDetails | null): void => {
  if (draft && !draft.simple) throw conflict('Aftalen er ikke en simpel aftale. Åbn den i guiden, og fortsæt der.');
};

type SentDraft = ContractInput | SimpleContractInput | FileContractInput;
type Sending<I> = Omit<NewDraft, 'ofFile'> & { input: Input<I>; isOfFile?: boolean };

/** Makes or saves a draft as it was sent, with its line in the log. Throws as `saveDraft` and `saveSimpleDraft` do. */
const saveSent = async <I extends SentDraft>(
  tx: Connection,
  deps: Deps,
  actor: Actor,
  { input, sponsorshipId, simple, number = null, isOfFile = false }: Sending<I>,
): Promise<ContractDetails> => {
  const before = await lockDraft(tx, deps, actor, sponsorshipId, input, 'save');
  if (simple) checkSimple(before);
  const sent = { products: undefined, templateId: undefined, simple: undefined, ...input.value() };
  const { confirmedOn = null, signedOn = null }: Partial<FileContractInput> = sent;
  const ofFile = isOfFile ? { confirmedOn, signedOn, ...(!before && { importedAt: deps.clock.now() }) } : {};
  const draft = { sponsorshipId, before, number, simple: sent.simple ?? before?.simple ?? simple, ofFile };
  const after = await writeDraft(tx, deps, actor, draft, sent);
  await auditContract(tx, deps, actor, after, before ? 'update' : 'create', { before, after });
  return after;
};

/** Makes or saves a simple draft as a file says it, within a transaction; a new one has the number that was taken for it. */
export const writeImportedDraft = (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  { sponsorshipId, number }: { sponsorshipId: number; number: string | null },
  input: Input<FileContractInput>,
) => saveSent(tx, deps, actor, { input, sponsorshipId, simple: true, number, isOfFile: true });

/** Makes a draft, or saves one. Throws 404, 409 (not a draft, or somebody saved first) and 422. */
export const saveDraft = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<ContractInput>) =>
  deps.db.transaction((tx) => saveSent(tx, deps, actor, { input, sponsorshipId, simple: false }));

/** Makes or saves a draft of the simple variant; products are ignored. Throws as `saveDraft`, and 409 for a draft of the full variant. */
export const saveSimpleDraft = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<SimpleContractInput>) =>
  deps.db.transaction((tx) => saveSent(tx, deps, actor, { input, sponsorshipId, simple: true }));

/**
 * Removes a contract in any status. Its signed document stays in the archive. Throws 404, 409 (also where something has
 * been paid on it, or tickets of it were given) and 422.
 */
export const removeContract = (
  deps: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<Reference>,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const before = await lockReferenced(tx, deps, actor, sponsorshipId, input, 'remove');
    checkUnused(await findPaymentsOn(tx, before.id), 'Aftalen har betalinger. Slet dem, før aftalen kan slettes.');
    checkUnused(
      await findGrantsOn(tx, before.id),
      'Der er givet eller ønsket billetter af aftalen. Derfor kan den ikke slettes.',
    );
    await withdrawSigning(tx, deps, actor, before, { isTold: true });
    await keepDeleted(tx, before, deps.clock.now());
    await archiveProofs(tx, { sponsorshipId, contractId: before.id }, { by: actor.name, at: deps.clock.now() });
    const removal = { removedBy: actor.name, removedAt: deps.clock.now(), reason: 'Aftalen blev slettet' };
    await archiveSignedDocument(tx, before.id, removal);
    await deleteContract(tx, before.id);
    await deleteFile(tx, before.agreementFileId);
    await auditContract(tx, deps, actor, before, 'delete', { before });
  });

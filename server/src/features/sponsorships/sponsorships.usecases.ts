import type { FieldErrors, IsoDate, SponsorshipInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { lastReplaced } from '../../lib/audit/history.store.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import type { FileInput } from '../../lib/http/upload.ts';
import { checkUnused, checkVersion, existing, invalid } from '../../lib/problem.ts';
import { areasExist } from '../areas/areas.store.ts';
import { categoryProblem } from '../categories/categories.rules.ts';
import { lockCategories } from '../categories/categories.store.ts';
import { addFile, deleteFile, fileUrl } from '../files/files.store.ts';
import { readImage } from '../files/images.ts';
import { returnApprovals } from '../users/return-approvals.usecases.ts';
import { isActiveInArea } from '../users/users.store.ts';
import { tellResponsible } from './handed-over.usecases.ts';
import { copySponsorshipToPrimary } from './primary.usecases.ts';
import { archiveDocumentsOf, archiveProofs, deleteDraftsOf, lockContractsBeyondDraft } from './removal.store.ts';
import { checkedAs, checkedProblem, NOT_RESPONSIBLE, responsibleChanges } from './sponsorships.rules.ts';
import { hasArea } from './sponsorships.scope.ts';
import {
  checkSponsorship,
  findPendingContract,
  findSponsorship,
  lockSponsorship,
  type SponsorshipRecord,
  setSponsorshipLogo,
  sponsorshipStore,
} from './sponsorships.store.ts';

const entity = 'sponsorship';

const checkReferences = async (
  tx: Connection,
  actor: Actor,
  values: Pick<SponsorshipInput, 'categoryId' | 'areaId' | 'userId'>,
  before: SponsorshipRecord | null,
): Promise<void> => {
  const fields: FieldErrors = {};
  const chosen = [values.categoryId];
  const stored = before ? [before.categoryId] : [];
  const choice = { label: 'Kategori', owner: 'Klubber', chosen, stored } as const;
  const wrongCategory = categoryProblem(await lockCategories(tx, chosen), choice);
  if (wrongCategory) fields.categoryId = wrongCategory;
  if (!hasArea(actor, values.areaId) || !(await areasExist(tx, [values.areaId]))) fields.areaId = 'Område findes ikke';
  if (!fields.areaId && responsibleChanges(values, before) && !(await isActiveInArea(tx, values.userId, values.areaId)))
    fields.userId = NOT_RESPONSIBLE;
  if (Object.keys(fields).length > 0) throw invalid(fields);
};

const reload = async (tx: Connection, actor: Actor, id: number, day: IsoDate) => {
  const details = existing(await findSponsorship(tx, actor, id));
  return { ...details, pending: await findPendingContract(tx, id, day) };
};

/**
 * Makes or saves a sponsorship within a transaction; gives it as it was and as it is. An import hands one set to all its
 * rows, so that the same references are looked up and locked once. Throws as `saveSponsorship` does.
 */
export const writeSponsorship = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  input: Input<SponsorshipInput>,
  knownReferences = new Set<string>(),
): Promise<{ before: SponsorshipRecord | null; after: SponsorshipRecord }> => {
  const before = input.id === undefined ? null : await lockSponsorship(tx, actor, input.id);
  if (before) checkVersion(before, input.version);
  const { id: _id, version: _version, ...values } = input.value();
  const notYet = checkedProblem(values.checkedOn, today(clock));
  if (notYet.checkedOn) throw invalid(notYet);
  const references = [values.categoryId, values.areaId, values.userId].join(' ');
  if (!knownReferences.has(references)) await checkReferences(tx, actor, values, before);
  // What is only kept as it was is no proof for others.
  if (!before) knownReferences.add(references);
  const save = { by: actor.name, at: clock.now() };
  const isNewDay = before && values.checkedOn && values.checkedOn !== before.checkedOn;
  const undone = isNewDay ? await lastReplaced(tx, { entity, id: before.id }, 'checkedOn') : null;
  const columns = { ...values, ...checkedAs(values.checkedOn, before, actor, undone) };
  const after = before
    ? await sponsorshipStore.update(tx, before.id, columns, save)
    : await sponsorshipStore.insert(tx, columns, save);
  await copySponsorshipToPrimary(tx, after, { ...save, isNew: before === null });
  if (before && before.areaId !== after.areaId) await returnApprovals(tx, clock, actor, { sponsorshipId: after.id });
  const line = { action: before ? 'update' : 'create', before, after } as const;
  await audit(tx, clock, actor, { ...line, entity, entityId: after.id, sponsorshipId: after.id });
  return { before, after };
};

/** Makes a sponsorship, or saves one that the actor sees. Throws 404, 409 (somebody saved first) and 422. */
export const saveSponsorship = (deps: Deps, actor: Actor, input: Input<SponsorshipInput>) =>
  deps.db.transaction(async (tx) => {
    const { before, after } = await writeSponsorship(tx, deps, actor, input);
    const { id, userId } = after;
    if (userId !== before?.userId) await tellResponsible(tx, deps, actor, userId, [after]);
    return reload(tx, actor, id, today(deps.clock));
  });

/** Saves a new logo: its path. Throws 404, 415 and 422. */
export const saveSponsorshipLogo = async ({ db, clock }: Deps, actor: Actor, id: number, file: FileInput) => {
  await checkSponsorship(db, actor, id);
  const image = await readImage(file.value());
  return db.transaction(async (tx) => {
    const before = await lockSponsorship(tx, actor, id);
    const saved = await addFile(tx, { kind: 'sponsorship-logo', ...image }, clock.now());
    await setSponsorshipLogo(tx, id, saved.id);
    await deleteFile(tx, before.logoFileId);
    const line = { before: { logoFileId: before.logoFileId }, after: { logoFileId: saved.id } };
    await audit(tx, clock, actor, { action: 'upload-logo', entity, entityId: id, sponsorshipId: id, ...line });
    return { logo: fileUrl(saved) as string };
  });
};

/** Removes a sponsorship with its drafts. Throws 404, and 409 where a contract is past being a draft. */
export const removeSponsorship = ({ db, clock }: Deps, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockSponsorship(tx, actor, id, 'update');
    checkUnused(
      await lockContractsBeyondDraft(tx, id),
      'Sponsoratet har en aftale, som ikke er en kladde. Slet aftalen, før sponsoratet kan slettes.',
    );
    const save = { by: actor.name, at: clock.now() };
    await archiveProofs(tx, { sponsorshipId: id }, save);
    await deleteDraftsOf(tx, id);
    await archiveDocumentsOf(tx, id, save);
    await sponsorshipStore.delete(tx, id);
    await deleteFile(tx, before.logoFileId);
    await audit(tx, clock, actor, { action: 'delete', entity, entityId: id, sponsorshipId: id, before });
  });

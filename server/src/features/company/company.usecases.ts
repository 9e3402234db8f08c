import type { CompanyInput, SecurityInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { AppDeps, Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import type { FileInput } from '../../lib/http/upload.ts';
import { checkVersion, conflict } from '../../lib/problem.ts';
import { addFile, deleteFile, fileUrl } from '../files/files.store.ts';
import { readImage } from '../files/images.ts';
import {
  type CompanyDetails,
  findCompany,
  lockCompany,
  setCompanyLogo,
  setSecondFactorDemand,
  updateCompany,
} from './company.store.ts';

const entity = 'company';

/** Saves the bank's own record. Throws 409 (somebody saved first) and 422. */
export const saveCompany = ({ db, clock }: Deps, actor: Actor, input: Input<CompanyInput>): Promise<CompanyDetails> =>
  db.transaction(async (tx) => {
    const before = await lockCompany(tx);
    checkVersion(before, input.version);
    const { version: _version, ...values } = input.value();
    const after = await updateCompany(tx, values, { by: actor.name, at: clock.now() });
    await audit(tx, clock, actor, { action: 'update', entity, entityId: after.id, before, after });
    return findCompany(tx);
  });

/** Saves a new logo, in the place of the one before: its path. Throws 415 and 422. */
export const saveCompanyLogo = async ({ db, clock }: Deps, actor: Actor, file: FileInput) => {
  const image = await readImage(file.value());
  return db.transaction(async (tx) => {
    const before = await lockCompany(tx);
    const saved = await addFile(tx, { kind: 'company-logo', ...image }, clock.now());
    await setCompanyLogo(tx, saved.id);
    await deleteFile(tx, before.logoFileId);
    const line = { before: { logoFileId: before.logoFileId }, after: { logoFileId: saved.id } };
    await audit(tx, clock, actor, { action: 'upload-logo', entity, entityId: before.id, ...line });
    return { logo: fileUrl(saved) as string };
  });
};

/** Says of whom a second factor is demanded, from their next login on. Throws 409 where nobody could have one, and 422. */
export const saveSecurity = async (
  { db, clock, cipher }: AppDeps,
  actor: Actor,
  input: Input<SecurityInput>,
): Promise<SecurityInput> => {
  const { totp } = input.value();
  if (totp !== 'nobody' && !cipher)
    throw conflict('To-trins-login kan ikke kræves, fordi serveren mangler sin nøgle (SECRET_KEY).');
  await db.transaction(async (tx) => {
    const { id, secondFactorDemand: before } = await lockCompany(tx);
    if (before === totp) return;
    await setSecondFactorDemand(tx, totp);
    const line = { before: { totp: before }, after: { totp } };
    await audit(tx, clock, actor, { action: 'demand-second-factor', entity, entityId: id, ...line });
  });
  return { totp };
};

import { isSecondFactorDemanded, type SecondFactor, type SecondFactorSecret } from '@sponsorat/api';
import type { Actor, Author } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { AppDeps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict, existing, invalid, notLoggedIn, Problem } from '../../lib/problem.ts';
import { findSecondFactorDemand } from '../company/company.store.ts';
import { findCredentials, lockCredentials } from '../users/credentials.store.ts';
import { demandOfSession, endSessionsOf } from '../users/sessions.store.ts';
import { lockUser } from '../users/users.store.ts';
import { waitProblem } from './auth.usecases.ts';
import { newRecoveryCodes, newSecret, readCode, shownRecoveryCode, stepOf, uriOf } from './second-factor.codes.ts';
import { encryptSecret, hashesOf, proofOf, refusalOf, secretOf, useProof } from './second-factor.proof.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
} from './second-factor.store.ts';
import { countersOf, countFailure, forgetFailures, lockCounters, waitLeft } from './throttle.store.ts';

const entity = 'user';

const alreadyOn = () =>
  conflict('To-trins-login er allerede slået til. Slå det fra først, hvis du vil sætte det op igen.');
const notOn = () => conflict('To-trins-login er ikke slået til.');
const notBegun = () => conflict('Opsætningen er ikke begyndt, eller den er begyndt et andet sted. Begynd forfra.');
const noKey = () =>
  conflict(
    'To-trins-login kan ikke bruges, fordi serveren mangler sin nøgle (SECRET_KEY). Bed jeres IT-afdeling om at sætte den.',
  );

const isDemandedOf = async (db: Connection, { roles }: Pick<Actor, 'roles'>): Promise<boolean> =>
  isSecondFactorDemanded(await findSecondFactorDemand(db), roles);

/** One's own second factor, as the profile shows it. */
export const showSecondFactor = async ({ db, cipher }: AppDeps, actor: Actor): Promise<SecondFactor> => {
  const factor = await findSecondFactor(db, actor.id);
  return {
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, actor.id),
    demanded: await isDemandedOf(db, actor),
    available: cipher !== null,
  };
};

/** Begins to set up a second factor: what the app is to be told. It is asked for once it is confirmed. Throws 409. */
export const beginOwnSecondFactor = async ({ db, cipher }: AppDeps, actor: Actor): Promise<SecondFactorSecret> => {
  if (!cipher) throw noKey();
  const secret = newSecret();
  if (!(await beginSecondFactor(db, actor.id, encryptSecret(cipher, actor.id, secret)))) throw alreadyOn();
  return { secret, uri: uriOf(secret, actor.email) };
};

/** The user's row, locked until the transaction ends, so that their second factor changes once at a time. */
const lockOneself = async (tx: Connection, actor: Actor): Promise<void> => {
  const credentials = await lockCredentials(tx, actor.id, 'update');
  if (!credentials || credentials.lockedOut) throw notLoggedIn();
};

/**
 * Turns the second factor on, by a code that shows that the app has the secret, and ends one's other sessions: the
 * recovery codes, told this once. Throws 409 and 422.
 */
export const confirmOwnSecondFactor = async (
  { db, clock, cipher }: AppDeps,
  actor: Actor,
  input: Input<{ code: string }>,
): Promise<{ recoveryCodes: string[] }> => {
  const begun = await findSecondFactor(db, actor.id);
  if (begun?.confirmedAt) throw alreadyOn();
  const secret = begun && secretOf(cipher, begun);
  if (!begun || secret === null) throw notBegun();
  const read = readCode(input.value().code);
  const step = read?.kind === 'app' ? stepOf(secret, read.code, clock.now()) : null;
  if (step === null) throw invalid({ code: 'Koden er forkert. Skriv den kode, din app viser nu' });
  const codes = newRecoveryCodes();
  const hashes = await hashesOf(codes);
  await db.transaction(async (tx) => {
    await lockOneself(tx, actor);
    const now = await findSecondFactor(tx, actor.id);
    if (now?.confirmedAt) throw alreadyOn();
    if (now?.secret !== begun.secret) throw notBegun();
    await confirmSecondFactor(tx, actor.id, { at: clock.now(), step, hashes });
    await demandOfSession(tx, actor.sessionId, false);
    await endSessionsOf(tx, actor.id, actor.sessionId);
    await audit(tx, clock, actor, { action: 'second-factor-on', entity, entityId: actor.id });
  });
  return { recoveryCodes: codes.map(shownRecoveryCode) };
};

/**
 * Turns one's second factor off, by a code of it, and ends one's other sessions. Wrong codes count with those of the
 * login. Where one's roles demand one, it must be set up anew before anything else. Throws 409, 422, and 429 while a
 * wait runs.
 */
export const removeOwnSecondFactor = async (
  deps: AppDeps,
  actor: Actor,
  input: Input<{ code: string }>,
): Promise<void> => {
  const { db, clock } = deps;
  const counters = countersOf(actor.email, null);
  const throttled = { action: 'second-factor-throttled', entity, entityId: actor.id } as const;
  const wait = waitProblem(await waitLeft(db, counters, clock.now()), throttled);
  if (wait) throw wait;
  if (!(await findSecondFactor(db, actor.id))?.confirmedAt) throw notOn();
  const proof = await proofOf(deps, actor.id, input.value().code);
  const refusal = await db.transaction(async (tx) => {
    await lockCounters(tx, counters);
    const now = clock.now();
    const late = waitProblem(await waitLeft(tx, counters, now), throttled);
    if (late) return late;
    await lockOneself(tx, actor);
    if (!(await useProof(tx, actor.id, proof, now))) {
      await countFailure(tx, counters, now);
      await audit(tx, clock, actor, { action: 'second-factor-refused', entity, entityId: actor.id });
      return invalid({ code: refusalOf(proof) });
    }
    await removeSecondFactor(tx, actor.id);
    await forgetFailures(tx, counters);
    await demandOfSession(tx, actor.sessionId, await isDemandedOf(tx, actor));
    await endSessionsOf(tx, actor.id, actor.sessionId);
    await audit(tx, clock, actor, { action: 'second-factor-off', entity, entityId: actor.id });
    return null;
  });
  if (refusal instanceof Problem) throw refusal;
};

/** Removes a second factor of a user who is locked, and ends their sessions. False where there was none. */
const reset = async (tx: Connection, clock: Clock, author: Author, id: number): Promise<boolean> => {
  if (!(await removeSecondFactor(tx, id))) return false;
  await endSessionsOf(tx, id);
  await audit(tx, clock, author, { action: 'second-factor-reset', entity, entityId: id });
  return true;
};

/** Removes a user's second factor, for whoever has lost theirs; without one, nothing. Throws 404 and 409. */
export const resetSecondFactor = ({ db, clock }: AppDeps, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    existing(await lockUser(tx, id));
    if (id === actor.id)
      throw conflict(
        'Du kan ikke nulstille dit eget to-trins-login. Slå det fra på Min profil, eller bed en anden Admin om det.',
      );
    await reset(tx, clock, actor, id);
  });

/** Resets a second factor by e-mail, for whoever has the server's own terminal; null where nobody has the e-mail. */
export const resetSecondFactorOf = (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  author: Author,
  email: string,
): Promise<{ name: string; hadOne: boolean } | null> =>
  db.transaction(async (tx) => {
    const credentials = await findCredentials(tx, email);
    const user = credentials && (await lockUser(tx, credentials.id));
    return user && { name: user.name, hadOne: await reset(tx, clock, author, user.id) };
  });

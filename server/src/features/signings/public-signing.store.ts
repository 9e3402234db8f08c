import { type IsoDate, isOpenSigning } from '@sponsorat/api';
import type { Viewer } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { sha256 } from '../../lib/hash.ts';
import { notFound } from '../../lib/problem.ts';
import { type ContractDetails, findContract, lockContract } from '../contracts/contracts.store.ts';
import { isSignedByAll, signingStateOf, withSigner } from '../contracts/signings.rules.ts';
import {
  findSigningByToken,
  type SignerRecord,
  type SignerRow,
  type SigningRecord,
  type SigningRow,
  updateSigner,
} from '../contracts/signings.store.ts';

/** Who signs is nobody of the bank: what follows from a signature is done in this name. */
export const SIGNATURE = 'Underskrift';

/** What reads an agreement for somebody with a link: its scope is the link itself, which has been looked up. */
export const linkReader: Viewer = { roles: ['Admin'], areaIds: [] };

/** What a link leads to. */
export type LinkedSigning = { contract: ContractDetails; signing: SigningRecord; signer: SignerRecord };

/** A link works while its sending is the newest of its agreement and not over, and to read until the deadline. */
const isReadable = (signing: SigningRow, today: IsoDate): boolean => {
  const state = signingStateOf(signing, today);
  const isEnded = state === 'Underskrevet' || state === 'Afvist';
  return isOpenSigning(state) || (isEnded && signing.deadline >= today);
};

const lookUp = async (
  db: Connection,
  token: string,
  today: IsoDate,
  { isLocked = false } = {},
): Promise<LinkedSigning | null> => {
  const tokenHash = sha256(token);
  const linked = await findSigningByToken(db, tokenHash);
  // Nothing more is looked up: it would tell by the time it takes that there once was such a link.
  if (!linked || !isReadable(linked, today)) return null;
  const { contractId } = linked;
  const contract = isLocked
    ? await lockContract(db, linkReader, { id: contractId }, today)
    : await findContract(db, linkReader, contractId, today);
  const signing = contract?.signing;
  const signer = signing?.signers.find((one) => one.tokenHash === tokenHash);
  return contract && signing && signer && isReadable(signing, today) ? { contract, signing, signer } : null;
};

/** True for a link that leads to a sending, without opening it. */
export const leadsSomewhere = async (db: Connection, token: string, today: IsoDate): Promise<boolean> =>
  (await lookUp(db, token, today)) !== null;

const thatIsThere = (linked: LinkedSigning | null): LinkedSigning => {
  if (!linked) throw notFound();
  return linked;
};

/** What a link leads to. Throws one 404 for all that leads nowhere. */
export const findLinked = async (db: Connection, token: string, today: IsoDate): Promise<LinkedSigning> =>
  thatIsThere(await lookUp(db, token, today));

/** The same with its agreement locked until the transaction ends: the bank and the other signers wait meanwhile. */
export const lockLinked = async (tx: Connection, token: string, today: IsoDate): Promise<LinkedSigning> =>
  thatIsThere(await lookUp(tx, token, today, { isLocked: true }));

/** Changes whoever has the link; what it leads to, as it is then. */
export const saveSigner = async (
  tx: Connection,
  { contract, signing, signer: before }: LinkedSigning,
  values: Partial<SignerRow>,
): Promise<LinkedSigning> => {
  await updateSigner(tx, before.id, values);
  const signer = { ...before, ...values };
  return { contract, signing: withSigner(signing, signer), signer };
};

/** An agreement that all have signed, and its sending, locked; null where that is not so any more. */
export const lockSignedByAll = async (
  tx: Connection,
  contractId: number,
  today: IsoDate,
): Promise<Omit<LinkedSigning, 'signer'> | null> => {
  const contract = await lockContract(tx, linkReader, { id: contractId }, today);
  return contract?.signing && isSignedByAll(contract.signing) ? { contract, signing: contract.signing } : null;
};

import { type IsoDate, isOpenSigning } from '@sponsorat/api';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { notFound } from '../../lib/problem.ts';
import { type ContractDetails, findContract } from '../contracts/contracts.store.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { signingStateOf } from '../contracts/signings.rules.ts';
import {
  findSigning,
  findSigningByToken,
  type SignerRecord,
  type SigningRecord,
  type SigningRow,
} from '../contracts/signings.store.ts';
import { hashOfToken } from './signing-links.ts';

/** Who signs is nobody of the bank: what follows from a signature is done in this name. */
export const SIGNATURE = 'Underskrift';

/** What reads an agreement for somebody with a link: its scope is the link itself, which has been looked up. */
const linkReader: Actor = {
  id: 0,
  name: SIGNATURE,
  email: '',
  roles: ['Admin'],
  areaIds: [],
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  sessionId: '',
  address: '',
  requestId: '',
};

/** What a link leads to. */
export type LinkedSigning = { contract: ContractDetails; signing: SigningRecord; signer: SignerRecord };

/** A link works while its sending is the newest of its agreement and not over, and to read until the deadline. */
const isReadable = (signing: SigningRow, today: IsoDate): boolean => {
  const state = signingStateOf(signing, today);
  const isEnded = state === 'Underskrevet' || state === 'Afvist';
  return isOpenSigning(state) || (isEnded && signing.deadline >= today);
};

const lookUp = async (db: Connection, token: string, today: IsoDate, isLocked: boolean): Promise<LinkedSigning> => {
  const linked = await findSigningByToken(db, hashOfToken(token));
  // Nothing more is looked up: it would tell by the time it takes that there once was such a link.
  if (!linked || !isReadable(linked, today)) throw notFound();
  const { contractId } = linked;
  if (isLocked) await db.select({ id: contracts.id }).from(contracts).where(eq(contracts.id, contractId)).for('update');
  const contract = await findContract(db, linkReader, contractId, today);
  const signing = contract && (await findSigning(db, contractId));
  const signer = signing?.signers.find(({ tokenHash }) => tokenHash === hashOfToken(token));
  if (!contract || !signing || !signer || !isReadable(signing, today)) throw notFound();
  return { contract, signing, signer };
};

/** What a link leads to. Throws one 404 for all that leads nowhere. */
export const findLinked = (db: Connection, token: string, today: IsoDate): Promise<LinkedSigning> =>
  lookUp(db, token, today, false);

/** The same with its agreement locked until the transaction ends: the bank and the other signers wait meanwhile. */
export const lockLinked = (tx: Connection, token: string, today: IsoDate): Promise<LinkedSigning> =>
  lookUp(tx, token, today, true);

/** An agreement that all have signed, and its sending, locked; null where that is not so any more. */
export const lockSignedByAll = async (
  tx: Connection,
  contractId: number,
  today: IsoDate,
): Promise<Omit<LinkedSigning, 'signer'> | null> => {
  await tx.execute(sql`select from contracts where id = ${contractId} for update`);
  const contract = await findContract(tx, linkReader, contractId, today);
  const signing = contract && (await findSigning(tx, contractId));
  return contract && signing ? { contract, signing } : null;
};

/** The reader of agreements for whoever has a link, for use cases of agreements that ask for an actor. */
export const asSignature = (): Actor => linkReader;

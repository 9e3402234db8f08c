import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { type Connection, first, oneRow } from '../../lib/db/database.ts';
import { files } from '../files/files.table.ts';
import { mails } from '../mails/mails.table.ts';
import { contracts } from './contracts.table.ts';
import { type SigningEventKind, signers, signingEvents, signings } from './signings.table.ts';

export type SigningRow = typeof signings.$inferSelect;
export type SignerRow = typeof signers.$inferSelect;

const selectSigners = async (db: Connection, signingIds: number[]) =>
  signingIds.length === 0
    ? []
    : db
        .select({ ...getTableColumns(signers), mailStatus: mails.status })
        .from(signers)
        .leftJoin(mails, eq(mails.id, signers.mailId))
        .where(inArray(signers.signingId, signingIds))
        .orderBy(asc(signers.position));
export type SignerRecord = Awaited<ReturnType<typeof selectSigners>>[number];
export type SigningRecord = SigningRow & {
  signers: SignerRecord[];
  file: { id: number | null; sha256: string | null } | null;
};

/** The newest sending of each of these agreements, with its signers. */
export const findSigningsOf = async (db: Connection, contractIds: number[]): Promise<SigningRecord[]> => {
  if (contractIds.length === 0) return [];
  const rows = await db
    .select({ ...getTableColumns(signings), file: { id: files.id, sha256: files.sha256 } })
    .from(signings)
    .leftJoin(files, eq(files.id, signings.uploadFileId))
    .where(
      and(
        inArray(signings.contractId, contractIds),
        sql`${signings.id} = (select max(n.id) from signings n where n.contract_id = ${signings.contractId})`,
      ),
    );
  const all = await selectSigners(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, signers: all.filter(({ signingId }) => signingId === row.id) }));
};

export const insertSigning = (tx: Connection, values: typeof signings.$inferInsert): Promise<SigningRow> =>
  oneRow(tx.insert(signings).values(values).returning());

export const insertSigner = (tx: Connection, values: typeof signers.$inferInsert): Promise<SignerRow> =>
  oneRow(tx.insert(signers).values(values).returning());

export const updateSigner = async (tx: Connection, id: number, values: Partial<SignerRow>): Promise<void> => {
  await tx.update(signers).set(values).where(eq(signers.id, id));
};

/** Changes a sending that is open. The copy that waited in it, if any, is the caller's to remove or to keep. */
export const updateSigning = async (tx: Connection, id: number, values: Partial<SigningRow>): Promise<void> => {
  await tx
    .update(signings)
    .set(values)
    .where(and(eq(signings.id, id), isNull(signings.outcome)));
};

type Event = {
  signingId: number;
  signerId?: number | null;
  kind: SigningEventKind;
  at: Date;
  address?: string | undefined;
  agent?: string | null | undefined;
};
export const addSigningEvent = async (tx: Connection, event: Event): Promise<void> => {
  await tx.insert(signingEvents).values(event);
};

/** When a signer was sent codes since an instant, the oldest first. */
export const codesSince = async (tx: Connection, signerId: number, since: Date): Promise<Date[]> => {
  const rows = await tx
    .select({ at: signingEvents.at })
    .from(signingEvents)
    .where(
      and(eq(signingEvents.signerId, signerId), eq(signingEvents.kind, 'code'), sql`${signingEvents.at} > ${since}`),
    )
    .orderBy(asc(signingEvents.at));
  return rows.map(({ at }) => at);
};

/** The sending that a link with this hash is of; null for none. */
export const findSigningByToken = (db: Connection, tokenHash: string): Promise<SigningRow | null> =>
  first(
    db
      .select(getTableColumns(signings))
      .from(signers)
      .innerJoin(signings, eq(signings.id, signers.signingId))
      .where(eq(signers.tokenHash, tokenHash)),
  );

/** Open sendings whose signers have all signed, and which are still to be made an approved agreement. */
export const findSignedByAll = async (db: Connection): Promise<number[]> => {
  const rows = await db
    .select({ contractId: signings.contractId })
    .from(signings)
    .where(
      and(
        isNull(signings.outcome),
        sql`not exists (select from ${signers} where ${signers.signingId} = ${signings.id} and ${signers.signedAt} is null)`,
      ),
    );
  return rows.map(({ contractId }) => contractId);
};

/** A mail with the link is on its way to a signer, who is saved with these values: whoever waits for an answer waits from now. */
export const noteMailed = async (
  tx: Connection,
  { contractId }: Pick<SigningRow, 'contractId'>,
  signer: SignerRow,
  values: Pick<SignerRow, 'mailId' | 'mailedAt'> & Partial<SignerRow>,
): Promise<SignerRecord> => {
  await updateSigner(tx, signer.id, values);
  await tx.update(contracts).set({ sentAt: values.mailedAt }).where(eq(contracts.id, contractId));
  return { ...signer, ...values, mailStatus: 'Venter' };
};

import type { Accounts, CompanyInput, MailTexts, SecondFactorDemand } from '@sponsorat/api';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type Connection, oneRow } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';
import { files } from '../files/files.table.ts';
import { company } from './company.table.ts';

const theOne = eq(company.id, 1);

/** The bank's own record. An installation that was never set up has an empty one. */
export const findCompany = (db: Connection) =>
  oneRow(
    db
      .select({ ...getTableColumns(company), logo: { id: files.id, sha256: files.sha256 } })
      .from(company)
      .leftJoin(files, eq(files.id, company.logoFileId))
      .where(theOne),
  );
export type CompanyDetails = Awaited<ReturnType<typeof findCompany>>;

/** The bare row, locked until the transaction ends. */
export const lockCompany = (tx: Connection) => oneRow(tx.select().from(company).where(theOne).for('update'));

type AccountColumns = Record<`account${Capitalize<keyof Accounts>}`, string | null>;

/** The accounts that the bank has said. */
export const accountsOf = (row: AccountColumns): Accounts => ({
  advertisement: row.accountAdvertisement,
  tickets: row.accountTickets,
  catering: row.accountCatering,
  travel: row.accountTravel,
});

const columnsOf = ({ advertisement, tickets, catering, travel }: Accounts): AccountColumns => ({
  accountAdvertisement: advertisement,
  accountTickets: tickets,
  accountCatering: catering,
  accountTravel: travel,
});

type Values = Omit<CompanyInput, 'version'>;

/** Saves the row, which is locked, and raises its version. */
export const updateCompany = (tx: Connection, { accounts, ...values }: Values, { by, at }: Save) =>
  oneRow(
    tx
      .update(company)
      .set({ ...values, ...columnsOf(accounts), version: sql`${company.version} + 1`, updatedBy: by, updatedAt: at })
      .where(theOne)
      .returning(),
  );

export const setCompanyLogo = async (tx: Connection, fileId: number): Promise<void> => {
  await tx.update(company).set({ logoFileId: fileId }).where(theOne);
};

/** Of whom a second factor is demanded. */
export const findSecondFactorDemand = async (db: Connection): Promise<SecondFactorDemand> => {
  const { demand } = await oneRow(db.select({ demand: company.secondFactorDemand }).from(company).where(theOne));
  return demand;
};

export const setSecondFactorDemand = async (tx: Connection, demand: SecondFactorDemand): Promise<void> => {
  await tx.update(company).set({ secondFactorDemand: demand }).where(theOne);
};

/** The texts that a sending for signature begins with; null where the bank has written none. */
export const findMailTexts = async (db: Connection): Promise<MailTexts | null> => {
  const { signingSubject: subject, signingText: text } = await oneRow(db.select().from(company).where(theOne));
  return subject !== null && text !== null ? { subject, text } : null;
};

export const setMailTexts = async (tx: Connection, { subject, text }: MailTexts): Promise<void> => {
  await tx.update(company).set({ signingSubject: subject, signingText: text }).where(theOne);
};

import { contractStatus } from '@sponsorat/api';
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { z } from 'zod';
import { auditLog } from '../../lib/audit/audit.table.ts';
import { selectLines, wholeLine } from '../../lib/audit/lines.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versioned.ts';
import { products } from '../products/products.table.ts';
import { contractItems, contractRates, contracts } from './contracts.table.ts';

const text = z.string().nullable().catch(null);
// Lines of older releases hold decimal text.
const number = z.coerce.number();

/** A draft as the line of its deletion says it was; of any other agreement, null. */
const deletedDraft = z.object({
  number: z.string(),
  simple: z.boolean(),
  externalNumber: z.string().nullable().catch(null),
  status: z.literal(contractStatus.draft),
  // Lines of older releases do not say it.
  importedAt: z.coerce.date().nullable().catch(null),
  confirmedOn: z.string().nullable().catch(null),
  signedOn: z.string().nullable().catch(null),
  version: z.number(),
  templateId: z.number().nullable().catch(null),
  renewsId: z.number().nullable().catch(null),
  categoryId: z.number().nullable(),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  renegotiation: z.string().nullable(),
  sponsorshipAmount: number.nullable(),
  sponsorPaysPrints: z.boolean(),
  valueOfAdvertisement: number.nullable(),
  valueOfTickets: number.nullable(),
  valueOfCatering: number.nullable(),
  valueOfTravel: number.nullable(),
  // They may have been erased since, as what says something of a person.
  exclusivity: text,
  specialAgreements: text,
  additionalCategories: z.array(z.number()),
  // Lines of older releases do not say it.
  tied: z.record(z.string(), z.array(z.number())).catch({}),
  // Lines of older releases hold rates without ids.
  rates: z.array(z.object({ id: z.number().optional(), amount: number, dueDate: z.string().nullable() })),
  items: z.array(
    z.object({
      id: z.number(),
      productId: z.number(),
      position: z.number(),
      selected: z.boolean(),
      amount: z.number().nullable(),
      value: number.nullable(),
      addOns: z.array(z.string()),
      match: z.string().nullable(),
      pool: z.string().nullable(),
      season: z.string().nullable(),
      catering: z.boolean(),
      tvAngle: z.boolean(),
      description: z.string().nullable(),
      used: z.number(),
      public: z.boolean(),
    }),
  ),
});
export type DeletedDraft = z.infer<typeof deletedDraft>;

/** The last deletion of an agreement of a sponsorship: when, and what it was if it was a draft. Null where there is none. */
export const findDeletion = async (
  tx: Connection,
  { id, sponsorshipId }: { id: number; sponsorshipId: number },
): Promise<{ at: Date; draft: DeletedDraft | null } | null> => {
  const isDeletion = and(
    eq(auditLog.entity, 'contract'),
    eq(auditLog.entityId, id),
    eq(auditLog.sponsorshipId, sponsorshipId),
    eq(auditLog.action, 'delete'),
  );
  const [line] = await selectLines(tx, isDeletion).orderBy(desc(auditLog.id)).limit(1);
  if (!line) return null;
  const read = deletedDraft.safeParse(wholeLine(line).before);
  return { at: line.at, draft: read.success ? read.data : null };
};

/** When an agreement was created, and by whom, by the first line that tells of it; nulls where the log no longer knows. */
export const findCreation = async (tx: Connection, id: number) => {
  const isCreation = and(
    eq(auditLog.entity, 'contract'),
    eq(auditLog.entityId, id),
    inArray(auditLog.action, ['create', 'copy', 'renew', 'confirm']),
    // Of a draft that was there already it tells how it went on.
    or(ne(auditLog.action, 'confirm'), isNull(auditLog.before)),
  );
  const [line] = await selectLines(tx, isCreation).orderBy(auditLog.id).limit(1);
  return { createdAt: line?.at ?? null, createdBy: line ? wholeLine(line).by : null };
};

/** Which of these products there are, and will be until the transaction ends. */
export const lockProducts = async (tx: Connection, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
    .for('key share');
  return new Set(rows.map((row) => row.id));
};

type RestoredDraft = Omit<DeletedDraft, 'additionalCategories' | 'tied'> & {
  id: number;
  sponsorshipId: number;
} & Awaited<ReturnType<typeof findCreation>>;

/** Adds a draft again under its old id and number, with its rates and products under theirs. False where it is there already. */
export const insertDeleted = async (
  tx: Connection,
  { items, rates, version, ...draft }: RestoredDraft,
  { by, at }: Save,
): Promise<boolean> => {
  const added = await tx
    .insert(contracts)
    .overridingSystemValue()
    .values({ ...draft, version: version + 1, updatedBy: by, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: contracts.id });
  if (added.length === 0) return false;
  if (rates.length > 0)
    await tx
      .insert(contractRates)
      .overridingSystemValue()
      .values(rates.map((rate, position) => ({ ...rate, position, contractId: draft.id })));
  if (items.length > 0)
    await tx
      .insert(contractItems)
      .overridingSystemValue()
      .values(items.map((item) => ({ ...item, contractId: draft.id })));
  return true;
};

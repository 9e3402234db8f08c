import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { files } from '../files/files.table.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';

/** The contracts of these sponsorships, the last approved first. */
export const findLatestContracts = (db: Connection, sponsorshipIds: readonly number[], count: number) =>
  db
    .select({
      id: contracts.id,
      name: sponsorships.name,
      logo: { id: files.id, sha256: files.sha256 },
      startDate: contracts.startDate,
      sponsorshipId: sponsorships.id,
    })
    .from(contracts)
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .leftJoin(files, eq(files.id, sponsorships.logoFileId))
    .where(and(eq(contracts.status, 'Godkendt'), inArray(sponsorships.id, [...sponsorshipIds])))
    .orderBy(desc(contracts.approvedAt), desc(contracts.id))
    .limit(count);
export type LatestContractRow = Awaited<ReturnType<typeof findLatestContracts>>[number];

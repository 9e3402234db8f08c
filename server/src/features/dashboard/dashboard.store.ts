import { type Setup, setupSchema } from '@sponsorat/api';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { files } from '../files/files.table.ts';
import { isNews } from '../sponsorships/active-contract.sql.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';

/** The contracts of these sponsorships whose signature is news, the last approved first. */
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
    .where(and(isNews(sql`${contracts}`), inArray(sponsorships.id, [...sponsorshipIds])))
    .orderBy(desc(contracts.approvedAt), desc(contracts.id))
    .limit(count);

/** What there is of all that an installation needs before its first agreement. */
export const findSetup = async (db: Connection): Promise<Setup> => {
  const [setup] = await rowsOf(
    db,
    setupSchema,
    sql`select exists(select from company where name is not null and logo_file_id is not null) as company,
      exists(select from areas) as areas, exists(select from categories) as categories,
      exists(select from product_categories) as "productCategories", exists(select from products) as products,
      exists(select from users offset 1) as users, exists(select from sponsorships) as sponsorships`,
  );
  if (!setup) throw new Error('A select without a table gave no row');
  return setup;
};

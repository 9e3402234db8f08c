import { contractStatus, type FileMatch, type FileMatchInput, type Match, type MatchInput } from '@sponsorat/api';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { contracts } from './contracts.table.ts';
import { matchable, matchFile } from './match-files.rules.ts';

const matched = {
  number: contracts.number,
  contractId: contracts.id,
  sponsorshipId: sponsorships.id,
  name: sponsorships.name,
  status: contracts.status,
  version: contracts.version,
};

/** The agreements of these numbers, in this order; one that the actor does not see is none. */
export const findMatches = async (db: Connection, actor: Actor, { numbers }: MatchInput): Promise<Match[]> => {
  const rows = await db
    .select(matched)
    .from(contracts)
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .where(and(inArray(contracts.number, numbers), inScope(actor, sql`${sponsorships.areaId}`)));
  const byNumber = new Map(rows.map((match) => [match.number, match]));
  return numbers.map((number) => byNumber.get(number) ?? { number, contractId: null });
};

/** What the names of files say of the agreements that await their signature, and of those that carry an older number. */
export const matchFiles = async (db: Connection, actor: Actor, { names }: FileMatchInput): Promise<FileMatch[]> => {
  const rows = await db
    .select({
      ...matched,
      externalNumber: contracts.externalNumber,
      startDate: contracts.startDate,
      endDate: contracts.endDate,
    })
    .from(contracts)
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .where(
      and(
        or(eq(contracts.status, contractStatus.awaiting), isNotNull(contracts.externalNumber)),
        inScope(actor, sql`${sponsorships.areaId}`),
      ),
    )
    .orderBy(contracts.id);
  const all = matchable(rows);
  return names.map((name) => matchFile(name, all));
};

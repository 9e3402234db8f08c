import type { Match, MatchInput } from '@sponsorat/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { contracts } from './contracts.table.ts';

/** The agreements of these numbers, in this order; one that the actor does not see is none. */
export const findMatches = async (db: Connection, actor: Actor, { numbers }: MatchInput): Promise<Match[]> => {
  const found = await db
    .select({
      number: contracts.number,
      contractId: contracts.id,
      sponsorshipId: sponsorships.id,
      name: sponsorships.name,
      status: contracts.status,
    })
    .from(contracts)
    .innerJoin(sponsorships, eq(sponsorships.id, contracts.sponsorshipId))
    .where(and(inArray(contracts.number, numbers), inScope(actor, sql`${sponsorships.areaId}`)));
  const byNumber = new Map(found.map((match) => [match.number, match]));
  return numbers.map((number) => byNumber.get(number) ?? { number, contractId: null });
};

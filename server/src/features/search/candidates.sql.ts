import { MOST_COUNTED } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, runPrepared } from '../../lib/db/database.ts';
import { searchedParts } from '../../lib/resource/lists.columns.ts';
import { searchedFor } from '../../lib/resource/lists.ts';
import { better, Ranking, rankIn } from './ranking.rules.ts';

/** A table that is looked through: of some rows `only`, in the asker's `scope`, perhaps a large one with an index of parts. */
export type SearchSource = {
  from: SQL;
  id: SQL;
  searched: SQL;
  name: SQL;
  only?: SQL;
  scope?: SQL | undefined;
  hasParts?: boolean;
};
export type SearchQuery = { sought: string; limit: number; phone?: string | null };

const candidateRow = z.object({ id: z.number(), searched: z.string() });
const FEWEST_OF_A_TRIGRAM = 3;
const IS_WORD = /^[\p{L}\p{N}]+$/u;

const forRegex = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&');

/** A question to a text; a part that each of its answers has, if an index knows it; whether many have it. */
type Condition = { matches: SQL; part: string | null; isCommon: boolean };

const isShorterThanTrigram = (sought: string): boolean => [...sought].length < FEWEST_OF_A_TRIGRAM;

const conditionsFor = (searched: SQL, { sought, phone = null }: SearchQuery) => {
  const isShort = isShorterThanTrigram(sought);
  const holds = searchedFor(sought, searched);
  return {
    anywhere: {
      matches: phone === null ? holds : sql`(${holds} or ${searchedFor(phone, searched)})`,
      part: isShort && phone === null ? sought : null,
    },
    beginning: {
      matches: sql`${searched} ~ ${`(^|[^[:alnum:]])${forRegex(sought)}`}`,
      part: isShort && IS_WORD.test(sought) ? `^${sought}` : null,
    },
    line: { matches: sql`${sought} = any(string_to_array(${searched}, E'\\n'))`, part: `=${sought}` },
  };
};

const SAMPLE = 300;
const COMMON = 15;
const sampleRow = z.object({ anywhere: z.number(), beginning: z.number() });

/**
 * How many of the newest rows of a large table hold what is sought, and have words that begin with it. What is common is
 * soon come upon among the newest; anything else is found by indexes. The planner's own guess is too far off.
 */
const sampleOf = async (
  db: Connection,
  { from, id, only = sql`true` }: SearchSource,
  { anywhere, beginning }: ReturnType<typeof conditionsFor>,
) => {
  const newest = sql`(select * from ${from} where ${only} order by ${id} desc limit ${SAMPLE})`;
  const [row] = await runPrepared(
    db,
    sql`select count(*) filter (where ${anywhere.matches}) as anywhere,
          count(*) filter (where ${anywhere.matches} and ${beginning.matches}) as beginning
        from ${newest} as ${from}`,
  );
  const counts = sampleRow.parse(row);
  return { anywhere: counts.anywhere >= COMMON, beginning: counts.beginning >= COMMON };
};

/**
 * The ids of the best, of all that hold what is sought, and how many there are besides. So many are looked at as are
 * counted, the newest: where there are more, so many whose words begin with it and so many that are just that as well.
 */
export const findBest = async (db: Connection, table: SearchSource, query: SearchQuery) => {
  const { from, id, searched, name, only = sql`true`, scope = sql`true`, hasParts = false } = table;
  const { sought, limit, phone = null } = query;
  const most = limit + MOST_COUNTED;
  const conditions = conditionsFor(searched, query);
  const isCommon = hasParts ? await sampleOf(db, table, conditions) : { anywhere: true, beginning: true };

  const some = ({ matches: condition, part, isCommon: common }: Condition, unless = sql`true`) => {
    const byPart = part !== null && hasParts && !common ? sql`${searchedParts} @> array[${part}::text]` : sql`true`;
    // "+ 0" keeps the planner from reading all rows in the order of their ids until it has come upon enough.
    const newest = common ? sql`${id} desc` : sql`${id} + 0 desc`;
    return sql`(select ${id} as id, ${searched} as searched, ${name} as name from ${from}
      where ${unless} and ${only} and ${scope} and ${byPart} and ${condition} order by ${newest} limit ${most})`;
  };
  const areMore = sql`(select count(*) from anywhere) = ${most}`;
  const statement = sql`with anywhere as materialized ${some({ ...conditions.anywhere, isCommon: isCommon.anywhere })}
      select id, searched from (select * from anywhere
        union ${some({ ...conditions.beginning, isCommon: isCommon.beginning }, areMore)}
        union ${some({ ...conditions.line, isCommon: false }, areMore)}) candidates
      order by name collate danish, id`;
  // Planned for any letters, a statement would look for short ones through all trigrams of a large table.
  const isPlannedAnew = hasParts && isShorterThanTrigram(sought);
  const rows = isPlannedAnew ? (await db.execute(statement)).rows : await runPrepared(db, statement);
  const ranking = new Ranking<number>(limit);
  for (const row of z.array(candidateRow).parse(rows))
    ranking.add(better(rankIn(row.searched, sought), phone === null ? null : rankIn(row.searched, phone)), row.id);
  return ranking.ranked();
};

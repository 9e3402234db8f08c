import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import { listOf } from '../../lib/db/database.ts';
import { searchedFor } from '../../lib/resource/lists.ts';
import { type Summaries, scopeFilter } from '../sponsorship-index/summaries.ts';
import { searchedLines } from '../sponsorship-index/summary.schemas.ts';
import { soughtIn } from '../sponsorship-index/text-index.ts';

/** Which sponsorships have all their agreements found, and which agreements are found besides, by number. */
export type FoundAgreements = { sponsorships: number[]; numbers: string[] };

const NAMES = (['name', 'shortName', 'userName'] as const).map((line) => searchedLines.indexOf(line));
const FIRST_NUMBER = searchedLines.indexOf('number');

// The older number, by which an agreement is found too, stands behind its own.
const numberIn = (line: string): string => line.split('\t')[0] ?? '';

/** The agreements that the actor sees and a search finds: by their number, their club or whoever is responsible for it. */
export const findAgreements = ({ sponsorships }: Summaries, actor: Actor, search: string): FoundAgreements => {
  const agreements: FoundAgreements = { sponsorships: [], numbers: [] };
  const sought = soughtIn(search);
  sponsorships.visit({ filters: scopeFilter(actor), search, sort: { field: 'Name', dir: 'asc' } }, ({ id }, text) => {
    const lines = text.split('\n');
    if (NAMES.some((at) => lines[at]?.includes(sought))) agreements.sponsorships.push(id);
    else
      agreements.numbers.push(
        ...lines
          .slice(FIRST_NUMBER)
          .filter((line) => line.includes(sought))
          .map(numberIn),
      );
  });
  return agreements;
};

/** The ids of contracts `c` that were found. */
export const contractsFound = ({ sponsorships, numbers }: FoundAgreements): SQL =>
  sql`select f.id from contracts f where f.sponsorship_id in (select unnest(${sql.param(sponsorships)}::int[]))
    union all select f.id from contracts f where f.number in (select unnest(${sql.param(numbers)}::text[]))`;

/** The ids of rates whose agreement was found by its number, or whose invoice or reference is as sought. */
const idsFound = ({ numbers }: FoundAgreements, search: string): SQL =>
  sql`select o.id from contract_rates o join contracts f on f.id = o.contract_id
      where f.number in (select unnest(${sql.param(numbers)}::text[]))
    union all select p.rate_id from payments p where p.rate_id is not null and ${searchedFor(search, sql`p.searched`)}`;

/** All rates `r` that were found, looked up. */
export const ratesFound = (agreements: FoundAgreements, search: string): SQL => {
  const sponsorships = sql.param(agreements.sponsorships);
  return sql`(select r.* from contract_rates r where r.sponsorship_id = any(${listOf(agreements.sponsorships, 'int')})
    union all select r.* from contract_rates r where r.id = any(array(${idsFound(agreements, search)}))
      and r.sponsorship_id not in (select unnest(${sponsorships}::int[]))) r`;
};

/** True where a rate `r` was found: for rates that are come upon in the order of a list. */
export const isFound = (agreements: FoundAgreements, search: string): SQL =>
  sql`(r.sponsorship_id in (select unnest(${sql.param(agreements.sponsorships)}::int[]))
    or r.id in (${idsFound(agreements, search)}))`;

import { addDays, yearOf } from '@sponsorat/api';
import { seenAreaIds } from '../../features/areas/areas.store.ts';
import { amountsOfYear } from '../../features/reports/amounts.ts';
import { keepReport } from '../../features/reports/keep-report.usecases.ts';
import { presentYear } from '../../features/reports/read-reports.usecases.ts';
import { findYearFacts, sumFacts } from '../../features/reports/year.facts.ts';
import { readNotDeductible } from '../../features/tax/tax-index.ts';
import { today as todayOf } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import { actorOf, type Step } from '../steps/timeline.ts';
import { inTheOffice, lastYearKept } from './calendar.ts';
import type { World } from './club-steps.ts';
import { people } from './people.ts';

const AGO = 40;

/** The year as it looked when it had ended, and this one as it looked some weeks ago: agreements were signed since. */
export const reportSteps = ({ today, person }: World): Step[] => {
  const keep = (at: Date, year: number): Step => ({
    at,
    run: async (deps) => {
      const actor = actorOf(person(people[0].name));
      const day = todayOf(deps.clock);
      const areaIds = await seenAreaIds(deps.db, actor, null);
      const { found, amounts } = await readSnapshot(deps.db, async (tx) => ({
        found: await findYearFacts(tx, areaIds, year, day),
        amounts: await amountsOfYear(tx, areaIds, year),
      }));
      const facts = sumFacts(year, [...found.values()]);
      const sumOf = async (of: number) => (await readNotDeductible(deps.db, of)).sumOf(areaIds);
      const notDeductible = { value: await sumOf(year), before: await sumOf(year - 1) };
      const content = await presentYear(deps.db, actor, { facts, notDeductible }, null);
      await keepReport(deps, actor, { kind: 'year', content, amounts: [...amounts.values()].flat() });
    },
  });
  const last = lastYearKept(today);
  return [keep(inTheOffice(last.kept), last.year), keep(inTheOffice(addDays(today, -AGO)), yearOf(today))];
};

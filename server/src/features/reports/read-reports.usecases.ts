import { daysOf, type IsoDate, type ReportFilter, toOre, yearOf } from '@sponsorat/api';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { areaNames, areaPlaces, listUsableAreas, seenAreaIds } from '../areas/areas.store.ts';
import { listBudgets } from '../budgets/budgets.store.ts';
import type { Budgets } from '../budgets/read-budget.usecases.ts';
import { accountsOf, findCompany } from '../company/company.store.ts';
import { findRulesOfYear } from '../rule-values/rule-values.store.ts';
import { rememberByArea, rememberUntilChange } from '../sponsorship-index/answer-cache.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import type { Tax } from '../tax/read-tax.usecases.ts';
import { accountsReport } from './accounts.report.ts';
import { amountsOfAccruals, amountsOfYear } from './amounts.ts';
import { budgetReport } from './budget.report.ts';
import type { KeptAmount } from './kept-reports.store.ts';
import type { WholeReport } from './report-parts.ts';
import { listPaymentsBetween } from './reports.store.ts';
import type { TaxSources } from './tax-tables.ts';
import { type AreaFacts, findYearFacts, sumFacts } from './year.facts.ts';
import type { YearSources } from './year.figures.ts';
import { COMMON_PLACE, yearReport } from './year.report.ts';

/** A report of a year or of a day, of an area or of all. */
export type ReportRequest = { area: number | null } & (
  | { kind: 'accounts'; year: null; date: IsoDate }
  | { kind: 'year'; year: number; date: null }
  | { kind: 'budget'; year: number; date: null }
);

export const filterOf = ({ year, date, area }: ReportRequest): ReportFilter => ({ year, date, area });

/** The year in figures, of what agreements say of it and of the budgets as they are. */
export const presentYear = async (
  db: Connection,
  actor: Actor,
  { facts, notDeductible }: Pick<YearSources, 'facts' | 'notDeductible'>,
  area: number | null,
): Promise<WholeReport> => {
  const { year } = facts;
  const places = [...(await listUsableAreas(db, actor)), ...(isAdmin(actor) ? [COMMON_PLACE] : [])];
  const budgetsOf = async (of: number) =>
    new Map((await listBudgets(db, of)).map(({ areaId, amount }) => [areaId, toOre(amount)]));
  return yearReport({
    facts,
    notDeductible,
    places: places.filter(({ id }) => area === null || id === area),
    names: await areaNames(db),
    budgets: { now: await budgetsOf(year), before: await budgetsOf(year - 1) },
    filter: { year, area, date: null },
  });
};

/** What reads budgets and tax, and remembers them for all who ask. */
export type ReportSources = { budgets: Budgets; tax: Tax };

/** What reports are made of, remembered until an agreement or what hangs on one changes. */
export const openReportSources = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  index: SponsorshipIndex,
  { budgets, tax }: ReportSources,
) => {
  const facts = rememberByArea<AreaFacts>(index);
  const amounts = rememberByArea<KeptAmount[]>(index, { most: 2 });
  const payments = rememberUntilChange<Awaited<ReturnType<typeof listPaymentsBetween>>>(index, { most: 3 });

  /** The tax of a year, with what økonomi posts it by. */
  const readTax = async (actor: Actor, year: number, area: number | undefined): Promise<TaxSources> => ({
    ...(await tax.readWhole(actor, year, area)),
    accounts: accountsOf(await findCompany(db)),
    hasPercent: (await findRulesOfYear(db, year)).used.some(
      ({ key, validFrom }) => key === 'vat.bankPercent' && validFrom !== null,
    ),
    costCenters: new Map((await listUsableAreas(db, actor)).map(({ id, costCenter }) => [id, costCenter])),
  });
  return {
    readTax,
    readContent: async (actor: Actor, asked: ReportRequest): Promise<WholeReport> => {
      const { kind, year, date, area } = asked;
      const [filter, day, areaIds] = [filterOf(asked), today(clock), await seenAreaIds(db, actor, area)];
      if (kind === 'year') {
        const found = await facts(day, year, areaIds, (stale) =>
          readSnapshot(db, (tx) => findYearFacts(tx, stale, year, day)),
        );
        const notDeductible = {
          value: await tax.sumNotDeductible(year, areaIds),
          before: await tax.sumNotDeductible(year - 1, areaIds),
        };
        return presentYear(db, actor, { facts: sumFacts(year, found), notDeductible }, area);
      }
      const areaName = area === null ? null : ((await areaNames(db)).get(area) ?? null);
      if (kind === 'budget')
        return budgetReport({ budget: await budgets.readYear(actor, year, area ?? undefined), filter, areaName });
      const accruals = await budgets.readAccruals(actor, date, area);
      const places = [...(await areaPlaces(db))];
      const paid = await payments(day, { areaIds, date, places }, () =>
        listPaymentsBetween(db, areaIds, { from: daysOf(yearOf(date)).from, to: date }),
      );
      const taxed = await readTax(actor, yearOf(date), area ?? undefined);
      return accountsReport({
        accruals,
        payments: paid,
        filter: { ...filter, date },
        areaName,
        tax: taxed,
        today: day,
      });
    },
    /** What each agreement is part of a report with, in øre. */
    readAmounts: async (actor: Actor, asked: ReportRequest): Promise<KeptAmount[]> => {
      const { kind, year, date, area } = asked;
      if (kind === 'accounts') return amountsOfAccruals((await budgets.readAccruals(actor, date, area)).rows);
      const found = await amounts(today(clock), year, await seenAreaIds(db, actor, area), (stale) =>
        readSnapshot(db, (tx) => amountsOfYear(tx, stale, year)),
      );
      return found.flat();
    },
  };
};

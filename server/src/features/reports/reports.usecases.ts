import {
  daysOf,
  type KeptReport,
  type keepReportSchema,
  type Report,
  type ReportChange,
  type ReportContent,
  type ReportKind,
  type ReportQuery,
  toOre,
  yearOf,
} from '@sponsorat/api';
import type { z } from 'zod';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { areaNames, listUsableAreas } from '../areas/areas.store.ts';
import { listBudgets } from '../budgets/budgets.store.ts';
import { openBudgets } from '../budgets/read-budget.usecases.ts';
import { addFile } from '../files/files.store.ts';
import { rememberUntilChange } from '../sponsorship-index/remembered.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { hasArea, outOfScope, scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { accountsReport } from './accounts.report.ts';
import { amountsOfAccruals, amountsOfYear, changesOf } from './amounts.ts';
import { budgetReport } from './budget.report.ts';
import {
  findKeptAmounts,
  findNewestKept,
  insertKept,
  type KeptAmount,
  listKept,
  presentKept,
} from './kept-reports.store.ts';
import { reportFile } from './report-files.ts';
import { listPaymentsBetween } from './reports.store.ts';
import { findYearFacts, type YearFacts } from './year.facts.ts';
import { COMMON_PLACE, yearReport } from './year.report.ts';

/** Økonomi goes on with the figures in Excel; the others are read. */
const keptAs: Record<ReportKind, 'xlsx' | 'pdf'> = { year: 'pdf', budget: 'pdf', accounts: 'xlsx' };

/** A year or a day that is asked for, with this one in the place of none. */
type ReportRequest = { area: number | null } & (
  | { kind: 'accounts'; year: null; date: string }
  | { kind: 'year' | 'budget'; year: number; date: null }
);

/** What is asked about reports. */
export const openReports = ({ db, clock, config }: Deps, index: SponsorshipIndex) => {
  const deps = { db, clock, config };
  const budgets = openBudgets(deps, index);
  const facts = rememberUntilChange<YearFacts>(index);
  const changes = rememberUntilChange<ReportChange[]>(index);

  /** Throws 404 for an area that is not the actor's, or is none. */
  const checkArea = async (actor: Actor, area: number | null | undefined): Promise<void> => {
    if (typeof area === 'number' && !(hasArea(actor, area) && (await areaNames(db)).has(area)))
      throw outOfScope(actor, 'area', area);
  };

  const readFilter = async (
    actor: Actor,
    kind: ReportKind,
    { year, area, date }: { [K in keyof ReportQuery]: ReportQuery[K] | null },
  ): Promise<ReportRequest> => {
    await checkArea(actor, area);
    const day = today(clock);
    if (kind === 'accounts') return { kind, year: null, date: date ?? day, area: area ?? null };
    return { kind, year: year ?? yearOf(day), date: null, area: area ?? null };
  };

  const accrualsOf = (actor: Actor, { date, area }: { date: string; area: number | null }) =>
    budgets.listAccruals(actor, date, area ?? undefined);

  const readYear = async (actor: Actor, { year, area }: { year: number; area: number | null }) => {
    const day = today(clock);
    const scope = { actor, areaId: area ?? undefined };
    const found = await facts(day, { scope: scopeKey(actor), year, area }, () =>
      readSnapshot(db, (tx) => findYearFacts(tx, scope, year, day)),
    );
    const [names, areas, now, before] = await Promise.all([
      areaNames(db),
      listUsableAreas(db, actor),
      listBudgets(db, year),
      listBudgets(db, year - 1),
    ]);
    const places = [...areas, ...(isAdmin(actor) ? [COMMON_PLACE] : [])];
    const inOre = (rows: typeof now) => new Map(rows.map(({ areaId, amount }) => [areaId, toOre(amount)]));
    return yearReport({
      facts: found,
      places: places.filter(({ id }) => area === null || id === area),
      names,
      budgets: { now: inOre(now), before: inOre(before) },
      filter: { year, area, date: null },
    });
  };

  const readContent = async (actor: Actor, asked: ReportRequest): Promise<ReportContent> => {
    const { kind: _kind, ...filter } = asked;
    const { area } = filter;
    const areaName = area === null ? null : ((await areaNames(db)).get(area) ?? null);
    if (asked.kind === 'accounts') {
      const { date } = asked;
      const days = { from: daysOf(yearOf(date)).from, to: date };
      const payments = await listPaymentsBetween(db, { actor, areaId: area ?? undefined }, days);
      return accountsReport({
        accruals: await accrualsOf(actor, asked),
        payments,
        filter: { ...filter, date },
        areaName,
      });
    }
    if (asked.kind === 'year') return readYear(actor, asked);
    return budgetReport({ budget: await budgets.readYear(actor, asked.year, area ?? undefined), filter, areaName });
  };

  /** What each agreement is part of a report with, in øre. */
  const readAmounts = async (actor: Actor, asked: ReportRequest): Promise<KeptAmount[]> =>
    asked.kind === 'accounts'
      ? amountsOfAccruals(await accrualsOf(actor, asked))
      : amountsOfYear(db, { actor, areaId: asked.area ?? undefined }, asked.year, today(clock));

  const version = () => index.read(today(clock), (kept) => kept.version);

  /** A report with the amounts behind it, of one moment. */
  const readWhole = async (actor: Actor, asked: ReportRequest) => {
    for (;;) {
      const before = await version();
      const content = await readContent(actor, asked);
      const amounts = await readAmounts(actor, asked);
      if ((await version()) === before) return { content, amounts };
    }
  };

  const findKept = async (actor: Actor, asked: ReportRequest): Promise<Report['kept']> => {
    const newest = await findNewestKept(db, actor, asked.kind, asked);
    if (!newest) return null;
    const { id, at } = newest;
    const since = await changes(today(clock), { scope: scopeKey(actor), id }, async () =>
      changesOf(await findKeptAmounts(db, id), await readAmounts(actor, asked)),
    );
    return { id, at: at.toISOString(), changes: since };
  };

  /** A report as a file, which the log tells of. Throws 404. */
  const fetchFile = async (actor: Actor, kind: ReportKind, query: ReportQuery, as: 'xlsx' | 'pdf') => {
    const content = await readContent(actor, await readFilter(actor, kind, query));
    const file = await reportFile(deps, actor, kind, content, as);
    const action = as === 'pdf' ? ('print' as const) : ('export' as const);
    await audit(db, clock, actor, { action, entity: 'report', entityId: null, after: { title: content.title } });
    return file;
  };

  return {
    /** A report as it looks now, and what has changed since it was kept. Throws 404. */
    read: async (actor: Actor, kind: ReportKind, query: ReportQuery): Promise<Report> => {
      const asked = await readFilter(actor, kind, query);
      return { ...(await readContent(actor, asked)), kept: await findKept(actor, asked) };
    },
    fetchFile,
    listKept: (actor: Actor) => listKept(db, actor),
    /** Keeps a report and its file as they are now. Throws 404 and 422. */
    keep: async (
      actor: Actor,
      kind: ReportKind,
      input: Input<z.output<typeof keepReportSchema>>,
    ): Promise<KeptReport> => {
      await checkArea(actor, input.idOf('area'));
      const asked = await readFilter(actor, kind, input.value());
      const { content, amounts } = await readWhole(actor, asked);
      const { bytes, name, type } = await reportFile(deps, actor, kind, content, keptAs[kind]);
      return db.transaction(async (tx) => {
        const at = clock.now();
        const file = await addFile(tx, { kind: 'report', name, type, bytes }, at);
        const row = await insertKept(tx, {
          ...{ kind, year: asked.year, date: asked.date, areaId: asked.area, title: content.title },
          ...{ content, amounts, fileId: file.id, userId: actor.id, keptBy: actor.name, keptAt: at },
        });
        await audit(tx, clock, actor, {
          action: 'create',
          entity: 'report',
          entityId: row.id,
          after: { title: row.title },
        });
        return presentKept(row, file);
      });
    },
  };
};

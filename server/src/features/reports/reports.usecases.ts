import {
  type KeptReport,
  type keepReportSchema,
  type Report,
  type ReportChange,
  type ReportKind,
  type ReportQuery,
  yearOf,
} from '@sponsorat/api';
import type { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { accountsOf, findCompany } from '../company/company.store.ts';
import { rememberUntilChange } from '../sponsorship-index/answer-cache.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { checkArea, scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { findContractTax } from '../tax/read-tax.usecases.ts';
import { changesOf, figureChangesOf } from './amounts.ts';
import { keepReport } from './keep-report.usecases.ts';
import { findKeptAmounts, findNewestKept, listKept } from './kept-reports.store.ts';
import { filterOf, openReportSources, type ReportRequest, type ReportSources } from './read-reports.usecases.ts';
import { reportExcel, reportPdf } from './report-files.ts';
import type { WholeReport } from './report-parts.ts';
import { contractTaxReport, yearTaxReport } from './tax-tables.ts';

/** So often a report is read anew where something was saved meanwhile. */
const MOST_TRIES = 5;

type Query = { [K in keyof ReportQuery]: ReportQuery[K] | null };

/** What is asked about reports. */
export const openReports = (deps: Deps, index: SponsorshipIndex, sources: ReportSources) => {
  const { db, clock } = deps;
  const { readContent, readAmounts, readTax } = openReportSources(deps, index, sources);
  const changes = rememberUntilChange<ReportChange[]>(index);

  /** What is asked for, with this year or day in the place of none. */
  const requestOf = async (actor: Actor, kind: ReportKind, query: Query): Promise<ReportRequest> => {
    await checkArea(db, actor, query.area);
    const [day, area] = [today(clock), query.area ?? null];
    if (kind === 'accounts') return { kind, year: null, date: query.date ?? day, area };
    return { kind, year: query.year ?? yearOf(day), date: null, area };
  };

  const version = () => index.read(today(clock), (kept) => kept.version);

  /** A report with the amounts behind it, of one moment. */
  const readWhole = async (actor: Actor, asked: ReportRequest) => {
    for (let tries = 1; ; tries += 1) {
      const before = await version();
      const content = await readContent(actor, asked);
      const amounts = await readAmounts(actor, asked);
      if ((await version()) === before || tries === MOST_TRIES) return { kind: asked.kind, content, amounts };
    }
  };

  const findKept = async (actor: Actor, asked: ReportRequest, now: WholeReport): Promise<Report['kept']> => {
    const newest = await findNewestKept(db, actor, asked.kind, filterOf(asked));
    if (!newest) return null;
    const { id, at, figures } = newest;
    const since = await changes(today(clock), { scope: scopeKey(actor), id }, async () =>
      changesOf(await findKeptAmounts(db, id), await readAmounts(actor, asked)),
    );
    return { id, at: at.toISOString(), changes: since, figures: figureChangesOf(figures, now.figures) };
  };

  const logFile = (actor: Actor, action: 'print' | 'export', { title }: WholeReport) =>
    audit(db, clock, actor, { action, entity: 'report', entityId: null, after: { title } });

  const print = async (actor: Actor, kind: ReportKind, content: WholeReport) => {
    const file = await reportPdf(deps, actor, kind, content);
    await logFile(actor, 'print', content);
    return file;
  };

  return {
    /** A report as it looks now, and what has changed since it was kept. Throws 404. */
    read: async (actor: Actor, kind: ReportKind, query: Query): Promise<Report> => {
      const asked = await requestOf(actor, kind, query);
      const content = await readContent(actor, asked);
      return { ...content, kept: await findKept(actor, asked, content) };
    },
    /** A report as an Excel file that is written while it is sent, which the log tells of. Throws 404. */
    fetchExcel: async (actor: Actor, kind: ReportKind, query: Query) => {
      const content = await readContent(actor, await requestOf(actor, kind, query));
      await logFile(actor, 'export', content);
      return reportExcel(deps, actor, content);
    },
    /** A report as a PDF, which the log tells of. Throws 404. */
    print: async (actor: Actor, kind: ReportKind, query: Query) =>
      print(actor, kind, await readContent(actor, await requestOf(actor, kind, query))),
    /** What of one agreement's year is deductible, as a PDF, which the log tells of. Throws 404. */
    printContractTax: async (actor: Actor, contractId: number, asked: number | undefined) => {
      const day = today(clock);
      const { agreement, tax: ofYear } = await readSnapshot(db, (tx) =>
        findContractTax(tx, actor, contractId, asked ?? yearOf(day)),
      );
      const accounts = accountsOf(await findCompany(db));
      return print(actor, 'accounts', contractTaxReport(agreement, ofYear, { day, accounts }));
    },
    /** The same of all agreements of a year that the actor sees. */
    printYearTax: async (actor: Actor, year: number) => {
      const day = today(clock);
      return print(actor, 'accounts', yearTaxReport(await readTax(actor, year, undefined), day));
    },
    listKept: (actor: Actor) => listKept(db, actor),
    /** Keeps a report and its file as they are now. Throws 404 and 422. */
    keep: async (
      actor: Actor,
      kind: ReportKind,
      input: Input<z.output<typeof keepReportSchema>>,
    ): Promise<KeptReport> =>
      keepReport(deps, actor, await readWhole(actor, await requestOf(actor, kind, input.value()))),
  };
};

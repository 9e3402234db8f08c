import { buffer } from 'node:stream/consumers';
import type { KeptReport, ReportKind } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Deps } from '../../lib/deps.ts';
import { addFile } from '../files/files.store.ts';
import { insertKept, type KeptAmount, presentKept } from './kept-reports.store.ts';
import { reportExcel, reportPdf } from './report-files.ts';
import type { WholeReport } from './report-parts.ts';

/** Økonomi goes on with the figures in Excel; the others are read. */
const fileOf = async (deps: Deps, actor: Actor, kind: ReportKind, content: WholeReport) => {
  if (kind !== 'accounts') return reportPdf(deps, actor, kind, content);
  const { content: file, ...named } = reportExcel(deps, actor, content);
  return { ...named, bytes: await buffer(file) };
};

type ReportToKeep = { kind: ReportKind; content: WholeReport; amounts: KeptAmount[] };

/** Keeps a report, what each agreement is part of it with, and its file. */
export const keepReport = async (
  deps: Deps,
  actor: Actor,
  { kind, content, amounts }: ReportToKeep,
): Promise<KeptReport> => {
  const { db, clock } = deps;
  const { title, filter } = content;
  const { bytes, name, type } = await fileOf(deps, actor, kind, content);
  return db.transaction(async (tx) => {
    const at = clock.now();
    const file = await addFile(tx, { kind: 'report', name, type, bytes }, at);
    const row = await insertKept(tx, {
      kind,
      year: filter.year,
      date: filter.date,
      areaId: filter.area,
      title,
      content,
      amounts,
      fileId: file.id,
      userId: actor.id,
      keptBy: actor.name,
      keptAt: at,
    });
    await audit(tx, clock, actor, { action: 'create', entity: 'report', entityId: row.id, after: { title } });
    return presentKept(row, file);
  });
};

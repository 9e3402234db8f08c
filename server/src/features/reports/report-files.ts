import { buffer } from 'node:stream/consumers';
import { danishDate, longInstantText, officeTypes, type ReportKind } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { writeXlsx } from '../../lib/spreadsheet/xlsx.ts';
import { seenAreaIds } from '../areas/areas.store.ts';
import { findCompany } from '../company/company.store.ts';
import { printableLogo } from '../contracts/pdf/render.ts';
import { findFileBytes } from '../files/files.store.ts';
import { renderReport } from './pdf/render.ts';
import type { WholeReport } from './report-parts.ts';
import { reportSheets } from './report-sheets.ts';
import { findStories } from './reports.store.ts';

const aboutColumns = [
  { heading: 'Oplysning', type: 'text', width: 16 },
  { heading: 'Indhold', type: 'text', width: 80 },
] as const;

const excelOf = ({ clock }: Pick<Deps, 'clock'>, actor: Actor, content: WholeReport): Promise<Buffer> => {
  const about = [
    ['Rapport', content.title],
    ['Hentet af', actor.name],
    ['Hentet', longInstantText(clock.now())],
    ...content.notes.map((note) => ['Bemærk', note]),
  ];
  return buffer(
    writeXlsx([...reportSheets(content), { name: 'Om udtrækket', columns: [...aboutColumns], rows: about }]),
  );
};

/** The stories of the year, each with its club's logo where that can be printed. */
const readStories = async (db: Deps['db'], actor: Actor, { filter }: WholeReport) => {
  const stories =
    filter.year === null ? [] : await findStories(db, await seenAreaIds(db, actor, filter.area), filter.year);
  return Promise.all(
    stories.map(async ({ logoFileId, ...story }) => ({
      ...story,
      logo: await printableLogo(await findFileBytes(db, logoFileId)),
    })),
  );
};

const pdfOf = async ({ db, clock }: Deps, actor: Actor, kind: ReportKind, content: WholeReport): Promise<Buffer> => {
  const bank = await findCompany(db);
  const { name, address, zipCode, city, logoFileId } = bank;
  const sender = [name, address, [zipCode, city].filter(Boolean).join(' ')].filter(
    (line) => line !== null && line !== '',
  );
  return renderReport({
    content: {
      ...content,
      // What is drawn in another thread has no functions.
      tables: content.tables.map(({ everyRow: _everyRow, ...told }) => told),
      title: kind === 'year' ? content.title.replace('Året i tal', 'Årsrapport') : content.title,
    },
    stories: kind === 'year' ? await readStories(db, actor, content) : [],
    bank: { name: name ?? '', sender: sender.map(String) },
    printedOn: today(clock),
    logos: { bank: await findFileBytes(db, logoFileId), club: null },
  });
};

/** A report as a file, as it looks now. */
export const reportFile = async (
  deps: Deps,
  actor: Actor,
  kind: ReportKind,
  content: WholeReport,
  as: 'xlsx' | 'pdf',
): Promise<{ bytes: Buffer; name: string; type: string }> => {
  const name = `${content.title.replaceAll(':', ' –')} (${danishDate(today(deps.clock))}).${as}`;
  return as === 'xlsx'
    ? { bytes: await excelOf(deps, actor, content), name, type: officeTypes.xlsx }
    : { bytes: await pdfOf(deps, actor, kind, content), name, type: 'application/pdf' };
};

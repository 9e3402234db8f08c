import { danishDate, longInstantText, officeTypes, type ReportKind } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { aboutSheet } from '../../lib/exports/list-export.ts';
import { writeXlsx } from '../../lib/spreadsheet/xlsx.ts';
import { seenAreaIds } from '../areas/areas.store.ts';
import { findCompany } from '../company/company.store.ts';
import { pdfMaker, printableLogo, withLogos } from '../contracts/pdf/render.ts';
import { findFileBytes } from '../files/files.store.ts';
import type { ReportDocument } from './pdf/document.ts';
import type { WholeReport } from './report-parts.ts';
import { reportSheets } from './report-sheets.ts';
import { findStories } from './reports.store.ts';

const renderReport = withLogos(pdfMaker<ReportDocument>(new URL('./pdf/document.ts', import.meta.url)));

const nameOf = ({ title }: WholeReport, { clock }: Pick<Deps, 'clock'>, ending: string): string =>
  `${title.replaceAll(':', ' –')} (${danishDate(today(clock))}).${ending}`;

/** A report as an Excel file, written while it is read. */
export const reportExcel = ({ clock }: Pick<Deps, 'clock'>, actor: Actor, content: WholeReport) => {
  const about = aboutSheet([
    ['Rapport', content.title],
    ['Hentet af', actor.name],
    ['Hentet', longInstantText(clock.now())],
    ...content.notes.map((note) => ['Bemærk', note]),
  ]);
  return {
    content: writeXlsx([...reportSheets(content), about]),
    name: nameOf(content, { clock }, 'xlsx'),
    type: officeTypes.xlsx,
  };
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

/** A report as a PDF, as it looks now. */
export const reportPdf = async ({ db, clock }: Deps, actor: Actor, kind: ReportKind, content: WholeReport) => {
  const bank = await findCompany(db);
  const { name, address, zipCode, city, logoFileId } = bank;
  const sender = [name, address, [zipCode, city].filter(Boolean).join(' ')].filter(
    (line) => line !== null && line !== '',
  );
  const bytes = await renderReport({
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
  return { bytes, name: nameOf(content, { clock }, 'pdf'), type: 'application/pdf' };
};

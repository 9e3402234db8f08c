import { buffer } from 'node:stream/consumers';
import { type ImportKind, importKinds, isCategoryFor, officeTypes } from '@sponsorat/api';
import { stringify } from 'csv-stringify/sync';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { SavedFile } from '../../lib/http/file-route.ts';
import type { ImportDefinition } from '../../lib/imports/define-import.ts';
import { existing, notFound } from '../../lib/problem.ts';
import { cellText } from '../../lib/spreadsheet/cell-values.rules.ts';
import type { CellValue, Column } from '../../lib/spreadsheet/cells.ts';
import { writeXlsx } from '../../lib/spreadsheet/xlsx.ts';
import { areaNames } from '../areas/areas.store.ts';
import { listCategories } from '../categories/categories.store.ts';
import { exampleAreas } from '../sponsorships/examples.store.ts';
import { listFirstSponsorships } from '../sponsorships/sponsorships.store.ts';
import { listUsers } from '../users/users.store.ts';
import { findImport } from './imports.store.ts';
import { listErrors } from './rows.store.ts';
import { type KnownClub, type SampleNames, sampleSheet } from './sample.rules.ts';

const textColumn = (heading: string, width = 20, comment?: string): Column => ({
  heading,
  type: 'text',
  width,
  ...(comment && { comment }),
});

const workbook = async (name: string, sheet: string, columns: Column[], rows: CellValue[][]): Promise<SavedFile> => {
  const content = await buffer(writeXlsx([{ name: sheet, columns, rows }]));
  return { name: `${name}.xlsx`, type: officeTypes.xlsx, content };
};

/** A file to fill in: the headings, what to write under each, and two rows as an example, which can be imported. */
export const templateFile = async (
  { db }: Deps,
  kind: ImportKind,
  { fields, examples }: ImportDefinition,
): Promise<SavedFile> => {
  const name = importKinds[kind];
  // A column that only says what others do is for sheets that are as they are.
  const own = fields.filter(({ says, names, required }) => required || names || !says);
  const columns = own.map(({ label, comment, required }, at) => {
    const said = required ? `Skal udfyldes. ${comment}` : comment;
    // The rows can be imported as they are: whoever leaves them there has them.
    const note = at === 0 ? `De to rækker herunder er eksempler: slet dem, før du importerer. ${said}` : said;
    return textColumn(label, Math.max(14, label.length + 4), note);
  });
  const named = await examples(db);
  const rows = ([0, 1] as const).map((at) => own.map((one) => named[at]?.[one.field] ?? one.examples?.[at] ?? ''));
  return workbook(`Skabelon til ${name.toLowerCase()}`, name, columns, rows);
};

/** The rows of an import that are in error, as they stand in the file, each with why. Throws 404. */
export const errorsFile = async ({ db, clock }: Deps, id: number): Promise<SavedFile> => {
  const record = existing(await findImport(db, id, clock.now()));
  const columns = [
    textColumn('Række', 8),
    ...record.columns.map(({ heading }) => textColumn(heading)),
    textColumn('Fejl', 60),
  ];
  const rows = (await listErrors(db, id)).map(({ row, cells, errors }) => [
    String(row),
    ...record.columns.map((_, at) => cellText(cells[at] ?? null)),
    errors.join('\n'),
  ]);
  const name = record.fileName.replace(/\.(xlsx|csv|ics)$/i, '');
  return workbook(`Fejl i ${name}`, 'Fejl', columns, rows);
};

const CLUBS_TO_SEE = 50;

/** What the sample refers to: areas with an active user of a name of their own, categories, and clubs of such users. */
const knownToSample = async (db: Connection): Promise<{ names: SampleNames; clubs: KnownClub[] }> => {
  const [areas, users, categories] = [await areaNames(db), await listUsers(db), await listCategories(db)];
  const active = users.filter(({ lockedOut }) => !lockedOut);
  const unique = active.filter(({ name }) => active.filter((other) => other.name === name).length === 1);
  const ofClubs = categories.filter(({ use }) => isCategoryFor(use, 'Klubber'));
  const clubs = (await listFirstSponsorships(db, CLUBS_TO_SEE)).flatMap((club): KnownClub[] => {
    const [area, category] = [areas.get(club.areaId), ofClubs.find(({ id }) => id === club.categoryId)];
    const user = unique.find(({ id, areaIds }) => id === club.userId && areaIds.includes(club.areaId));
    if (!area || !category || !user) return [];
    return [
      {
        Klubnavn: club.name,
        'Kort navn': club.shortName,
        Idræt: category.name,
        Område: area,
        'CVR-nr': club.cvr ?? '',
        Vej: club.address,
        Postnr: club.zipCode,
        By: club.city,
        Tlf: club.contactPhone ?? '',
        Rådgiver: user.name,
      },
    ];
  });
  const names = {
    areas: await exampleAreas(db),
    categories: ofClubs.map(({ name }) => name),
    packages: categories.filter(({ use }) => isCategoryFor(use, 'Aftaler')).map(({ name }) => name),
  };
  return { names, clubs };
};

/** Letters of an old Windows; an area may be called by others. */
const windows1252 = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => (letter.charCodeAt(0) > 0xff ? '?' : letter)).join(''), 'latin1');

/** The messy sheet to try an import with. Throws 404 for a kind that has none. */
export const sampleFile = async ({ db }: Deps, kind: ImportKind, format: 'xlsx' | 'csv'): Promise<SavedFile> => {
  if (kind !== 'sponsorships') throw notFound();
  const { names, clubs } = await knownToSample(db);
  const { headings, rows } = sampleSheet(names, clubs);
  const name = 'Gammelt ark med 400 klubber';
  if (format === 'xlsx')
    return workbook(
      name,
      'Ark1',
      headings.map((heading) => textColumn(heading)),
      rows,
    );
  const text = stringify([headings, ...rows], { delimiter: ';', record_delimiter: '\r\n', escape_formulas: true });
  return { name: `${name}.csv`, type: 'text/csv; charset=windows-1252', content: windows1252(text) };
};

import { taxRequest, taxRowSchema, taxWarnings, vatKnowledge, yearOf } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { rowColumns } from '../../lib/exports/form-columns.ts';
import { type ColumnOf, defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { readAtMoment } from '../sponsorship-index/one-moment.ts';
import type { TaxYears } from './tax-index.ts';
import { knowledgeOf, presentRow, type TaxedRow } from './tax-year.ts';

type Exported = ReturnType<typeof presentRow> & Pick<TaxedRow, 'source'>;

const vatSource: ColumnOf<Exported> = ['Moms ifølge', 'text', 24, (row) => vatKnowledge[knowledgeOf(row)]];

/** What is deductible of the agreements of a year. Where nobody knows the VAT, its cell is empty and the next one says so. */
export const taxExport = (db: PooledDatabase, years: TaxYears) =>
  defineExport({
    request: taxRequest,
    find: async (source, request) => {
      const { agreements: index } = years.of(request.filter.year ?? yearOf(source.today));
      const { rows, total } = await readAtMoment(db, index, source, (kept) =>
        kept.page(source.actor, wholeList(request)),
      );
      const present = (some: TaxedRow[]): Exported[] => some.map((row) => ({ ...presentRow(row), source: row.source }));
      return { total, batches: inBatches(rows, present) };
    },
    columns: rowColumns<Exported>(taxRowSchema, {
      Vat: [['Heraf moms', 'money', 16, ({ Vat }) => Vat], vatSource],
      Warnings: ['Bemærkninger', 'text', 40, ({ Warnings }) => Warnings.map((code) => taxWarnings[code]).join('; ')],
    }),
  });

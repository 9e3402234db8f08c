import { type TaxRow, taxRequest, taxRowSchema, taxWarnings, vatKnowledge, yearOf } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { rowColumns } from '../../lib/exports/form-columns.ts';
import { type ColumnOf, defineExport, inBatches, wholeList } from '../../lib/exports/list-export.ts';
import { readAtMoment } from '../sponsorship-index/one-moment.ts';
import type { TaxYears } from './tax-index.ts';
import { presentRow } from './tax-year.ts';

const vatSource: ColumnOf<TaxRow> = ['Moms ifølge', 'text', 24, ({ Knowledge }) => vatKnowledge[Knowledge]];

/** What is deductible of the agreements of a year. Where nobody knows the VAT, its cell is empty and the next one says so. */
export const taxExport = (db: PooledDatabase, years: TaxYears) =>
  defineExport({
    request: taxRequest,
    find: async (source, request) => {
      const { agreements: index } = years.of(request.filter.year ?? yearOf(source.today));
      const { rows, total } = await readAtMoment(db, index, source, (kept) =>
        kept.page(source.actor, wholeList(request)),
      );
      return { total, batches: inBatches(rows, (some) => some.map(presentRow)) };
    },
    columns: rowColumns<TaxRow>(taxRowSchema, {
      Vat: [['Heraf moms', 'money', 16, ({ Vat }) => Vat], vatSource],
      Warnings: ['Bemærkninger', 'text', 40, ({ Warnings }) => Warnings.map((code) => taxWarnings[code]).join('; ')],
    }),
  });

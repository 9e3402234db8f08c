import { type ContractExportRequest, contractExportRequest, fileContractInputSchema } from '@sponsorat/api';
import { formColumns } from '../../lib/exports/form-columns.ts';
import { defineExport, inBatches, yesNo } from '../../lib/exports/list-export.ts';
import { changedColumns } from '../../lib/exports/resource-export.ts';
import { type ExportedContract, findExportedContractIds, findExportedContracts } from './export.store.ts';

/** Agreements of whatever status, each with its sponsorship. */
export const contractsExport = defineExport<ContractExportRequest, ExportedContract>({
  forBooks: true,
  request: contractExportRequest,
  find: async ({ tx, actor, today }, request) => {
    const ids = await findExportedContractIds(tx, actor, request);
    return { total: ids.length, batches: inBatches(ids, (some) => findExportedContracts(tx, some, today)) };
  },
  columns: [
    ['Id', 'whole', 8, ({ id }) => id],
    ['Aftalenr.', 'text', 14, ({ number }) => number],
    ['Sponsorat-id', 'whole', 13, ({ sponsorshipId }) => sponsorshipId],
    ['Sponsorat', 'text', 36, ({ name }) => name],
    ['Område', 'text', 18, ({ area }) => area],
    ['Omkostningssted', 'text', 18, ({ costCenter }) => costCenter],
    ['Ansvarlig', 'text', 24, ({ userName }) => userName],
    ['Ansvarliges e-mail', 'text', 30, ({ userEmail }) => userEmail],
    ['Status', 'text', 14, ({ shown }) => shown],
    ['Simpel aftale', 'text', 14, ({ simple }) => yesNo(simple)],
    ...formColumns<ExportedContract>(fileContractInputSchema, {
      renewsId: ['Fornyer', 'text', 14, ({ renews }) => renews],
      category: ['Kategori', 'text', 18, ({ category }) => category],
      additionalCategories: [
        ...(['Yderligere kategorier', 'text', 30] as const),
        ({ additionalCategories }) => additionalCategories.join('; '),
      ],
      rates: [
        ['Samlet beløb', 'money', 16, ({ total }) => total],
        ['Rater', 'whole', 8, ({ rateCount }) => rateCount],
      ],
    }),
    ['Udnyttelse', 'percent', 12, ({ utilization }) => utilization],
    ['Låst til underskrift', 'instant', 20, ({ confirmedAt }) => confirmedAt],
    ['Underskrift uploadet', 'instant', 20, ({ approvedAt }) => approvedAt],
    ...changedColumns,
  ],
});

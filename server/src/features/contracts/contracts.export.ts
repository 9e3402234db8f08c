import { contractExportRequest } from '@sponsorat/api';
import { defineExport, inBatches, yesNo } from '../../lib/exports/list-export.ts';
import { findExportedContractIds, findExportedContracts } from './exported.store.ts';

/** Agreements of whatever status, each with its sponsorship. */
export const contractsExport = defineExport({
  request: contractExportRequest,
  find: async ({ tx, actor, today }, request) => {
    const ids = await findExportedContractIds(tx, actor, request);
    return { total: ids.length, batches: inBatches(ids, (some) => findExportedContracts(tx, some, today)) };
  },
  columns: [
    ['Id', 'whole', 8, ({ id }) => id],
    ['Aftalenr.', 'text', 14, ({ number }) => number],
    ['Tidligere aftalenr.', 'text', 18, ({ externalNumber }) => externalNumber],
    ['Sponsorat-id', 'whole', 13, ({ sponsorshipId }) => sponsorshipId],
    ['Sponsorat', 'text', 36, ({ name }) => name],
    ['Område', 'text', 18, ({ area }) => area],
    ['Ansvarlig', 'text', 24, ({ userName }) => userName],
    ['Ansvarliges e-mail', 'text', 30, ({ userEmail }) => userEmail],
    ['Status', 'text', 14, ({ shown }) => shown],
    ['Simpel aftale', 'text', 14, ({ simple }) => yesNo(simple)],
    ['Kategori', 'text', 18, ({ category }) => category],
    ['Yderligere kategorier', 'text', 30, ({ additionalCategories }) => additionalCategories.join('; ')],
    ['Startdato', 'date', 12, ({ startDate }) => startDate],
    ['Slutdato', 'date', 12, ({ endDate }) => endDate],
    ['Genforhandling', 'date', 15, ({ renegotiation }) => renegotiation],
    ['Årligt beløb', 'money', 16, ({ annual }) => annual],
    ['Samlet beløb', 'money', 16, ({ total }) => total],
    ['Rater', 'whole', 8, ({ rates }) => rates],
    ['Reklame', 'percent', 12, ({ advertisement }) => advertisement],
    ['Billetter', 'percent', 12, ({ tickets }) => tickets],
    ['Forplejning', 'percent', 12, ({ catering }) => catering],
    ['Rejse', 'percent', 12, ({ travel }) => travel],
    ['Sponsor betaler tryk', 'text', 20, ({ sponsorPaysPrints }) => yesNo(sponsorPaysPrints)],
    ['Eksklusivitet', 'text', 30, ({ exclusivity }) => exclusivity],
    ['Særlige aftaler', 'text', 30, ({ specialAgreements }) => specialAgreements],
    ['Udnyttelse', 'percent', 12, ({ utilization }) => utilization],
    ['Fornyer', 'text', 14, ({ renews }) => renews],
    ['Bekræftet den', 'date', 16, ({ confirmedOn }) => confirmedOn],
    ['Underskrevet den', 'date', 18, ({ signedOn }) => signedOn],
    ['Låst til underskrift', 'instant', 20, ({ confirmedAt }) => confirmedAt],
    ['Underskrift uploadet', 'instant', 20, ({ approvedAt }) => approvedAt],
    ['Senest ændret', 'instant', 18, ({ updatedAt }) => updatedAt],
    ['Ændret af', 'text', 24, ({ updatedBy }) => updatedBy],
  ],
});

import { templateListRequest } from '@sponsorat/api';
import { yesNo } from '../../lib/exports/list-export.ts';
import { changedColumns, changedOf, resourceExport } from '../../lib/resource/resource.export.ts';
import { templateResource } from './templates.store.ts';

const { table } = templateResource;
const terms = {
  months: table.months,
  annual: table.sponsorshipAmount,
  advertisement: table.valueOfAdvertisement,
  tickets: table.valueOfTickets,
  catering: table.valueOfCatering,
  travel: table.valueOfTravel,
  sponsorPaysPrints: table.sponsorPaysPrints,
  exclusivity: table.exclusivity,
  specialAgreements: table.specialAgreements,
};

/** Templates with their terms. */
export const templatesExport = resourceExport(
  templateResource,
  templateListRequest,
  { ...terms, ...changedOf(table) },
  [
    ['Id', 'whole', 8, ({ Id }) => Id],
    ['Navn', 'text', 30, ({ Name }) => Name],
    ['Beskrivelse', 'text', 40, ({ Description }) => Description],
    ['Kategori', 'text', 18, ({ Category }) => Category],
    ['Aktiv', 'text', 8, ({ Active }) => yesNo(Active)],
    ['Brugt', 'whole', 8, ({ Used }) => Used],
    ['Måneder', 'whole', 9, ({ months }) => months],
    ['Årligt beløb', 'money', 16, ({ annual }) => annual],
    ['Reklame', 'percent', 12, ({ advertisement }) => advertisement],
    ['Billetter', 'percent', 12, ({ tickets }) => tickets],
    ['Forplejning', 'percent', 12, ({ catering }) => catering],
    ['Rejse', 'percent', 12, ({ travel }) => travel],
    ['Sponsor betaler tryk', 'text', 20, ({ sponsorPaysPrints }) => yesNo(sponsorPaysPrints)],
    ['Eksklusivitet', 'text', 30, ({ exclusivity }) => exclusivity],
    ['Særlige aftaler', 'text', 30, ({ specialAgreements }) => specialAgreements],
    ...changedColumns,
  ],
);

import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { money, percent } from '../../lib/db/columns.ts';
import { categories } from '../categories/categories.table.ts';

/** What agreements and their templates say alike, as columns of both tables. */
export const termsColumns = () => ({
  categoryId: integer('category_id').references(() => categories.id),
  sponsorshipAmount: money('sponsorship_amount'),
  sponsorPaysPrints: boolean('sponsor_pays_prints').notNull(),
  valueOfAdvertisement: percent('value_of_advertisement'),
  valueOfTickets: percent('value_of_tickets'),
  valueOfCatering: percent('value_of_catering'),
  valueOfTravel: percent('value_of_travel'),
  exclusivity: text('exclusivity'),
  specialAgreements: text('special_agreements'),
});

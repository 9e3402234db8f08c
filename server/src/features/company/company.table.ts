import { type SecondFactorDemand, secondFactorDemands } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { versionColumns } from '../../lib/db/columns.ts';
import { files } from '../files/files.table.ts';

const demandList = sql.raw(secondFactorDemands.map((demand) => `'${demand}'`).join(', '));

/** The bank itself: one row. */
export const company = pgTable(
  'company',
  {
    id: integer('id').primaryKey(),
    name: text('name'),
    cvr: text('cvr'),
    address: text('address'),
    zipCode: text('zip_code'),
    city: text('city'),
    logoFileId: integer('logo_file_id').references(() => files.id),
    /** Of whom a second factor is demanded; a setting of its own, which no save of the rest touches. */
    secondFactorDemand: text('second_factor_demand').$type<SecondFactorDemand>().notNull().default('nobody'),
    /** What a sending for signature begins with; null: the app's own words. */
    signingSubject: text('signing_subject'),
    signingText: text('signing_text'),
    /** Where the bank's books keep each of what an agreement's price is shared out on. */
    accountAdvertisement: text('account_advertisement'),
    accountTickets: text('account_tickets'),
    accountCatering: text('account_catering'),
    accountTravel: text('account_travel'),
    ...versionColumns(),
  },
  (table) => [
    check('company_is_one', sql`${table.id} = 1`),
    check('company_demand_known', sql`${table.secondFactorDemand} in (${demandList})`),
  ],
);

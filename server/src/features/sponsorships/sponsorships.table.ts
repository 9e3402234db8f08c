import { type Purpose, purposes } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { idColumn, versionColumns } from '../../lib/db/columns.ts';
import { searchedColumn } from '../../lib/resource/lists.columns.ts';
import { areas } from '../areas/areas.table.ts';
import { categories } from '../categories/categories.table.ts';
import { files } from '../files/files.table.ts';
import { users } from '../users/users.table.ts';

const purposeList = sql.raw(`array[${purposes.map((purpose) => `'${purpose}'`).join(', ')}]::text[]`);

export const sponsorships = pgTable(
  'sponsorships',
  {
    id: idColumn(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    areaId: integer('area_id')
      .notNull()
      .references(() => areas.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    cvr: text('cvr'),
    address: text('address').notNull(),
    zipCode: text('zip_code').notNull(),
    city: text('city').notNull(),
    contact: text('contact'),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    facebook: text('facebook'),
    instagram: text('instagram'),
    checkedOn: date('checked_on'),
    checkedBy: text('checked_by'),
    chargesVat: boolean('charges_vat'),
    purposes: text('purposes').array().$type<Purpose[]>().notNull().default(sql`'{}'`),
    logoFileId: integer('logo_file_id').references(() => files.id),
    ...versionColumns(),
    searched: searchedColumn(['name', 'short_name']),
  },
  (table) => [
    unique('sponsorships_with_area').on(table.id, table.areaId),
    index('sponsorships_area').on(table.areaId),
    index('sponsorships_category').on(table.categoryId),
    index('sponsorships_user').on(table.userId),
    index('sponsorships_in_danish').on(sql`name collate danish`, table.id, table.areaId),
    index('sponsorships_lower_name').on(sql`lower(${table.name})`),
    index('sponsorships_cvr').on(table.cvr),
    check('sponsorships_purposes_known', sql`${table.purposes} <@ ${purposeList}`),
  ],
);

/**
 * Where rows of very many lie, which are counted by area: the sponsorship of their agreement and its area. The database
 * fills both in, and changes the area with that of the sponsorship.
 */
export const placeColumns = () => ({
  sponsorshipId: integer('sponsorship_id')
    .notNull()
    .$default(() => sql`default`),
  areaId: integer('area_id')
    .notNull()
    .$default(() => sql`default`),
});

/** What keeps them right. */
export const placedAs = (
  name: string,
  { sponsorshipId, areaId }: { sponsorshipId: AnyPgColumn; areaId: AnyPgColumn },
) =>
  foreignKey({
    name,
    columns: [sponsorshipId, areaId],
    foreignColumns: [sponsorships.id, sponsorships.areaId],
  }).onUpdate('cascade');

import { type Role, roles } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instant, money, versionColumns } from '../../lib/db/columns.ts';
import { searchedColumn } from '../../lib/resource/lists.columns.ts';
import { areas } from '../areas/areas.table.ts';
import { files } from '../files/files.table.ts';

const roleList = sql.raw(`array[${roles.map((role) => `'${role}'`).join(', ')}]::text[]`);

export const users = pgTable(
  'users',
  {
    id: idColumn(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    passwordHash: text('password_hash'),
    /** An Admin set the password: its owner must choose another before anything else. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    roles: text('roles').array().$type<Role[]>().notNull(),
    /** The greatest agreement that the user allows alone, in kroner; null for none. */
    approvalLimit: money('approval_limit'),
    /** The user may allow guests that the bank's rules ask a second person about. */
    approvesGuests: boolean('approves_guests').notNull().default(false),
    lockedOut: boolean('locked_out').notNull().default(false),
    pictureFileId: integer('picture_file_id').references(() => files.id),
    /** The bank's own account: who gives it out, and what it is called there. */
    oidcIssuer: text('oidc_issuer'),
    oidcSubject: text('oidc_subject'),
    /** When the directory took the role from the last active Admin, who keeps it. */
    keptAdminAt: instant('kept_admin_at'),
    ...versionColumns(),
    searched: searchedColumn(['name', 'email']),
  },
  (table) => [
    uniqueIndex('users_oidc_unique').on(table.oidcIssuer, table.oidcSubject),
    check('users_oidc_whole', sql`(${table.oidcIssuer} is null) = (${table.oidcSubject} is null)`),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    check('users_roles_known', sql`${table.roles} <@ ${roleList} and cardinality(${table.roles}) > 0`),
  ],
);

export const userAreas = pgTable(
  'user_areas',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    areaId: integer('area_id')
      .notNull()
      .references(() => areas.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.areaId] }), index('user_areas_area').on(table.areaId)],
);

import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random keys of the installation, shared by all its nodes. */
export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

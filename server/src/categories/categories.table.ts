import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, versioned } from '../platform/columns.ts';

/** Sponsor categories, of sponsorships and of agreements. */
export const categories = pgTable('categories', { id: idColumn(), name: text('name').notNull(), ...versioned() });

import type { Template } from '@sponsorat/api';
import type { TemplateRecord } from './templates.store.ts';
import { termsOf } from './terms.rules.ts';

/** A template as it is answered. */
export const presentTemplate = (row: TemplateRecord): Template => ({
  id: row.id,
  name: row.name,
  description: row.description,
  active: row.active,
  terms: { ...termsOf(row), months: row.months, rates: row.rates, products: row.products },
  version: row.version,
});

import type { Category } from '@sponsorat/api';
import type { CategoryRecord } from './categories.store.ts';

export const presentCategory = (row: CategoryRecord): Category => ({
  id: row.id,
  name: row.name,
  use: row.use,
  version: row.version,
});

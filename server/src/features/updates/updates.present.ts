import type { Update } from '@sponsorat/api';
import type { UpdateRecord } from './updates.store.ts';

export const presentUpdate = (row: UpdateRecord): Update => ({
  id: row.id,
  title: row.title,
  description: row.description,
  createDate: row.createDate.toISOString(),
  version: row.version,
});

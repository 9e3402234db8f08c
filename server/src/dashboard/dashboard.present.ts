import type { UpdateItem } from '@sponsorat/api';
import type { UpdateRecord } from '../updates/updates.store.ts';

export const presentUpdateItem = (row: UpdateRecord): UpdateItem => ({
  id: row.id,
  title: row.title,
  createDate: row.createDate.toISOString(),
  description: row.description,
});

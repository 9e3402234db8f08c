import type { Area } from '@sponsorat/api';
import type { AreaRecord } from './areas.store.ts';

export const presentArea = (row: AreaRecord): Area => ({
  id: row.id,
  name: row.name,
  address: row.address,
  zipCode: row.zipCode,
  city: row.city,
  version: row.version,
});

import type { LatestContract, UpdateItem } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { UpdateRecord } from '../updates/updates.store.ts';
import type { LatestContractRow } from './dashboard.store.ts';

export const presentUpdateItem = (row: UpdateRecord): UpdateItem => ({
  id: row.id,
  title: row.title,
  createDate: row.createDate.toISOString(),
  description: row.description,
});

export const presentLatestContract = (row: LatestContractRow): LatestContract => ({
  id: row.id,
  name: row.name,
  logo: fileUrl(row.logo),
  // An approved one has its dates: the table sees to it.
  startDate: row.startDate ?? '',
  sponsorshipId: row.sponsorshipId,
});

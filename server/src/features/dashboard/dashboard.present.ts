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
  logo: fileUrl({ id: row.logoId, sha256: row.logoSha }),
  startDate: row.startDate,
  sponsorshipId: row.sponsorshipId,
});

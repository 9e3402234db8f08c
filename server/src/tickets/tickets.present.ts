import type { TicketRow } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { TicketListRow } from './tickets.store.ts';

export const presentTicketRow = (row: TicketListRow): TicketRow => ({
  Id: row.id,
  SponsorshipId: row.sponsorshipId,
  Name: row.name,
  Logo: fileUrl({ id: row.logoId, sha256: row.logoSha }),
  Product: row.product,
  Amount: row.amount,
  UserEmail: row.contactEmail,
  UserName: row.userName,
  UserPicture: fileUrl({ id: row.pictureId, sha256: row.pictureSha }),
  Public: row.public,
  Sort: row.sort,
});

import { formValues, type Sponsorship, sponsorshipInputSchema } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { SponsorshipRead } from './sponsorships.store.ts';

export const presentSponsorship = (row: SponsorshipRead): Sponsorship => ({
  ...formValues(sponsorshipInputSchema, row),
  category: row.category,
  area: row.area,
  userName: row.userName,
  userPicture: fileUrl(row.userPicture),
  logo: fileUrl(row.logo),
  checkedBy: row.checkedBy,
  pending: row.pending,
});

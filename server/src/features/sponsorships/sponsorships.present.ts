import { formValues, type Sponsorship, sponsorshipSchema } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { SponsorshipRead } from './sponsorships.store.ts';

export const presentSponsorship = (row: SponsorshipRead): Sponsorship =>
  formValues(sponsorshipSchema, { ...row, userPicture: fileUrl(row.userPicture), logo: fileUrl(row.logo) });

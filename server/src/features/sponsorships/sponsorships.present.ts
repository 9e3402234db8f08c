import type { Sponsorship } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { SponsorshipRead } from './sponsorships.store.ts';

export const presentSponsorship = (row: SponsorshipRead): Sponsorship => ({
  id: row.id,
  name: row.name,
  shortName: row.shortName,
  categoryId: row.categoryId,
  category: row.category,
  areaId: row.areaId,
  area: row.area,
  cvr: row.cvr,
  address: row.address,
  zipCode: row.zipCode,
  city: row.city,
  contact: row.contact,
  contactEmail: row.contactEmail,
  contactPhone: row.contactPhone,
  facebook: row.facebook,
  instagram: row.instagram,
  userId: row.userId,
  userName: row.userName,
  userPicture: fileUrl(row.userPicture),
  logo: fileUrl(row.logo),
  pending: row.pending,
  version: row.version,
});

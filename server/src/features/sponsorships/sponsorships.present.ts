import type { Sponsorship, SponsorshipRow } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { Standing } from '../sponsorship-index/standings.types.ts';
import { statusOfRank } from './active-contract.sql.ts';
import type { SponsorshipDetails } from './sponsorships.store.ts';

export const presentSponsorship = (row: SponsorshipDetails): Sponsorship => ({
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
  version: row.version,
});

export const presentSponsorshipRow = (row: Standing): SponsorshipRow => ({
  Id: row.id,
  Name: row.name,
  Logo: row.logo,
  SponsorCategory: row.sponsorCategory,
  Category: row.category,
  Sum: row.sum,
  Renegotiation: row.renegotiation,
  Utilization: row.utilizationPercent,
  Status: statusOfRank(row.status),
  Deletable: row.deletable,
});

import type { Company } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { CompanyDetails } from './company.store.ts';

export const presentCompany = ({ id, name, cvr, address, zipCode, city, logo, version }: CompanyDetails): Company => ({
  id,
  name,
  cvr,
  address,
  zipCode,
  city,
  logo: fileUrl(logo),
  version,
});

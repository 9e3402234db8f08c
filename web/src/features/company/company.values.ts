import type { Company } from '@sponsorat/api';

/** The company as its form holds it. */
export type CompanyValues = Omit<Company, 'id' | 'logo'>;

export const valuesOf = ({ name, cvr, address, zipCode, city, version }: Company): CompanyValues => ({
  name,
  cvr,
  address,
  zipCode,
  city,
  version,
});

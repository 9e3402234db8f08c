import type { Sponsorship } from '@sponsorat/api';

/** A sponsorship as its form holds it. */
export type SponsorshipValues = {
  id: number | null;
  version: number | null;
  name: string;
  shortName: string;
  categoryId: number | null;
  areaId: number | null;
  cvr: string;
  address: string;
  zipCode: string;
  city: string;
  contact: string;
  contactEmail: string;
  contactPhone: string;
  facebook: string;
  instagram: string;
  userId: number | null;
};

/** An empty form; the area is chosen where there is only one to choose. */
export const newValues = (areas: readonly { id: number }[]): SponsorshipValues => ({
  id: null,
  version: null,
  name: '',
  shortName: '',
  categoryId: null,
  areaId: areas.length === 1 ? (areas[0]?.id ?? null) : null,
  cvr: '',
  address: '',
  zipCode: '',
  city: '',
  contact: '',
  contactEmail: '',
  contactPhone: '',
  facebook: '',
  instagram: '',
  userId: null,
});

/** A sponsorship's values, to be edited. */
export const valuesOf = (sponsorship: Sponsorship): SponsorshipValues => ({
  id: sponsorship.id,
  version: sponsorship.version,
  name: sponsorship.name,
  shortName: sponsorship.shortName,
  categoryId: sponsorship.categoryId,
  areaId: sponsorship.areaId,
  cvr: sponsorship.cvr ?? '',
  address: sponsorship.address,
  zipCode: sponsorship.zipCode,
  city: sponsorship.city,
  contact: sponsorship.contact ?? '',
  contactEmail: sponsorship.contactEmail ?? '',
  contactPhone: sponsorship.contactPhone ?? '',
  facebook: sponsorship.facebook ?? '',
  instagram: sponsorship.instagram ?? '',
  userId: sponsorship.userId,
});

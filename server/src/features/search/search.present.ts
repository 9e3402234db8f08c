import { type FoundItem, type IsoDate, shownStatus } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import { lineOf, type Summary } from '../sponsorship-index/summary.schemas.ts';
import type { FoundContract, FoundProduct, FoundUser } from './search.store.ts';

const joined = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join(' · ');

/** A sponsorship with what it may have been found by. */
export const presentSponsorship = (row: Summary): FoundItem => {
  const [shortName, cvr] = [lineOf(row, 'shortName'), lineOf(row, 'cvr')];
  return {
    id: row.id,
    title: row.name,
    subtitle: joined(
      shortName.toLowerCase() !== row.name.toLowerCase() && shortName,
      lineOf(row, 'city'),
      row.sponsorCategory,
      cvr && `CVR ${cvr}`,
    ),
    path: `/sponsorships/${row.id}`,
    logo: row.logo,
  };
};

/** The contact of a sponsorship, who today has no other page. */
export const presentContact = (row: Summary): FoundItem => {
  const [name, email] = [lineOf(row, 'contact'), lineOf(row, 'contactEmail')];
  return {
    id: row.id,
    title: name || email,
    subtitle: joined(row.name, name && email),
    path: `/sponsorships/${row.id}`,
    logo: null,
  };
};

export const presentFoundContract = (row: FoundContract, today: IsoDate): FoundItem => ({
  id: row.id,
  title: row.number,
  subtitle: joined(row.sponsorship, row.isActive ? 'Aktiv' : shownStatus(row, today)),
  path: `/sponsorships/${row.sponsorshipId}/${row.id}`,
  logo: fileUrl(row.logo),
});

export const presentFoundProduct = (row: FoundProduct): FoundItem => ({
  id: row.id,
  title: row.name,
  subtitle: joined(row.category, row.section !== row.category && row.section),
  path: `/products/${row.id}`,
  logo: null,
});

export const presentFoundUser = (row: FoundUser): FoundItem => ({
  id: row.id,
  title: row.name,
  subtitle: joined(row.email, row.lockedOut && 'Deaktiveret'),
  path: `/users/${row.id}`,
  logo: fileUrl(row.picture),
});

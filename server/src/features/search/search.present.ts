import { clockTime, type FoundItem, type IsoDate, shortDate, shownStatus } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import { lineOf, phoneDigits, type Summary } from '../sponsorship-index/summary.schemas.ts';
import type {
  FoundContact,
  FoundContract,
  FoundDocument,
  FoundEvent,
  FoundProduct,
  FoundRecipient,
  FoundUser,
} from './search.store.ts';

const joinParts = (...parts: (string | false | null)[]): string => parts.filter(Boolean).join(' · ');

/** A sponsorship with what it may have been found by. */
export const presentSponsorship = (row: Summary, searched: string): FoundItem => {
  const [shortName, cvr] = [lineOf(searched, 'shortName'), lineOf(searched, 'cvr')];
  return {
    id: row.id,
    title: row.name,
    subtitle: joinParts(
      shortName.toLowerCase() !== row.name.toLowerCase() && shortName,
      lineOf(searched, 'city'),
      row.sponsorCategory,
      cvr && `CVR ${cvr}`,
    ),
    path: `/sponsorships/${row.id}`,
    logo: row.logo,
    // One that runs, has run out or is to come.
    ...((row.status !== null || row.isComing) && { renewable: true }),
  };
};

const DANISH_PHONE = /^(\d\d)(\d\d)(\d\d)(\d\d)$/;
const shownPhone = (digits: string): string =>
  DANISH_PHONE.test(digits) ? digits.replace(DANISH_PHONE, '$1 $2 $3 $4') : digits && `+${digits}`;

/** The primary contact of a sponsorship, by the sponsorship's id; they are shown in its folder. */
export const presentContact = (row: Summary, searched: string): FoundItem => {
  const [title = '', ...others] = [
    lineOf(searched, 'contact'),
    lineOf(searched, 'contactEmail'),
    shownPhone(row.contactPhone),
  ].filter(Boolean);
  return {
    id: row.id,
    title,
    subtitle: joinParts(row.name, ...others),
    path: `/sponsorships/${row.id}/folder`,
    logo: null,
  };
};

export const presentOtherContact = (row: FoundContact): FoundItem => ({
  id: row.id,
  title: row.name,
  subtitle: joinParts(row.sponsorship, row.email, row.phone && shownPhone(phoneDigits(row.phone))),
  path: `/sponsorships/${row.sponsorshipId}/folder`,
  logo: null,
});

export const presentFoundDocument = (row: FoundDocument): FoundItem => ({
  id: row.id,
  title: row.title,
  subtitle: joinParts(row.sponsorship, row.kind),
  path: `/sponsorships/${row.sponsorshipId}/folder`,
  logo: null,
});

export const presentFoundEvent = (row: FoundEvent): FoundItem => ({
  id: row.id,
  title: row.title,
  subtitle: joinParts(
    row.sponsorship,
    row.time === null ? shortDate(row.date) : `${shortDate(row.date)} ${clockTime(row.time)}`,
    row.cancelled && 'Aflyst',
  ),
  path: `/tickets/events/${row.id}`,
  logo: null,
});

/** Somebody who got tickets, by the e-mail or else the name and company that they are known by. */
export const presentFoundRecipient = ({ id, name, company, email }: FoundRecipient): FoundItem => {
  const who = email ? { email: email.toLowerCase() } : { name, ...(company !== null && { company }) };
  return {
    id,
    title: name,
    subtitle: joinParts(company, email),
    path: `/tickets/recipient?${new URLSearchParams(who)}`,
    logo: null,
  };
};

export const presentFoundContract = (row: FoundContract, today: IsoDate): FoundItem => ({
  id: row.id,
  title: row.number,
  subtitle: joinParts(
    row.sponsorship,
    row.externalNumber && `Tidl. nr. ${row.externalNumber}`,
    row.isActive ? 'Aktiv' : shownStatus(row, today),
  ),
  path: `/sponsorships/${row.sponsorshipId}/${row.id}`,
  logo: fileUrl(row.logo),
});

export const presentFoundProduct = (row: FoundProduct): FoundItem => ({
  id: row.id,
  title: row.name,
  subtitle: joinParts(row.category, row.section !== row.category && row.section),
  path: `/products/${row.id}`,
  logo: null,
});

export const presentFoundUser = (row: FoundUser): FoundItem => ({
  id: row.id,
  title: row.name,
  subtitle: joinParts(row.email, row.lockedOut && 'Deaktiveret'),
  path: `/users/${row.id}`,
  logo: fileUrl(row.picture),
});

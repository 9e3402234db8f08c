import type { SponsorshipInput } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import type { ImportField, Names, Values } from '../../lib/imports/import-kind.ts';
import { initialsFit } from '../../lib/imports/initials.rules.ts';
import { foldCase } from '../../lib/imports/names.rules.ts';
import { NameFinder } from '../../lib/imports/references.rules.ts';
import { cellText } from '../../lib/spreadsheet/cell-values.rules.ts';
import { beginningOf } from '../../lib/texts.rules.ts';
import { listUsers } from '../users/users.store.ts';
import { NOT_RESPONSIBLE } from './sponsorships.rules.ts';

type Area = { id: number; name: string };
type UserKnown = { id: number; name: string; email: string; areaIds: number[]; lockedOut: boolean };

/** The users who rows may name as responsible. */
export const loadResponsible = async (tx: Connection, areas: readonly Area[]) => {
  const users = (await listUsers(tx)).map(
    ({ id, name, email, areaIds, lockedOut }): UserKnown => ({ id, name, email, areaIds, lockedOut }),
  );
  const isActive = ({ lockedOut }: UserKnown) => !lockedOut;
  const usersWhere = (isOffered: (user: UserKnown) => boolean) =>
    new NameFinder('Brugeren', users, { isOffered, fit: initialsFit });
  return {
    users: usersWhere(isActive),
    /** Those who can be responsible for the clubs of each area. */
    usersByArea: new Map(areas.map(({ id }) => [id, usersWhere((one) => isActive(one) && one.areaIds.includes(id))])),
    usersByEmail: new Map(users.map((one) => [foldCase(one.email), one])),
  };
};
type Responsible = Awaited<ReturnType<typeof loadResponsible>>;

/** Whoever can be responsible: of clubs of an area where that is known. */
const usersIn = ({ users, usersByArea }: Responsible, areaId: number | undefined) =>
  (areaId !== undefined && usersByArea.get(areaId)) || users;

const areaIn = ({ areaId, area }: Values): number | undefined =>
  [areaId, area].find((id): id is number => typeof id === 'number');

/** Users who may be responsible, by the e-mail in a cell. */
const emailsIn = (known: Responsible, areaId: number | undefined): Names => ({
  has: (email) => known.usersByEmail.has(foldCase(email)),
  choices: (most) => usersIn(known, areaId).choices(most),
  nameOf: (id) => known.users.get(id)?.email ?? null,
});

export const responsibleFields: readonly ImportField<Responsible>[] = [
  {
    field: 'user',
    label: 'Ansvarlig',
    required: true,
    also: ['Rådgiver', 'Ansv.', 'Ansvarlig medarbejder', 'Medarbejder', 'Kundeansvarlig', 'Ansvarligs navn'],
    comment: 'Navnet eller e-mailen på en aktiv bruger, som har området.',
    examples: ['Anna Admin', 'Bo Bruger'],
    read: (cell, known, areaId) => {
      const named = known.usersByEmail.get(foldCase(cellText(cell)));
      if (named) return { value: [named.id] };
      const reading = usersIn(known, areaId).all(cell);
      return 'problem' in reading ? reading : { value: reading.value.map(({ id }) => id) };
    },
    names: usersIn,
    within: areaIn,
  },
  {
    field: 'userEmail',
    label: 'Ansvarliges e-mail',
    also: ['Ansvarligs e-mail', 'Ansvarlig e-mail', 'Rådgivers e-mail', 'Medarbejders e-mail'],
    comment: 'Nødvendig, hvor flere brugere har samme navn.',
    says: ['user'],
    read: (cell, { usersByEmail }) => {
      const name = cellText(cell);
      const user = usersByEmail.get(foldCase(name));
      if (user) return { value: [user.id] };
      const cause = `Ingen bruger har e-mailen "${beginningOf(name, 60)}"`;
      return { problem: cause, unknown: { cause, name, nearest: [] } };
    },
    names: emailsIn,
    within: areaIn,
  },
];

/** Who a row means: one user, by name and e-mail or by one of them; undefined where it says nothing that is one. */
export const settleResponsible = (given: Values): { userId?: number | null | undefined; errors: string[] } => {
  const [first, ...others] = [given.user, given.userEmail].filter(Array.isArray) as number[][];
  if (!first) return { userId: 'user' in given || 'userEmail' in given ? null : undefined, errors: [] };
  const both = first.filter((id) => others.every((ids) => ids.includes(id)));
  if (both.length === 1) return { userId: both[0], errors: [] };
  const problem =
    both.length === 0
      ? 'Ansvarlig: Navnet og e-mailen er to forskellige brugere'
      : 'Ansvarlig: Flere brugere har det navn. Tag kolonnen Ansvarliges e-mail med';
  return { errors: [problem] };
};

/** Why a person cannot be responsible for a club of an area, naming both; undefined where they can. */
export const responsibleProblem = (
  { userId, areaId }: SponsorshipInput,
  { users, areas }: Responsible & { areas: NameFinder<Area> },
) => {
  const [user, area] = [users.get(userId), areas.get(areaId)];
  if (!user || !area) return NOT_RESPONSIBLE;
  if (user.lockedOut) return `${user.name} er deaktiveret. Vælg en aktiv bruger, som har området ${area.name}`;
  if (user.areaIds.includes(area.id)) return undefined;
  return `${user.name} har ikke området ${area.name}. Vælg en, der har det, eller giv brugeren området under Brugere`;
};

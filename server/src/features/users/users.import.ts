import { type FieldErrors, type Role, roles, type UserInput, userInputSchema } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { defineImport } from '../../lib/imports/define-import.ts';
import { namedOnce, twoExamples } from '../../lib/imports/examples.rules.ts';
import { emailIn, emailWords, idField, phoneWords } from '../../lib/imports/fields.rules.ts';
import { formFields } from '../../lib/imports/form-fields.rules.ts';
import type { ImportField, RecordMatch, Values } from '../../lib/imports/import-kind.ts';
import { foldCase } from '../../lib/imports/names.rules.ts';
import { NameFinder } from '../../lib/imports/references.rules.ts';
import { partsOf } from '../../lib/spreadsheet/cell-values.rules.ts';
import { beginningOf } from '../../lib/texts.rules.ts';
import { listAreas } from '../areas/areas.store.ts';
import { areaChanges, isActiveAdmin } from './users.rules.ts';
import { EMAIL_TAKEN, writeUser } from './users.save.usecases.ts';
import { listResponsibleAreas, listUsers, type UserRecord } from './users.store.ts';

const loadKnown = async (tx: Connection) => {
  const all = await listUsers(tx);
  const responsible = await listResponsibleAreas(tx);
  return {
    records: new Map(all.map((one) => [one.id, one])),
    byEmail: new Map(all.map((one) => [foldCase(one.email), one])),
    areas: new NameFinder('Området', await listAreas(tx)),
    responsible: Map.groupBy(responsible, ({ userId }) => userId),
    admins: new Set(all.filter(isActiveAdmin).map(({ id }) => id)),
  };
};
type KnownUsers = Awaited<ReturnType<typeof loadKnown>>;

/** What people call the roles. */
const namesOf: Record<Role, readonly string[]> = { Bruger: ['bruger', 'user'], Admin: ['admin', 'administrator'] };

const fields: readonly ImportField<KnownUsers>[] = [
  idField,
  ...formFields<KnownUsers>(userInputSchema, {
    name: {
      also: ['Fulde navn', 'Medarbejder', 'Bruger'],
      comment: 'Brugerens navn.',
      examples: ['Anna Eksempel', 'Bo Opdigt'],
    },
    email: {
      read: emailIn,
      also: emailWords,
      comment: 'Findes e-mailen i forvejen, opdateres den bruger.',
      examples: ['anna@bank.example', 'bo@bank.example'],
    },
    phoneNumber: {
      also: phoneWords,
      comment: 'Brugerens telefon.',
      examples: ['12 34 56 78', ''],
    },
    roles: {
      also: ['Rolle', 'Rettighed', 'Rettigheder'],
      comment: 'Bruger eller Admin, eller begge, adskilt af komma.',
      examples: ['Bruger', 'Bruger'],
      read: (cell) => {
        const named = partsOf(cell);
        const matches = named.map((name) => roles.find((role) => namesOf[role].includes(foldCase(name))));
        const unknown = named.find((_, at) => matches[at] === undefined);
        if (unknown !== undefined)
          return { problem: `Rollen "${beginningOf(unknown, 60)}" findes ikke. Skriv Bruger eller Admin` };
        return { value: roles.filter((role) => matches.includes(role)) };
      },
    },
    areaIds: {
      also: ['Område', 'Region', 'Afdelinger', 'Afdeling', 'Filial'],
      comment: 'Et eller flere områder, adskilt af komma.',
      examples: ['Nordjylland', 'Nordjylland, Midtjylland'],
      read: (cell, { areas }) => areas.ids(cell),
      names: ({ areas }) => areas,
    },
    password: null,
    // What somebody may allow is given by hand.
    approvalLimit: null,
    approvesGuests: null,
  }),
];

const find = ({ email }: Values, { byEmail }: KnownUsers): RecordMatch<UserRecord> => {
  const record = typeof email === 'string' ? (byEmail.get(foldCase(email)) ?? null) : null;
  return { record, isDoubt: false, candidates: record ? [{ record, why: 'Samme e-mail' }] : [] };
};

/** What the form refuses with 409: taking the last Admin's role, or an area from whoever is responsible in it. */
const changesRefused = (input: UserInput, before: UserRecord, known: KnownUsers): FieldErrors => {
  if (known.admins.has(before.id) && !isActiveAdmin({ roles: input.roles, lockedOut: false })) {
    if (known.admins.size === 1)
      return { roles: `${before.name} er den sidste aktive administrator og skal derfor beholde rollen` };
    // What rows after this one find is what it leaves.
    known.admins.delete(before.id);
  }
  const { taken } = areaChanges(before.areaIds, input.areaIds);
  const isResponsible = known.responsible.get(before.id)?.some(({ areaId }) => taken.includes(areaId));
  return isResponsible ? { areaIds: `${before.name} er ansvarlig for sponsorater i et område, som fjernes` } : {};
};

const check = (values: Values, before: UserRecord | null, known: KnownUsers): FieldErrors => {
  const input = values as UserInput;
  const other = known.byEmail.get(foldCase(input.email));
  if (other && other.id !== before?.id) return EMAIL_TAKEN;
  return before ? changesRefused(input, before, known) : {};
};

/** Users, by Id, else by e-mail. New ones have no password: they get in by the bank's login, or an Admin sets one. */
export const usersImport = defineImport({
  a: 'en bruger',
  fields,
  examples: async (db) => {
    const areas = namedOnce(await listAreas(db));
    return twoExamples(areas, areas, ({ name }) => ({ areaIds: name }));
  },
  load: loadKnown,
  schema: userInputSchema,
  valuesOf: ({ name, email, phoneNumber, roles: given, areaIds }: UserRecord) => ({
    name,
    email,
    phoneNumber,
    roles: roles.filter((role) => given.includes(role)),
    areaIds,
  }),
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => `/users/${id}`,
  labelOf: ({ name }) => (typeof name === 'string' ? name : ''),
  find,
  keysOf: () => ({ sought: [], left: [] }),
  alwaysKeysOf: ({ email }) => (typeof email === 'string' ? [`mail ${foldCase(email)}`] : []),
  check,
  references: ({ areas }) => ({ area: areas }),
  save: async (tx: Connection, deps: Deps, actor, { input }) => {
    const given = new Input({ ...input, password: null }, userInputSchema);
    const { id } = await writeUser(tx, deps, actor, given, null);
    return id;
  },
});

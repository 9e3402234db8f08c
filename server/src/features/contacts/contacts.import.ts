import { type ContactInput, contactInputSchema, type FieldErrors } from '@sponsorat/api';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { valuesIn } from '../../lib/imports/column-values.rules.ts';
import { defineImport } from '../../lib/imports/define-import.ts';
import { emailIn, emailWords, idField, idIn, phoneWords } from '../../lib/imports/fields.rules.ts';
import { formFields } from '../../lib/imports/form-fields.rules.ts';
import type { ImportField, ImportScope, RecordMatch, Values } from '../../lib/imports/import-kind.ts';
import { foldCase } from '../../lib/imports/names.rules.ts';
import { conflict } from '../../lib/problem.ts';
import { clubFields, clubLookupOf, clubOf, clubsIn } from '../sponsorships/club.import.ts';
import { type ContactRow, findPrimary, listContactsAmong } from '../sponsorships/contacts.store.ts';
import { exampleClubs } from '../sponsorships/examples.store.ts';
import { lockRecord, writeRecord } from '../sponsorships/records.usecases.ts';
import { listSponsorshipNames, lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { contactDefinition } from './contacts.usecases.ts';

const loadKnown = async (tx: Connection, { clock }: Deps, scope: ImportScope) => {
  const clubs = clubLookupOf(await listSponsorshipNames(tx));
  const ids = valuesIn(scope, 'id', idIn);
  const all = await listContactsAmong(tx, { ids, sponsorshipIds: clubsIn(scope, clubs) });
  return {
    today: today(clock),
    records: new Map(all.map((one) => [one.id, one])),
    bySponsorship: Map.groupBy(all, ({ sponsorshipId }) => sponsorshipId),
    ...clubs,
    /** Contacts whose star a row before has taken: they are no longer as they were planned with. */
    starless: new Set<number>(),
  };
};
type KnownContacts = Awaited<ReturnType<typeof loadKnown>>;
type Field = ImportField<KnownContacts>;

const fields: readonly Field[] = [
  idField,
  ...clubFields,
  ...formFields<KnownContacts>(contactInputSchema, {
    name: {
      also: ['Kontaktperson', 'Kontakt', 'Person', 'Fulde navn'],
      comment: 'Personens navn.',
      examples: ['Åse Eksempel', 'Bjørn Opdigt'],
    },
    role: {
      also: ['Titel', 'Funktion', 'Stilling'],
      comment: 'Personens rolle i klubben.',
      examples: ['Formand', 'Kasserer'],
    },
    email: {
      read: emailIn,
      also: emailWords,
      comment: 'Findes e-mailen i forvejen hos klubben, opdateres den person.',
      examples: ['aase@klub.example', ''],
    },
    phone: {
      also: phoneWords,
      comment: 'Personens telefon.',
      examples: ['12 34 56 78', ''],
    },
    primary: {
      label: 'Primær',
      also: ['Primær kontaktperson', 'Primær kontakt'],
      comment: 'Ja eller Nej. En klub har én primær kontaktperson.',
    },
    activeTo: {
      label: 'Aktiv til',
      also: ['Ikke længere aktiv fra', 'Fratrådt', 'Stoppet'],
      comment: 'Den dag, personen ikke længere er der. Skriv den som 31-12-2026.',
    },
    note: {
      also: ['Bemærkning', 'Noter'],
      comment: 'Fri tekst.',
    },
  }),
];

const settle = (given: Values, known: KnownContacts): { values: Values; errors: string[] } => {
  const { sponsorshipId: _id, cvr: _cvr, sponsorship: _name, ...values } = given;
  const club = clubOf(given);
  // Who is named by an Id alone is still somebody of a club, which has one star to give.
  const sponsorshipId = club.id ?? known.records.get(Number(given.id))?.sponsorshipId;
  if (sponsorshipId !== undefined) values.sponsorshipId = sponsorshipId;
  // Who has left has no star.
  const { activeTo } = values;
  if (values.primary === true && typeof activeTo === 'string' && activeTo <= known.today) values.primary = false;
  return { values, errors: club.errors };
};

const find = ({ sponsorshipId, email, name }: Values, known: KnownContacts): RecordMatch<ContactRow> => {
  const people = known.bySponsorship.get(Number(sponsorshipId)) ?? [];
  const same = (one: string | null, other: unknown) =>
    one !== null && typeof other === 'string' && foldCase(one) === foldCase(other);
  const byEmail = people.filter((person) => same(person.email, email));
  const matches = byEmail.length > 0 ? byEmail : people.filter((person) => same(person.name, name));
  const why = byEmail.length > 0 ? 'Samme klub og e-mail' : 'Samme klub og navn';
  const candidates = matches.map((record) => ({ record, why }));
  return { record: matches.length === 1 ? (matches[0] ?? null) : null, isDoubt: matches.length > 1, candidates };
};

/** Two rows are about one person of a club by e-mail, else by name where not each of them has an e-mail of its own. */
const keysOf = ({ sponsorshipId, email, name }: Values): { sought: string[]; left: string[] } => {
  if (typeof sponsorshipId !== 'number') return { sought: [], left: [] };
  const called = `${sponsorshipId} ${foldCase(String(name ?? ''))}`;
  const [any, without] = [`name ${called}`, `name without mail ${called}`];
  if (typeof email !== 'string') return { sought: [any], left: [any, without] };
  const mail = `mail ${sponsorshipId} ${foldCase(email)}`;
  return { sought: [mail, without], left: [mail, any] };
};

const check = (input: Values, before: ContactRow | null, known: KnownContacts, values: Values): FieldErrors => {
  const { primary, activeTo } = input as ContactInput;
  const club = values.sponsorshipId ?? before?.sponsorshipId;
  if (typeof club !== 'number') return { sponsorshipId: 'Sponsorat skal udfyldes' };
  if (before && before.sponsorshipId !== club) return { sponsorshipId: 'Kontaktpersonen hører til et andet sponsorat' };
  if (primary && activeTo !== null && activeTo <= known.today)
    return { primary: 'En primær kontaktperson kan ikke være stoppet' };
  return {};
};

/** Contacts of sponsorships: by Id, else by the club and e-mail, else by the club and name. */
export const contactsImport = defineImport({
  a: 'en kontaktperson',
  fields,
  examples: exampleClubs,
  load: loadKnown,
  schema: contactInputSchema,
  valuesOf: (record: ContactRow) => ({ ...record }),
  nameOf: ({ name }) => name,
  pathOf: ({ sponsorshipId }) => `/sponsorships/${sponsorshipId}/folder`,
  labelOf: ({ name, sponsorshipId }, { clubs }) =>
    typeof name === 'string' ? [name, clubs.get(sponsorshipId)?.name].filter(Boolean).join(' · ') : '',
  settle,
  find,
  keysOf,
  alwaysKeysOf: ({ sponsorshipId, primary }) => (primary === true ? [`primary ${sponsorshipId}`] : []),
  check,
  save: async (tx: Connection, deps: Deps, actor, { id, input, values, context }) => {
    const planned = id === null ? null : context.records.get(id);
    const club = planned?.sponsorshipId ?? Number(values.sponsorshipId);
    await lockSponsorship(tx, actor, club);
    const now = id === null ? null : await lockRecord(tx, contactDefinition, actor, club, id);
    const isStarless = id !== null && context.starless.has(id);
    if (now && planned && now.version !== planned.version && !isStarless)
      throw conflict('Kontaktpersonen er ændret imens.');
    const primary = 'primary' in values ? input.primary : (now?.primary ?? false);
    const before = await findPrimary(tx, club);
    const given = { ...input, primary, id, version: now?.version ?? null };
    const saved = await writeRecord(tx, contactDefinition, deps, actor, club, new Input(given, contactInputSchema));
    if (saved.primary && before && before.id !== saved.id) context.starless.add(before.id);
    return saved.id;
  },
});

import { type EventInput, eventInputSchema, type FieldErrors, field } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { defineImport } from '../../lib/imports/define-import.ts';
import { idField } from '../../lib/imports/fields.rules.ts';
import { formFields } from '../../lib/imports/form-fields.rules.ts';
import type { ImportField, RecordMatch, Values } from '../../lib/imports/import-kind.ts';
import { calendarHeadings } from '../../lib/spreadsheet/calendar.ts';
import { cellText } from '../../lib/spreadsheet/cell-values.rules.ts';
import { clubFields, clubOf } from '../sponsorships/club.import.ts';
import { exampleClubs } from '../sponsorships/examples.store.ts';
import { writeRecord } from '../sponsorships/records.usecases.ts';
import { kindIn, timeIn } from './event-cells.rules.ts';
import type { EventRecord } from './events.store.ts';
import { eventDefinition, refusals } from './events.usecases.ts';
import { type KnownEvents, loadKnownEvents, slotOf, uidKey } from './known-events.import.ts';

/** An event as the form has it, and what a calendar calls it. */
const importedEventSchema = eventInputSchema.safeExtend({ uid: field.optionalText('Følger kalenderen') });

/** Here "Navn" is what the event is called, and a club's Id suffices. */
const clubColumns = clubFields.map((one): ImportField<KnownEvents> => {
  if (one.field === 'sponsorshipId') return { ...one, says: ['sponsorship'] };
  if (one.field !== 'sponsorship') return one;
  return { ...one, label: 'Klub', also: ['Sponsorat', ...(one.also ?? []).filter((name) => name !== 'Navn')] };
});

const fields: readonly ImportField<KnownEvents>[] = [
  idField,
  ...formFields<KnownEvents>(importedEventSchema, {
    sponsorshipId: clubColumns,
    title: {
      also: ['Arrangement', 'Kamp', 'Navn', 'Begivenhed', 'Emne'],
      comment: 'Hvad der spilles eller sker. Samme klub, dato og titel er samme arrangement.',
      examples: ['Æblestrup – Opdigt', 'Sæsonafslutning'],
    },
    date: { also: ['Dag', 'Kampdato', 'Startdato'], examples: ['15-08-2026', '12-06-2027'] },
    time: {
      also: ['Tidspunkt', 'Klokken', 'Kl.', 'Start', 'Starttid', 'Starttidspunkt'],
      comment: 'Skriv tiden som 18:30.',
      read: timeIn,
      examples: ['18:30', ''],
    },
    venue: {
      also: ['Spillested', 'Bane', 'Stadion', 'Hal', 'Lokation'],
      comment: 'Hvor det er.',
      examples: ['Æblestrup Stadion', 'Klubhuset'],
    },
    kind: {
      also: ['Slags', 'Hjemme/ude'],
      comment: 'Hjemmekamp, Udekamp, Stævne, Koncert, Møde eller Andet.',
      read: kindIn,
      examples: ['Hjemmekamp', 'Møde'],
    },
    season: { comment: 'Skriv den som 2026/27.', examples: ['2026/27', ''] },
    returnBy: {
      also: ['Returneres senest', 'Billetter retur', 'Frist'],
      comment: 'Den sidste dag, billetter kan leveres tilbage til klubben.',
      examples: ['01-08-2026', ''],
    },
    cancelled: { comment: 'Ja eller Nej. Pladserne er fri igen, når arrangementet er aflyst.' },
    note: { also: ['Bemærkning', 'Noter', 'Beskrivelse'], comment: 'Fri tekst.' },
    uid: {
      label: calendarHeadings.uid,
      comment: 'Det, en kalender kalder arrangementet. Så flyttes en kamp, der flytter.',
      says: [],
    },
  }),
  {
    field: 'trouble',
    label: calendarHeadings.trouble,
    comment: 'Hvorfor arrangementet ikke kan tages ind.',
    says: [],
    read: (cell) => ({ problem: cellText(cell) }),
  },
];

const settle = (given: Values, known: KnownEvents): { values: Values; errors: string[] } => {
  const { sponsorshipId: _id, cvr: _cvr, sponsorship, trouble: _trouble, ...values } = given;
  const club = clubOf(given);
  // Who is named by an Id alone still has a club.
  const sponsorshipId = club.id ?? known.records.get(Number(given.id))?.sponsorshipId;
  if (sponsorshipId !== undefined) values.sponsorshipId = sponsorshipId;
  const isOther = club.id !== null && Array.isArray(sponsorship) && !sponsorship.includes(club.id);
  return { values, errors: isOther ? ['Klub: Rækken er fra en anden klub end den, filen er læst som'] : club.errors };
};

const placeIn = ({ sponsorshipId, date, title }: Values): string[] =>
  typeof sponsorshipId === 'number' && typeof date === 'string' && typeof title === 'string'
    ? [slotOf({ sponsorshipId, date, title })]
    : [];

const uidIn = ({ sponsorshipId, uid }: Values): string[] =>
  typeof sponsorshipId === 'number' && typeof uid === 'string' ? [uidKey(sponsorshipId, uid)] : [];

const find = (values: Values, { byUid, bySlot }: KnownEvents): RecordMatch<EventRecord> => {
  const [same] = uidIn(values).flatMap((key) => byUid.get(key) ?? []);
  const [alike] = placeIn(values).flatMap((key) => bySlot.get(key) ?? []);
  const record = same ?? alike ?? null;
  const why = same ? 'Samme arrangement i kalenderen' : 'Samme klub, dato og titel';
  return { record, isDoubt: false, candidates: record ? [{ record, why }] : [] };
};

const keysOf = (values: Values) => {
  const keys = uidIn(values).map((key) => `uid ${key}`);
  return { sought: keys, left: keys };
};

const check = (input: Values, before: EventRecord | null, known: KnownEvents): FieldErrors => {
  const event = input as EventInput & { uid: string | null };
  if (before && before.sponsorshipId !== event.sponsorshipId) return { sponsorshipId: refusals.sponsorship };
  const [same] = uidIn(input).flatMap((key) => known.byUid.get(key) ?? []);
  if (same && same.id !== before?.id) return { uid: `Kalenderen kalder allerede ${same.title} det` };
  if (known.isTaken(event, before)) return { title: refusals.title };
  if (before?.cancelled && !event.cancelled && known.lacksSeats(before)) return { cancelled: refusals.seats };
  return {};
};

/** Events of clubs: by Id, else by what their calendar calls them, else by club, date and title. */
export const eventsImport = defineImport({
  a: 'et arrangement',
  fields,
  examples: exampleClubs,
  load: (tx: Connection, _deps: Deps, scope) => loadKnownEvents(tx, scope),
  schema: importedEventSchema,
  valuesOf: (record: EventRecord) => ({ ...record }),
  nameOf: ({ title }) => title,
  pathOf: ({ id }) => `/tickets/events/${id}`,
  labelOf: ({ title, sponsorshipId }, { clubs }) =>
    typeof title === 'string' ? [title, clubs.get(sponsorshipId)?.name].filter(Boolean).join(' · ') : '',
  settle,
  find,
  keysOf,
  alwaysKeysOf: (values) => placeIn(values).map((key) => `place ${key}`),
  check,
  planned: (input, before, known) => known.place(input as EventInput, before),
  shown: (key, value) => (key === 'uid' && value !== null ? 'Ja' : undefined),
  references: ({ clubs }) => ({ sponsorship: clubs }),
  save: async (tx: Connection, deps: Deps, actor, { id, input, context }) => {
    const planned = id === null ? null : context.records.get(id);
    const given = { ...input, id, version: planned?.version ?? null };
    const club = planned?.sponsorshipId ?? (input as EventInput).sponsorshipId;
    const saved = await writeRecord(tx, eventDefinition, deps, actor, club, new Input(given, importedEventSchema));
    return saved.id;
  },
});

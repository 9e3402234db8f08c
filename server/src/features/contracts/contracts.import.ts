import {
  contractStatus,
  dateProblems,
  type FieldErrors,
  type FileContractInput,
  fileContractInputSchema,
  type IsoDate,
  isCategoryFor,
  kronerText,
  missingForConfirm,
  shortDate,
  toOre,
  yearOf,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { valuesIn } from '../../lib/imports/column-values.rules.ts';
import { defineImport } from '../../lib/imports/define-import.ts';
import { namedOnce, twoExamples } from '../../lib/imports/examples.rules.ts';
import { idIn } from '../../lib/imports/fields.rules.ts';
import type { ImportScope, RecordMatch, Values } from '../../lib/imports/import-kind.ts';
import { foldCase } from '../../lib/imports/names.rules.ts';
import { NameFinder } from '../../lib/imports/references.rules.ts';
import { cellText } from '../../lib/spreadsheet/cell-values.rules.ts';
import { categoryProblem } from '../categories/categories.rules.ts';
import { listCategories } from '../categories/categories.store.ts';
import { findRulesOn } from '../rule-values/rule-values.store.ts';
import { clubLookupOf, clubOf, clubsIn } from '../sponsorships/club.import.ts';
import { exampleClubs } from '../sponsorships/examples.store.ts';
import { listSponsorshipNames } from '../sponsorships/sponsorships.store.ts';
import { confirmImported } from './confirm.usecases.ts';
import { contractFields, RATES } from './contracts.fields.ts';
import { writeImportedDraft } from './contracts.usecases.ts';
import { type ImportedContract, listImportedContracts } from './import.store.ts';
import { nextContractNumbers } from './numbers.store.ts';
import { withPeriod } from './periods.rules.ts';
import { paidRateProblems } from './rates.rules.ts';

const placeOf = ({ sponsorshipId, startDate, endDate }: Values): string => `${sponsorshipId} ${startDate} ${endDate}`;

const loadKnown = async (tx: Connection, { clock }: Deps, scope: ImportScope) => {
  const clubs = clubLookupOf(await listSponsorshipNames(tx));
  const all = await listImportedContracts(tx, {
    ids: valuesIn(scope, 'id', idIn),
    numbers: valuesIn(scope, 'number', (cell) => ({ value: cellText(cell) })),
    sponsorshipIds: clubsIn(scope, clubs),
  });
  const categories = await listCategories(tx);
  const rules = await findRulesOn(tx, today(clock));
  return {
    ...clubs,
    // A file has nobody who may allow it.
    as: rules['approval.enabled'] ? 'draft' : (scope.as ?? 'awaiting'),
    today: today(clock),
    records: new Map(all.map((one) => [one.id, one])),
    byNumber: new Map(all.map((one) => [one.number, one])),
    byPlace: Map.groupBy(all, placeOf),
    byClub: Map.groupBy(all, ({ sponsorshipId }) => sponsorshipId),
    numbers: [] as string[],
    categories: new NameFinder('Kategorien', categories, { isOffered: ({ use }) => isCategoryFor(use, 'Aftaler') }),
    categoriesById: new Map(categories.map((one) => [one.id, one])),
  };
};
type KnownContracts = Awaited<ReturnType<typeof loadKnown>>;

/** The rates that a row names, in their order: each with both its day and its amount. */
const ratesOf = (given: Values): { rates: { amount: unknown; dueDate: unknown }[] | null; errors: string[] } => {
  const all = Array.from({ length: RATES }, (_, at) => ({
    number: at + 1,
    dueDate: given[`rate${at + 1}Date`] ?? null,
    amount: given[`rate${at + 1}Amount`] ?? null,
  }));
  const named = all.filter(({ dueDate, amount: kr }) => dueDate !== null || kr !== null);
  const half = named.find(({ dueDate, amount: kr }) => dueDate === null || kr === null);
  if (half) return { rates: null, errors: [`Rate ${half.number}: Skriv både dato og beløb`] };
  const isCleared = Object.keys(given).some((key) => /^rate\d+(Date|Amount)$/.test(key));
  return {
    rates: isCleared ? named.map((rate) => ({ amount: rate.amount, dueDate: rate.dueDate })) : null,
    errors: [],
  };
};

const settle = (given: Values): { values: Values; errors: string[] } => {
  const values = Object.fromEntries(
    Object.entries(withPeriod(given)).filter(([key]) => !/^rate\d+|^(sponsorship|cvr|sponsorshipId)$/.test(key)),
  );
  const club = clubOf(given);
  if (club.id !== null) values.sponsorshipId = club.id;
  const { rates, errors } = ratesOf(given);
  if (rates) values.rates = rates;
  return { values, errors: [...club.errors, ...errors] };
};

/** The signed agreements that a new one of this period takes the place of, today or later, once it is signed itself. */
const displacedBy = ({ sponsorshipId, startDate, endDate }: Values, { byClub, today }: KnownContracts) => {
  const [start, end] = [String(startDate), String(endDate)];
  return (byClub.get(Number(sponsorshipId)) ?? []).filter(
    (one) =>
      one.status === contractStatus.approved &&
      one.startDate !== null &&
      one.endDate !== null &&
      // Of two that overlap, the one that begins last is active.
      one.startDate <= start &&
      start <= one.endDate &&
      today <= one.endDate &&
      today <= end,
  );
};

const find = (values: Values, known: KnownContracts): RecordMatch<ImportedContract> => {
  const { byNumber, byPlace } = known;
  const numbered = typeof values.number === 'string' ? byNumber.get(values.number) : undefined;
  if (numbered) return { record: numbered, isDoubt: false, candidates: [{ record: numbered, why: 'Samme nummer' }] };
  const isPlaced = values.sponsorshipId && values.startDate && values.endDate;
  const matches = isPlaced ? (byPlace.get(placeOf(values)) ?? []) : [];
  if (isPlaced && matches.length === 0) {
    const start = String(values.startDate);
    const from = start > known.today ? ` fra ${shortDate(start)}` : '';
    const candidates = displacedBy(values, known).map((record) => ({
      record,
      why: `Overlapper, løber til ${shortDate(record.endDate ?? '')} og er ikke længere den aktive${from}, når denne er underskrevet`,
    }));
    return { record: null, isDoubt: false, candidates };
  }
  const candidates = matches.map((record) => ({ record, why: 'Samme klub og periode' }));
  return { record: matches.length === 1 ? (matches[0] ?? null) : null, isDoubt: matches.length > 1, candidates };
};

const keysOf = (values: Values) => {
  if (typeof values.number === 'string')
    return { sought: [`number ${values.number}`], left: [`number ${values.number}`] };
  const keys = values.sponsorshipId && values.startDate && values.endDate ? [placeOf(values)] : [];
  return { sought: keys, left: keys };
};

/** Danish messages, by field, for days of an old paper that have not come yet. */
const oldDateProblems = ({ confirmedOn, signedOn }: FileContractInput, today: IsoDate): FieldErrors => ({
  ...(confirmedOn && confirmedOn > today && { confirmedOn: 'Bekræftet den kan ikke ligge efter i dag' }),
  ...(signedOn && signedOn > today && { signedOn: 'Underskrevet den kan ikke ligge efter i dag' }),
});

/** What a new agreement that is to await its signature lacks. */
const lacks = (input: Values, before: ImportedContract | null, { as }: KnownContracts): FieldErrors =>
  before || as !== 'awaiting'
    ? {}
    : missingForConfirm({ ...input, rates: input.rates ?? [] } as Parameters<typeof missingForConfirm>[0]);

const check = (input: Values, before: ImportedContract | null, known: KnownContracts, values: Values): FieldErrors => {
  const contract = input as FileContractInput;
  if (!before && typeof values.sponsorshipId !== 'number') return { sponsorshipId: 'Sponsorat skal udfyldes' };
  if (before && typeof values.sponsorshipId === 'number' && values.sponsorshipId !== before.sponsorshipId)
    return { sponsorshipId: 'Aftalen hører til et andet sponsorat' };
  const [startDate, endDate, renegotiation] = [
    contract.startDate ?? null,
    contract.endDate ?? null,
    contract.renegotiation ?? null,
  ];
  const chosen = contract.category ? [contract.category] : [];
  const stored = before?.categoryId ? [before.categoryId] : [];
  const category = categoryProblem(known.categoriesById, { label: 'Kategori', owner: 'Aftaler', chosen, stored });
  const additionalCategories = categoryProblem(known.categoriesById, {
    label: 'Yderligere kategorier',
    owner: 'Aftaler',
    chosen: contract.additionalCategories ?? [],
    stored: before?.additionalCategories ?? [],
  });
  const paid = (before?.paidRates ?? []).map(({ registered, ...rate }) => ({ ...rate, registered: toOre(registered) }));
  return {
    ...dateProblems({ startDate, endDate, renegotiation }),
    ...oldDateProblems(contract, known.today),
    ...paidRateProblems(paid, contract.rates ?? []),
    ...(category && { category }),
    ...(additionalCategories && { additionalCategories }),
    ...lacks(input, before, known),
  };
};

const displayValue = (key: string, value: unknown): string | null | undefined =>
  key === 'rates' && Array.isArray(value)
    ? value.map(({ amount: kr, dueDate }) => `${kronerText(kr)} den ${shortDate(dueDate)}`).join('; ') || null
    : undefined;

/** Why an agreement cannot be changed by a file. */
const whyFixed = ({ number, status, simple }: ImportedContract): string | null => {
  if (status !== contractStatus.draft) return `Aftale ${number} er ikke en kladde og kan derfor ikke ændres`;
  return simple ? null : `Aftale ${number} er ikke en simpel aftale. Ret den i guiden`;
};

/** Simple agreements: by Id, else by number, else by club and period. New ones get the next numbers, in the file's order. */
export const contractsImport = defineImport<KnownContracts, ImportedContract>({
  a: 'en aftale',
  fields: contractFields,
  examples: async (db) => {
    const categories = namedOnce(await listCategories(db)).filter(({ use }) => isCategoryFor(use, 'Aftaler'));
    return twoExamples(await exampleClubs(db), categories, (club, { name }) => ({ ...club, category: name }));
  },
  load: loadKnown,
  schema: fileContractInputSchema,
  valuesOf: (record) => ({ ...record, category: record.categoryId }),
  nameOf: ({ number, club }) => `${number} ${club}`,
  pathOf: ({ id, sponsorshipId }) => `/sponsorships/${sponsorshipId}/${id}`,
  labelOf: ({ number, sponsorshipId }, { clubs }) => String(number ?? clubs.get(sponsorshipId)?.name ?? ''),
  settle,
  find,
  keysOf,
  isSame: (key, value, record) => {
    if (key === 'category' && typeof value === 'string')
      return record.categoryName !== null && foldCase(value) === foldCase(record.categoryName);
    return undefined;
  },
  inputOf: ({ category, ...values }, { categories }) => {
    if (typeof category !== 'string')
      return { values: { ...values, ...(category === null && { category }) }, unknown: null };
    const id = categories.id(category);
    if ('problem' in id) return { values, unknown: { field: 'category', ...id } };
    return { values: { ...values, category: id.value }, unknown: null };
  },
  check,
  lacks,
  fixed: whyFixed,
  shown: displayValue,
  references: ({ categories }) => ({ category: categories }),
  // Outside the transaction, or nobody else could make an agreement until it ends; an import that fails leaves a gap.
  begin: async (deps: Deps, { numbers }, { create }) => {
    if (create > 0) numbers.push(...(await nextContractNumbers(deps.db, yearOf(today(deps.clock)), create)));
  },
  save: async (tx: Connection, deps: Deps, actor: Actor, { id, input, values, context }) => {
    const before = id === null ? null : context.records.get(id);
    const sponsorshipId = before?.sponsorshipId ?? Number(values.sponsorshipId);
    const number = before ? null : (context.numbers.shift() ?? null);
    const sent = new Input(input, fileContractInputSchema);
    const draft = await writeImportedDraft(tx, deps, actor, { sponsorshipId, number }, sent);
    if (!before && context.as === 'awaiting') await confirmImported(tx, deps, actor, draft);
    return draft.id;
  },
});

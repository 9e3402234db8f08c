import {
  type FieldErrors,
  kronerText,
  oreToKroner,
  type PaymentInput,
  paymentInputSchema,
  paymentMessages,
  shortDate,
  toOre,
} from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import { Input } from '../../lib/http/input.ts';
import { valuesIn } from '../../lib/imports/column-values.rules.ts';
import { defineImport } from '../../lib/imports/define-import.ts';
import { idIn } from '../../lib/imports/fields.rules.ts';
import type { CellsError, ImportScope, RecordMatch, Values } from '../../lib/imports/import-kind.ts';
import { foldCase } from '../../lib/imports/names.rules.ts';
import { cellText } from '../../lib/spreadsheet/cell-values.rules.ts';
import { clubLookupOf, clubOf, clubsIn } from '../sponsorships/club.import.ts';
import { listSponsorshipNames } from '../sponsorships/sponsorships.store.ts';
import { type ImportedPayment, listImportedPayments, listPaidContracts } from './import.store.ts';
import { contractNamed, contractsByName, rateDueOn } from './paid-contract.rules.ts';
import { paymentFields } from './payments.fields.ts';
import { examplePayments } from './payments.store.ts';
import { writePayment } from './payments.usecases.ts';

const foldText = (text: unknown): string => (typeof text === 'string' ? foldCase(text) : '');

/** What no two payments of a file have in common. */
const keyOf = ({ contractId, amount, paidOn, reference }: Values): string =>
  [contractId, amount, paidOn ?? '', foldText(reference)].join('|');

/** The same invoice, whether it was paid yet or not; null where it has no number. */
const invoiceOf = ({ contractId, amount, invoiceNumber }: Values): string | null =>
  foldText(invoiceNumber) ? [contractId, amount, foldText(invoiceNumber)].join('|') : null;

const loadKnown = async (tx: Connection, scope: ImportScope) => {
  const clubs = clubLookupOf(await listSponsorshipNames(tx));
  const text = (cell: Parameters<typeof cellText>[0]) => ({ value: cellText(cell) });
  const contracts = await listPaidContracts(tx, {
    ids: valuesIn(scope, 'id', idIn),
    numbers: [...valuesIn(scope, 'number', text), ...valuesIn(scope, 'externalNumber', text)],
    sponsorshipIds: clubsIn(scope, clubs),
  });
  const all = await listImportedPayments(
    tx,
    contracts.map(({ id }) => id),
  );
  const rates = contracts.flatMap((contract) => contract.rates.map((rate, at) => ({ ...rate, at, contract })));
  return {
    ...clubs,
    ...contractsByName(contracts),
    rates: new Map(rates.map((rate) => [rate.id, rate])),
    records: new Map(all.map((one) => [one.id, one])),
    byKey: Map.groupBy(all, keyOf),
    byInvoice: Map.groupBy(all, invoiceOf),
    /** What is registered on each rate, with what the rows before add to it. */
    registered: new Map(rates.map(({ id, registered }) => [id, toOre(registered)])),
  };
};
type KnownPayments = Awaited<ReturnType<typeof loadKnown>>;

const isCell = (key: string): boolean =>
  ['number', 'externalNumber', 'sponsorshipId', 'sponsorship', 'cvr', 'startDate', 'dueDate'].includes(key);

const settle = (given: Values, known: KnownPayments): { values: Values; errors: CellsError[] } => {
  const values = Object.fromEntries(Object.entries(given).filter(([key]) => !isCell(key)));
  const { contract: labelOf, errors } = contractNamed(given, clubOf(given), known);
  const record = known.records.get(Number(given.id));
  const contract = labelOf ?? (errors.length === 0 && record ? known.contracts.get(record.contractId) : undefined);
  if (!contract) return { values, errors };
  values.contractId = contract.id;
  const { dueDate, amount } = given;
  if (dueDate === null) values.rateId = null;
  if (typeof dueDate !== 'string') return { values, errors };
  // Of several rates of that day, the one that the payment is on already.
  const [same = record] = known.byKey.get(keyOf(values)) ?? [];
  const rate = known.rates.get(same?.rateId ?? 0);
  if (rate?.dueDate === dueDate && rate.contract.id === contract.id)
    return { values: { ...values, rateId: rate.id }, errors };
  const found = rateDueOn(contract, dueDate, { amount, registered: known.registered });
  if ('problem' in found) return { values, errors: [...errors, { ...found, field: 'dueDate' }] };
  return { values: { ...values, rateId: found.rateId }, errors };
};

const find = (values: Values, { byKey, byInvoice }: KnownPayments): RecordMatch<ImportedPayment> => {
  const same = byKey.get(keyOf(values)) ?? [];
  const isOpen = ({ paidOn }: ImportedPayment) => !paidOn || !values.paidOn;
  const found = same.length > 0 ? same : (byInvoice.get(invoiceOf(values) ?? '') ?? []).filter(isOpen);
  const why = same.length > 0 ? 'Samme aftale, beløb, dag og reference' : 'Samme faktura';
  const candidates = found.map((record) => ({ record, why }));
  const [only, ...others] = found;
  if (!only) return { record: null, isDoubt: false, candidates };
  // What is paid on another rate may be another payment of the same day.
  const isOther = typeof values.rateId === 'number' && only.rateId !== null && only.rateId !== values.rateId;
  const isDoubt = others.length > 0 || isOther;
  return { record: isDoubt ? null : only, isDoubt, candidates };
};

const check = (input: Values, before: ImportedPayment | null, known: KnownPayments): FieldErrors => {
  const { contractId, rateId, amount } = input as PaymentInput;
  if (before && before.contractId !== contractId) return { contractId: paymentMessages.otherContract };
  if (!before && !known.contracts.get(contractId)?.wasApproved) return { contractId: paymentMessages.unsigned };
  if (rateId === null) return {};
  const rate = known.rates.get(rateId);
  if (!rate) return { rateId: paymentMessages.gone };
  const own = before?.rateId === rateId ? toOre(before.amount) : 0n;
  const rest = toOre(rate.amount) - (known.registered.get(rateId) ?? 0n) + own;
  if (toOre(amount) <= rest) return {};
  return { amount: rest > 0n ? paymentMessages.rest(oreToKroner(rest)) : paymentMessages.none };
};

const addToPlan = (input: Values, before: ImportedPayment | null, { registered }: KnownPayments): void => {
  const add = (rateId: unknown, ore: bigint) => {
    if (typeof rateId === 'number') registered.set(rateId, (registered.get(rateId) ?? 0n) + ore);
  };
  if (before) add(before.rateId, -toOre(before.amount));
  const { rateId, amount } = input as PaymentInput;
  add(rateId, toOre(amount));
};

const displayValue = (key: string, value: unknown, { contracts, rates }: KnownPayments): string | null | undefined => {
  if (key === 'contractId') return contracts.get(Number(value))?.number ?? null;
  if (key !== 'rateId') return undefined;
  const rate = rates.get(Number(value));
  return rate ? `Rate ${rate.at + 1} af ${rate.contract.rates.length}, ${shortDate(rate.dueDate ?? '')}` : null;
};

const labelOf = ({ contractId, amount, paidOn }: Values, { contracts }: KnownPayments): string => {
  const contract = contracts.get(Number(contractId));
  const parts = [
    contract && `${contract.number} ${contract.club}`,
    typeof amount === 'number' && kronerText(amount),
    typeof paidOn === 'string' && shortDate(paidOn),
  ];
  return contract ? parts.filter(Boolean).join(' · ') : '';
};

/** Payments: by Id, else by agreement, amount, day and reference, else by the invoice that waited for its payment. */
export const paymentsImport = defineImport<KnownPayments, ImportedPayment>({
  a: 'en betaling',
  fields: paymentFields,
  examples: examplePayments,
  load: (tx, _deps, scope) => loadKnown(tx, scope),
  schema: paymentInputSchema,
  valuesOf: (record) => ({ ...record }),
  nameOf: ({ amount, paidOn }) => [kronerText(amount), paidOn && shortDate(paidOn)].filter(Boolean).join(', '),
  pathOf: ({ sponsorshipId, contractId }) => `/sponsorships/${sponsorshipId}/${contractId}`,
  labelOf,
  settle,
  find,
  keysOf: (values) => {
    const keys = values.contractId && values.amount ? [keyOf(values)] : [];
    return { sought: keys, left: keys };
  },
  given: (_values, record) => (record ? { contractId: record.contractId } : {}),
  inputOf: (values) => ({
    values,
    unknown: values.contractId
      ? null
      : { field: 'number', problem: 'Skriv aftalens nummer, eller klubben og aftalens startdato' },
  }),
  check,
  planned: addToPlan,
  shown: displayValue,
  save: async (tx, deps, actor, { id, input }) => {
    const sent = new Input({ ...input, id: id ?? undefined }, paymentInputSchema);
    return (await writePayment(tx, deps, actor, sent)).payment.id;
  },
});

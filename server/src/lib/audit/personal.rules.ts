import type { AuditKind, FieldFormat } from '@sponsorat/api';
import { formFields } from './forms.rules.ts';

/** The field of who did it: a name, and the address that it came from. */
export const ACTOR = 'actor';

/**
 * What is not written to the log at all: names of whoever saved the record before, which are the actors of earlier
 * lines, and what only repeats other fields or records.
 */
const leftOut = [
  ...(['updatedBy', 'createdBy', 'confirmedBy', 'approvedBy', 'doneBy', 'removedBy', 'checkedBy'] as const),
  ...(['searched', 'renewedById', 'successorId', 'renewFrom', 'paidRates', 'signing'] as const),
  ...(['approval', 'savedByIds'] as const),
] as const;

const versioned = ['id', 'version', 'updatedAt'];
const refusal = ['status', 'error', 'call'];

// What the bank keeps of itself and its catalogue is about nobody.
const aboutNobody: readonly AuditKind[] = [
  'product',
  'product-category',
  'category',
  'area',
  'budget',
  'update',
  'company',
];

/**
 * What is plain of each kind although it is text, and what a record has besides its form: all else is personal. A club's
 * address is often its treasurer's home; a confirmed agreement (`frozen`) names contact person and responsible user; titles,
 * notes and references are free text, a folder or a file may have somebody's name.
 */
const plain: Partial<Record<AuditKind, readonly string[]>> = {
  sponsorship: ['name', 'shortName', 'cvr', 'zipCode', 'city', 'logoFileId'],
  contact: ['sponsorshipId'],
  contract: [
    'number',
    'sponsorshipId',
    'goneProducts',
    'status',
    'externalNumber',
    'liveCategoryName',
    'recommendation',
    'frozenCategoryName',
    'agreementFileId',
    'createdAt',
    'confirmedAt',
    'approvedAt',
    'signed',
    'isActive',
    'sentAt',
    'importedAt',
    'deadline',
  ],
  conflict: ['number'],
  note: ['sponsorshipId', 'followUpId', 'createdAt'],
  document: ['sponsorshipId', 'contractId', 'fileId', 'createdAt', 'removedAt'],
  event: ['sponsorshipId', 'title', 'time', 'venue', 'season', 'uid'],
  proof: ['sponsorshipId', 'itemId', 'usageId', 'product', 'files', 'createdAt', 'removedAt'],
  item: ['contractId', 'product', 'amount', 'mode', 'unitValue', 'includesTravel'],
  grant: [
    'sponsorshipId',
    'areaId',
    'state',
    'returnedFrom',
    'attended',
    'givenOn',
    'handedOutOn',
    'requestedById',
    'decidedAt',
    'createdAt',
  ],
  payment: [
    'contractId',
    'contractNumber',
    'rateId',
    'rateDueDate',
    'invoiceNumber',
    'invoiceFileId',
    'createdAt',
    'before',
    'count',
    'sponsorshipId',
    'areaId',
  ],
  file: ['kind', 'contractNumber'],
  update: ['createDate'],
  template: ['name', 'description'],
  company: ['logoFileId', 'totp', 'secondFactorDemand'],
  rule: ['key'],
  // The text of a task that is computed is not stored.
  task: ['kind', 'number', 'sponsorshipId', 'doneAt', 'state', 'until'],
  user: [
    'roles',
    'lockedOut',
    'mustChangePassword',
    'passwordChanged',
    'pictureFileId',
    'recoveryCodesLeft',
    'bankAccount',
    'oidcIssuer',
    'keptAdminAt',
    'digest',
    'scope',
    'without',
    'amounts',
  ],
  call: ['count', 'from', 'to'],
  database: ['takenAt', 'rows', 'documents'],
  list: ['list', 'format', 'rows'],
  report: ['title'],
  import: ['list', 'rows', 'created', 'changed', 'leftOut'],
  log: ['format', 'from', 'to', 'rows', 'values'],
};

/** What is personal besides the texts of forms. */
const personal: Partial<Record<AuditKind, readonly string[]>> = {
  contract: [
    'frozen',
    'signer',
    'signers',
    'signerEmail',
    'colleagues',
    'subject',
    'approver',
    'note',
    'conflict',
    'to',
  ],
  grant: ['requestedBy', 'decidedBy', 'decision', 'companions'],
  conflict: ['conflict'],
  user: ['oidcSubject'],
  database: ['file'],
  // Somebody may be searched for by name.
  list: ['filter'],
  import: ['fileName'],
  mail: ['to', 'subject'],
  log: ['reason'],
};

const isText = (format: FieldFormat): boolean => format === 'text' || format === 'texts' || format === 'html';

/** What has been decided of a field; null of one that nobody thought of. */
export const decisionOf = (kind: AuditKind, field: string): 'personal' | 'plain' | 'left out' | null => {
  if (leftOut.some((one) => one === field)) return 'left out';
  if (personal[kind]?.includes(field)) return 'personal';
  if ([...(plain[kind] ?? []), ...versioned, ...refusal].includes(field)) return 'plain';
  const form = formFields[kind]?.[field];
  if (!form) return null;
  return isText(form.format) && !aboutNobody.includes(kind) ? 'personal' : 'plain';
};

/** A personal value of a line, before and after. */
export type AuditValue = { field: string; before: unknown; after: unknown; changed: boolean };
type State = Record<string, unknown>;
type States = { before: State | null; after: State | null };

type PersonalDecision = ReturnType<typeof decisionOf>;

const entriesOf = (
  kind: AuditKind,
  state: State | null,
  fits: (decision: PersonalDecision, value: unknown) => boolean,
) =>
  state && Object.fromEntries(Object.entries(state).filter(([field, value]) => fits(decisionOf(kind, field), value)));

/** A line's states without what is personal, and that by itself. What nobody has decided of counts as personal. */
export const setApart = (kind: AuditKind, { before, after }: States): States & { values: AuditValue[] } => {
  // That there was no value stays known.
  const plain = (state: State | null) =>
    entriesOf(kind, state, (decision, value) => decision === 'plain' || (decision !== 'left out' && value === null));
  const personal = (state: State | null): State =>
    entriesOf(kind, state, (decision) => decision === 'personal' || decision === null) ?? {};
  const [were, are] = [personal(before), personal(after)];
  const values = [...new Set([...Object.keys(were), ...Object.keys(are)])]
    .map((field) => ({ field, before: were[field] ?? null, after: are[field] ?? null }))
    .filter((value) => value.before !== null || value.after !== null)
    .map((value) => ({ ...value, changed: JSON.stringify(value.before) !== JSON.stringify(value.after) }));
  return { before: plain(before), after: plain(after), values };
};

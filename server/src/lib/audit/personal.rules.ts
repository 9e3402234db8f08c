import type { AuditKind } from '@sponsorat/api';

/** The field of who did it: a name, and the address that it came from. */
export const ACTOR = 'actor';

/**
 * What is not written to the log at all: names of whoever saved the record before, which are the actors of earlier
 * lines, and what only repeats other fields or records.
 */
const leftOut = [
  ...(['updatedBy', 'createdBy', 'confirmedBy', 'approvedBy', 'doneBy', 'removedBy'] as const),
  ...(['searched', 'renewedById', 'successorId', 'renewFrom', 'paidRates'] as const),
] as const;

const versioned = ['id', 'version', 'updatedAt'];
const refusal = ['status', 'error', 'call'];
const product = [
  ...['name', 'icon', 'categoryId', 'sort', 'productTitle', 'hasCheckbox', 'hasValue', 'hasAmount', 'hasAddOns'],
  ...['isTicket', 'amountLabel', 'amountUnit', 'valueLabel', 'valueUnit', 'addOnsLabel', 'addOnValues', 'hasTvAngle'],
  ...['hasCatering', 'hasMatch', 'hasPool', 'hasSeason', 'isUtilization', 'descriptionLabel', 'descriptionType'],
];
const contract = [
  ...[
    'number',
    'sponsorshipId',
    'renewsId',
    'templateId',
    'goneProducts',
    'simple',
    'status',
    'externalNumber',
    'categoryId',
    'liveCategoryName',
    'frozenCategoryName',
  ],
  ...['additionalCategories', 'startDate', 'endDate', 'renegotiation', 'sponsorshipAmount', 'rates', 'items'],
  ...['sponsorPaysPrints', 'valueOfAdvertisement', 'valueOfTickets', 'valueOfCatering', 'valueOfTravel'],
  ...['agreementFileId', 'createdAt', 'confirmedAt', 'approvedAt', 'signed', 'isActive', 'tied'],
  ...['importedAt', 'confirmedOn', 'signedOn'],
  // Of an evaluation.
  ...['exposure', 'relation', 'delivery', 'local', 'recommendation'],
];

/**
 * Which fields of each kind say something of a person, or are free text that may, and which do not. A club's address is
 * often its treasurer's home; a confirmed agreement (`frozen`) names contact person and responsible user.
 */
const fields: Record<AuditKind, { personal: readonly string[]; plain: readonly string[] }> = {
  sponsorship: {
    personal: ['contact', 'contactEmail', 'contactPhone', 'address', 'facebook', 'instagram'],
    plain: ['name', 'shortName', 'categoryId', 'areaId', 'userId', 'cvr', 'zipCode', 'city', 'logoFileId'],
  },
  contract: { personal: ['frozen', 'exclusivity', 'specialAgreements', 'reason', 'text'], plain: contract },
  contact: { personal: ['name', 'role', 'email', 'phone', 'note'], plain: ['sponsorshipId', 'primary', 'activeTo'] },
  note: { personal: ['text'], plain: ['sponsorshipId', 'contractId', 'kind', 'date', 'pinned', 'createdAt'] },
  // A title is free text.
  document: { personal: ['title'], plain: ['sponsorshipId', 'contractId', 'kind', 'fileId', 'createdAt', 'removedAt'] },
  item: { personal: ['note'], plain: ['contractId', 'product', 'used', 'amount', 'public'] },
  // References and notes are free texts.
  payment: {
    personal: ['note', 'reference'],
    plain: [
      ...['contractId', 'contractNumber', 'rateId', 'rateDueDate', 'amount', 'paidOn', 'invoiceNumber', 'invoiceDate'],
      ...['vatAmount', 'itemised', 'invoiceFileId', 'createdAt', 'before', 'count', 'sponsorshipId', 'areaId'],
    ],
  },
  file: { personal: [], plain: ['kind', 'contractNumber'] },
  product: { personal: [], plain: product },
  'product-category': { personal: [], plain: ['name', 'section', 'sort'] },
  category: { personal: [], plain: ['name', 'use'] },
  area: { personal: [], plain: ['name', 'address', 'zipCode', 'city'] },
  update: { personal: [], plain: ['title', 'description', 'createDate'] },
  // Its texts are for any club, and written by an Admin; what is agreed with one stands in its agreement.
  template: {
    personal: ['exclusivity', 'specialAgreements'],
    plain: [
      ...['name', 'description', 'active', 'categoryId', 'months', 'sponsorshipAmount', 'sponsorPaysPrints'],
      ...['valueOfAdvertisement', 'valueOfTickets', 'valueOfCatering', 'valueOfTravel', 'rates', 'products'],
    ],
  },
  company: {
    personal: [],
    plain: ['name', 'cvr', 'address', 'zipCode', 'city', 'logoFileId', 'totp', 'secondFactorDemand'],
  },
  // The note is free text.
  rule: { personal: ['note'], plain: ['key', 'validFrom', 'value'] },
  // A title is free text; the text of a task that is computed is not stored.
  task: {
    personal: ['title', 'note'],
    plain: ['kind', 'number', 'sponsorshipId', 'contractId', 'dueDate', 'assigneeId', 'doneAt', 'state', 'until'],
  },
  user: {
    personal: ['name', 'email', 'phoneNumber', 'oidcSubject'],
    plain: [
      ...['roles', 'areaIds', 'lockedOut', 'mustChangePassword', 'passwordChanged', 'pictureFileId'],
      ...['recoveryCodesLeft', 'bankAccount', 'oidcIssuer', 'keptAdminAt'],
    ],
  },
  call: { personal: [], plain: ['count', 'from', 'to'] },
  // A folder may have somebody's name.
  database: { personal: ['file'], plain: ['takenAt', 'rows', 'documents'] },
  // Somebody may be searched for by name.
  list: { personal: ['filter'], plain: ['list', 'format', 'rows'] },
  // A file may be called by somebody's name.
  import: { personal: ['fileName'], plain: ['list', 'rows', 'created', 'changed', 'leftOut'] },
  log: { personal: ['reason'], plain: ['format', 'from', 'to', 'rows', 'values'] },
};

/** What has been decided of a field; null of one that nobody thought of. */
export const decidedOf = (kind: AuditKind, field: string): 'personal' | 'plain' | 'left out' | null => {
  const { personal, plain } = fields[kind];
  if (leftOut.some((one) => one === field)) return 'left out';
  if (personal.includes(field)) return 'personal';
  return [...plain, ...versioned, ...refusal].includes(field) ? 'plain' : null;
};

/** A personal value of a line, before and after. */
export type AuditValue = { field: string; before: unknown; after: unknown; changed: boolean };
type State = Record<string, unknown>;
type States = { before: State | null; after: State | null };

type Decided = ReturnType<typeof decidedOf>;

const entriesOf = (kind: AuditKind, state: State | null, fits: (decided: Decided, value: unknown) => boolean) =>
  state && Object.fromEntries(Object.entries(state).filter(([field, value]) => fits(decidedOf(kind, field), value)));

/** A line's states without what is personal, and that by itself. What nobody has decided of counts as personal. */
export const setApart = (kind: AuditKind, { before, after }: States): States & { values: AuditValue[] } => {
  // That there was no value stays known.
  const plain = (state: State | null) =>
    entriesOf(kind, state, (decided, value) => decided === 'plain' || (decided !== 'left out' && value === null));
  const personal = (state: State | null): State =>
    entriesOf(kind, state, (decided) => decided === 'personal' || decided === null) ?? {};
  const [were, are] = [personal(before), personal(after)];
  const values = [...new Set([...Object.keys(were), ...Object.keys(are)])]
    .map((field) => ({ field, before: were[field] ?? null, after: are[field] ?? null }))
    .filter((value) => value.before !== null || value.after !== null)
    .map((value) => ({ ...value, changed: JSON.stringify(value.before) !== JSON.stringify(value.after) }));
  return { before: plain(before), after: plain(after), values };
};

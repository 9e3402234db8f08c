import { shortDate } from '../dates.ts';
import { defineList, filterBy } from '../define-list.ts';
import { logList } from './audit.list.ts';
import type { AuditChange } from './audit.schemas.ts';

const resource = ['create', 'update', 'move', 'delete'] as const;

/** What the audit log has lines about, and what can be done to each. */
export const auditActions = {
  sponsorship: ['create', 'update', 'upload-logo', 'transfer', 'lose-responsible', 'delete', 'refused'],
  contract: [
    ...(['create', 'update', 'confirm', 'approve', 'reopen', 'copy', 'renew', 'evaluate'] as const),
    ...(['print', 'delete', 'undelete', 'refused'] as const),
  ],
  contact: ['create', 'update', 'delete', 'refused'],
  note: ['create', 'update', 'delete', 'refused'],
  document: ['create', 'update', 'delete', 'undelete', 'expire', 'refused'],
  item: ['save-usage', 'save-public', 'refused'],
  payment: ['create', 'update', 'upload-invoice', 'mark-paid', 'delete', 'refused'],
  file: ['download', 'refused'],
  product: resource,
  'product-category': resource,
  category: resource,
  area: [...resource, 'refused'],
  update: resource,
  template: resource,
  company: ['update', 'upload-logo', 'demand-second-factor'],
  rule: ['create', 'update', 'delete'],
  task: ['create', 'update', 'delete', 'done', 'open-again', 'snooze', 'assign', 'refused'],
  user: [
    ...(['create', 'update', 'lockout', 'unlock', 'upload-picture', 'delete'] as const),
    ...(['login', 'login-refused', 'login-throttled', 'logout'] as const),
    ...(['link-account', 'keep-admin'] as const),
    ...(['change-password', 'change-password-refused', 'change-password-throttled'] as const),
    ...(['login-first-step', 'recovery-code', 'second-factor-refused', 'second-factor-throttled'] as const),
    ...(['second-factor-on', 'second-factor-off', 'second-factor-reset'] as const),
  ],
  call: ['refused', 'refused-further'],
  log: ['export', 'erase'],
  list: ['export'],
  import: ['create', 'run', 'delete'],
  database: ['backup', 'restore'],
} as const satisfies Record<string, readonly string[]>;

export type AuditKind = keyof typeof auditActions;
export type AuditActionOf<K extends AuditKind> = (typeof auditActions)[K][number];
export type AuditAction = AuditActionOf<AuditKind>;

/** What is known to have been done to what: a pair that `auditActions` does not name does not compile. */
export type AuditSubject = { [K in AuditKind]: { entity: K; action: AuditActionOf<K> } }[AuditKind];

/** The kinds, in the order of a filter, and what each is called. */
export const auditKindNames: Record<AuditKind, string> = {
  sponsorship: 'Sponsorat',
  contract: 'Aftale',
  contact: 'Kontaktperson',
  note: 'Note',
  document: 'Dokument',
  item: 'Udnyttelse',
  payment: 'Betaling',
  file: 'Fil',
  product: 'Produkt',
  'product-category': 'Produktkategori',
  category: 'Kategori',
  area: 'Område',
  update: 'Opdatering',
  template: 'Skabelon',
  company: 'Indstillinger',
  rule: 'Regel',
  task: 'Opgave',
  user: 'Bruger',
  call: 'Kald',
  log: 'Log',
  list: 'Liste',
  import: 'Import',
  database: 'Database',
};

/** The actions, in the order of a filter, and what each is called. */
export const auditActionNames: Record<AuditAction, string> = {
  create: 'Oprettet',
  update: 'Ændret',
  delete: 'Slettet',
  expire: 'Slettet for altid',
  undelete: 'Hentet tilbage',
  move: 'Flyttet',
  transfer: 'Overdraget',
  'lose-responsible': 'Uden ansvarlig',
  copy: 'Kopieret',
  renew: 'Fornyet',
  evaluate: 'Evalueret',
  confirm: 'Låst til underskrift',
  approve: 'Underskrevet',
  reopen: 'Gjort til kladde igen',
  print: 'Hentet som PDF',
  download: 'Dokument hentet',
  export: 'Hentet som fil',
  run: 'Importeret',
  erase: 'Personoplysninger slettet',
  done: 'Udført',
  snooze: 'Udskudt',
  assign: 'Tildelt',
  'open-again': 'Åbnet igen',
  'save-usage': 'Udnyttelse gemt',
  'save-public': 'Vist for alle eller skjult',
  'upload-logo': 'Nyt logo',
  'upload-picture': 'Nyt billede',
  'upload-invoice': 'Faktura vedlagt',
  'mark-paid': 'Markeret som betalt',
  lockout: 'Deaktiveret',
  unlock: 'Aktiveret',
  'change-password': 'Adgangskode skiftet',
  'change-password-refused': 'Forkert adgangskode',
  login: 'Logget ind',
  'login-refused': 'Login afvist',
  'link-account': 'Knyttet til bankens konto',
  'keep-admin': 'Beholdt som sidste administrator',
  'login-throttled': 'Login sat på pause',
  'change-password-throttled': 'Skift af adgangskode sat på pause',
  'login-first-step': 'Login, første trin',
  'recovery-code': 'Engangskode brugt',
  'second-factor-refused': 'Forkert kode',
  'second-factor-throttled': 'Kode sat på pause',
  'second-factor-on': 'To-trins-login slået til',
  'second-factor-off': 'To-trins-login slået fra',
  'second-factor-reset': 'To-trins-login nulstillet',
  'demand-second-factor': 'Krav om to-trins-login',
  backup: 'Sikkerhedskopi taget',
  restore: 'Gendannet fra sikkerhedskopi',
  refused: 'Adgang afvist',
  'refused-further': 'Flere afvisninger',
  logout: 'Logget ud',
};

/** What hangs on a sponsorship: the kinds of a history. */
export const historyKinds = [
  ...(['sponsorship', 'contact', 'note', 'document', 'contract', 'item', 'payment', 'file', 'task'] as const),
] as const satisfies readonly AuditKind[];

const historyKindNames = Object.fromEntries(historyKinds.map((kind) => [kind, auditKindNames[kind]])) as Record<
  (typeof historyKinds)[number],
  string
>;

/** The history of a sponsorship or an agreement. */
export const historyList = defineList({
  filters: { kind: filterBy.word('Type', historyKindNames, 'Alle typer'), ...filterBy.period('Periode') },
  sort: ['At'],
  defaultDir: 'desc',
});

/** The log, with the words of its filters. */
export const namedLogList = defineList({
  ...logList,
  filters: {
    ...logList.filters,
    action: filterBy.word('Handling', auditActionNames, logList.filters.action.all),
    kind: filterBy.word('Type', auditKindNames, logList.filters.kind.all),
  },
});

/** "E-mail ændret (slettet 04-03-2027)": what is left of a change whose values were erased; null of any other. */
export const erasedChange = ({ label, erased }: AuditChange): string | null =>
  erased === undefined ? null : `${label} ændret (slettet ${shortDate(erased)})`;

/** The kinds of record that an id in a form may name. */
const referenceKinds = [
  ...(['sponsorship', 'contract', 'item', 'file', 'user'] as const),
  ...(['product', 'product-category', 'category', 'area', 'update', 'template'] as const),
] as const satisfies readonly AuditKind[];
export type ReferenceKind = (typeof referenceKinds)[number];
export const isReferenceKind = (kind: string): kind is ReferenceKind => referenceKinds.some((one) => one === kind);

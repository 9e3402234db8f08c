import { shortDate } from '../dates.ts';
import { defineList, filterBy } from '../define-list.ts';
import { logList } from './audit.list.ts';
import type { AuditChange } from './audit.schemas.ts';

const resource = ['create', 'update', 'move', 'delete'] as const;
const record = ['create', 'update', 'delete', 'refused'] as const;

/**
 * The kinds of record that the audit log has lines about, in the order of a filter: what each is called, and before its
 * own name where its label does not say it (`the`); what can be done to it; whether it hangs on a sponsorship, and so
 * has its lines in that one's history.
 */
export const recordKinds = {
  sponsorship: {
    name: 'Sponsorat',
    the: 'sponsoratet',
    actions: ['create', 'update', 'upload-logo', 'transfer', 'lose-responsible', 'delete', 'refused'],
    ofSponsorship: true,
  },
  contract: {
    name: 'Aftale',
    actions: [
      ...(['create', 'update', 'confirm', 'approve', 'reopen', 'copy', 'renew', 'evaluate'] as const),
      ...(['print', 'delete', 'undelete', 'refused'] as const),
    ],
    ofSponsorship: true,
  },
  contact: { name: 'Kontaktperson', the: 'kontaktpersonen', actions: record, ofSponsorship: true },
  note: { name: 'Note', actions: record, ofSponsorship: true },
  document: {
    name: 'Dokument',
    the: 'dokumentet',
    actions: [...record, 'undelete', 'expire'],
    ofSponsorship: true,
  },
  item: { name: 'Udnyttelse', actions: ['save-usage', 'save-public', 'refused'], ofSponsorship: true },
  payment: { name: 'Betaling', actions: [...record, 'upload-invoice', 'mark-paid'], ofSponsorship: true },
  file: { name: 'Fil', actions: ['download', 'refused'], ofSponsorship: true },
  product: { name: 'Produkt', the: 'produktet', actions: resource },
  'product-category': { name: 'Produktkategori', the: 'produktkategorien', actions: resource },
  category: { name: 'Kategori', the: 'kategorien', actions: resource },
  area: { name: 'Område', the: 'området', actions: [...resource, 'refused'] },
  update: { name: 'Opdatering', the: 'opdateringen', actions: resource },
  template: { name: 'Skabelon', the: 'skabelonen', actions: resource },
  company: { name: 'Indstillinger', actions: ['update', 'upload-logo', 'demand-second-factor'] },
  rule: { name: 'Regel', actions: ['create', 'update', 'delete'] },
  task: {
    name: 'Opgave',
    the: 'opgaven',
    actions: [...record, 'done', 'open-again', 'snooze', 'assign'],
    ofSponsorship: true,
  },
  user: {
    name: 'Bruger',
    the: 'brugeren',
    actions: [
      ...(['create', 'update', 'lockout', 'unlock', 'upload-picture', 'delete'] as const),
      ...(['login', 'login-refused', 'login-throttled', 'logout'] as const),
      ...(['link-account', 'keep-admin'] as const),
      ...(['change-password', 'change-password-refused', 'change-password-throttled'] as const),
      ...(['login-first-step', 'recovery-code', 'second-factor-refused', 'second-factor-throttled'] as const),
      ...(['second-factor-on', 'second-factor-off', 'second-factor-reset'] as const),
    ],
  },
  call: { name: 'Kald', actions: ['refused', 'refused-further'] },
  log: { name: 'Log', actions: ['export', 'erase'] },
  list: { name: 'Liste', actions: ['export'] },
  import: { name: 'Import', actions: ['create', 'run', 'delete'] },
  database: { name: 'Database', actions: ['backup', 'restore'] },
} as const satisfies Record<string, { name: string; the?: string; actions: readonly string[]; ofSponsorship?: true }>;

type Kinds = typeof recordKinds;
export type AuditKind = keyof Kinds;
export type AuditActionOf<K extends AuditKind> = Kinds[K]['actions'][number];
export type AuditAction = AuditActionOf<AuditKind>;

/** What is known to have been done to what: a pair that `recordKinds` does not name does not compile. */
export type AuditSubject = { [K in AuditKind]: { entity: K; action: AuditActionOf<K> } }[AuditKind];

/** What a record of a kind is called before its own name: 'kategorien'; empty where its label says it. */
export const theOf = (kind: string): string => {
  const { the = '' }: { name: string; the?: string } = recordKinds[kind as AuditKind] ?? { name: kind };
  return the;
};

const namesOf = <K extends AuditKind>(kinds: readonly K[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, recordKinds[kind].name])) as Record<K, string>;

/** The kinds, in the order of a filter, and what each is called. */
export const auditKindNames = namesOf(Object.keys(recordKinds) as AuditKind[]);

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

export type HistoryKind = { [K in AuditKind]: Kinds[K] extends { ofSponsorship: true } ? K : never }[AuditKind];
/** What hangs on a sponsorship: the kinds of a history. */
export const historyKinds = (Object.keys(recordKinds) as AuditKind[]).filter(
  (kind): kind is HistoryKind => 'ofSponsorship' in recordKinds[kind],
);

/** The history of a sponsorship or an agreement. */
export const historyList = defineList({
  filters: { kind: filterBy.word('Type', namesOf(historyKinds), 'Alle typer'), ...filterBy.period('Periode') },
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

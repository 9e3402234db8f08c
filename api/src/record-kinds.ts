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
      ...(['print', 'print-delivery', 'send-delivery', 'delete', 'undelete', 'refused'] as const),
      ...(['send', 'remind', 'change-signer', 'cancel-signing'] as const),
      ...(['sign', 'decline', 'receive-copy', 'reject-upload'] as const),
      ...(['request-approval', 'withdraw-approval', 'grant-approval', 'decline-approval', 'lose-approver'] as const),
    ],
    ofSponsorship: true,
  },
  conflict: { name: 'Habilitet', actions: ['create'], ofSponsorship: true },
  contact: { name: 'Kontaktperson', the: 'kontaktpersonen', actions: record, ofSponsorship: true },
  note: { name: 'Note', actions: record, ofSponsorship: true },
  document: {
    name: 'Dokument',
    the: 'dokumentet',
    actions: [...record, 'undelete', 'expire'],
    ofSponsorship: true,
  },
  proof: { name: 'Bevis', the: 'beviset', actions: ['create', 'delete', 'refused'], ofSponsorship: true },
  event: { name: 'Arrangement', the: 'arrangementet', actions: [...record, 'print'], ofSponsorship: true },
  item: { name: 'Udnyttelse', actions: ['save-usage', 'save-public', 'save-tickets', 'refused'], ofSponsorship: true },
  grant: {
    name: 'Billetter',
    the: 'billetterne',
    actions: [
      ...(['create', 'update', 'request', 'grant', 'decline', 'hand-out', 'undo-hand-out'] as const),
      ...(['return', 'undo-return', 'attended', 'refused'] as const),
    ],
    ofSponsorship: true,
  },
  payment: { name: 'Betaling', actions: [...record, 'upload-invoice', 'mark-paid'], ofSponsorship: true },
  file: { name: 'Fil', actions: ['download', 'refused'], ofSponsorship: true },
  product: { name: 'Produkt', the: 'produktet', actions: resource },
  'product-category': { name: 'Produktkategori', the: 'produktkategorien', actions: resource },
  category: { name: 'Kategori', the: 'kategorien', actions: resource },
  area: { name: 'Område', the: 'området', actions: [...resource, 'refused'] },
  budget: { name: 'Budget', the: 'budgettet', actions: ['create', 'update', 'delete'] },
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
      ...(['save-reminders', 'calendar-on', 'calendar-off'] as const),
    ],
  },
  call: { name: 'Kald', actions: ['refused', 'refused-further'] },
  log: { name: 'Log', actions: ['export', 'erase'] },
  list: { name: 'Liste', actions: ['export'] },
  report: { name: 'Rapport', the: 'rapporten', actions: ['create', 'print', 'export'] },
  mail: { name: 'E-mail', the: 'e-mailen', actions: ['create', 'open', 'retry'] },
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

export type HistoryKind = { [K in AuditKind]: Kinds[K] extends { ofSponsorship: true } ? K : never }[AuditKind];
/** What hangs on a sponsorship: the kinds of a history. */
export const historyKinds = (Object.keys(recordKinds) as AuditKind[]).filter(
  (kind): kind is HistoryKind => 'ofSponsorship' in recordKinds[kind],
);

/** The kinds of record that an id in a form may name. */
const referenceKinds = [
  ...(['sponsorship', 'contract', 'event', 'item', 'file', 'user'] as const),
  ...(['product', 'product-category', 'category', 'area', 'update', 'template'] as const),
] as const satisfies readonly AuditKind[];
export type ReferenceKind = (typeof referenceKinds)[number];
export const isReferenceKind = (kind: string): kind is ReferenceKind => referenceKinds.some((one) => one === kind);

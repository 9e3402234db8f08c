import { shortDate } from '../dates.ts';
import { defineList, filterBy } from '../define-list.ts';
import { type AuditAction, type AuditKind, historyKinds, recordKinds } from '../record-kinds.ts';
import { logList } from './audit.list.ts';
import type { AuditChange } from './audit.schemas.ts';

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
  'request-approval': 'Bedt om godkendelse',
  'withdraw-approval': 'Anmodning om godkendelse trukket tilbage',
  'grant-approval': 'Godkendt af den, der blev spurgt',
  'decline-approval': 'Godkendelse afvist',
  'lose-approver': 'Uden godkender',
  send: 'Sendt til underskrift',
  remind: 'Påmindet',
  'change-signer': 'Underskriver rettet',
  'cancel-signing': 'Afsendelse annulleret',
  sign: 'Underskrift fra klubben',
  decline: 'Underskrift afvist',
  'receive-copy': 'Kopi modtaget',
  'reject-upload': 'Kopi afvist',
  reopen: 'Gjort til kladde igen',
  print: 'Hentet som PDF',
  'print-delivery': 'Leveringsrapport hentet',
  'send-delivery': 'Leveringsrapport sendt',
  download: 'Dokument hentet',
  export: 'Hentet som fil',
  run: 'Importeret',
  open: 'Åbnet',
  retry: 'Prøvet igen',
  request: 'Ønsket',
  grant: 'Tildelt efter ønske',
  'hand-out': 'Udleveret',
  'undo-hand-out': 'Ikke længere udleveret',
  return: 'Givet tilbage',
  'undo-return': 'Ikke længere givet tilbage',
  attended: 'Fremmøde gemt',
  'save-tickets': 'Billetternes art gemt',
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
  'save-reminders': 'Påmindelser ændret',
  'calendar-on': 'Kalenderadresse oprettet',
  'calendar-off': 'Kalenderadresse slået fra',
  'second-factor-off': 'To-trins-login slået fra',
  'second-factor-reset': 'To-trins-login nulstillet',
  'demand-second-factor': 'Krav om to-trins-login',
  backup: 'Sikkerhedskopi taget',
  restore: 'Gendannet fra sikkerhedskopi',
  refused: 'Adgang afvist',
  'refused-further': 'Flere afvisninger',
  logout: 'Logget ud',
};

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

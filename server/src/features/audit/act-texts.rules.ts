import {
  type AuditActionOf,
  type AuditChange,
  type AuditKind,
  erasedChange,
  kronerText,
  REMOVED_DAYS,
  shortDate,
} from '@sponsorat/api';
import type { State } from '../../lib/audit/lines.store.ts';
import type { Names } from './changes.rules.ts';
import { type Line, ruleNamed, text } from './labels.rules.ts';

type NamedLine = Line & { label: string; changes: AuditChange[]; names: Names };
/** What is told of whoever did it: a verb and what follows it. */
export type ActText = (line: NamedLine) => string;

const kroner = (value: unknown): string => kronerText(Number(value));

const MOST_IN_A_SENTENCE = 3;
const LONGEST_VALUE = 60;

const isShort = (value: string | null) => value === null || value.length <= LONGEST_VALUE;

const clauseOf = ({ label, before, after }: AuditChange): [verb: string, rest: string] => {
  if (!isShort(before) || !isShort(after)) return [after === null ? 'fjernede' : 'ændrede', label];
  if (before === null) return ['satte', `${label} til ${after}`];
  return after === null
    ? ['fjernede', `${label}, som var ${before}`]
    : ['ændrede', `${label} fra ${before} til ${after}`];
};

const listText = (parts: string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} og ${parts.at(-1)}` : (parts[0] ?? '');

const importedList = (after: State | null): string => text(after?.list)?.toLowerCase() ?? '';

const imported = (after: State | null): string => {
  const countText = (count: unknown, one: string, more: string) =>
    count ? [`${count} ${count === 1 ? one : more}`] : [];
  const parts = [
    ...countText(after?.created, 'ny', 'nye'),
    ...countText(after?.changed, 'opdateret', 'opdaterede'),
    ...countText(after?.leftOut, 'sprunget over', 'sprunget over'),
  ];
  return parts.length > 0 ? listText(parts) : 'ingen ændringer';
};

/** Each change in turn, its verb where it differs from the one before. */
const clausesOf = (changes: AuditChange[]): string[] => {
  const clauses = changes.map(clauseOf);
  return clauses.map(([verb, rest], at) => (verb === clauses[at - 1]?.[0] ? rest : `${verb} ${rest}`));
};

/** Of agreements: "aftale 2026-0007", as a label begins with a capital. */
const small = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** What a record of a kind is called before its own name, which keeps its letters. Others' labels begin with what they are. */
const things: Record<string, string> = {
  sponsorship: 'sponsoratet',
  contact: 'kontaktpersonen',
  document: 'dokumentet',
  task: 'opgaven',
  user: 'brugeren',
  product: 'produktet',
  'product-category': 'produktkategorien',
  category: 'kategorien',
  area: 'området',
  update: 'opdateringen',
  template: 'skabelonen',
};

/** "ændrede Årligt beløb fra 50.000 kr. til 60.000 kr.", or the fields alone where there are many. */
const changeText: ActText = ({ kind, label, changes }) => {
  if (changes.length === 0) return `gemte ${things[kind] ? `${things[kind]} ${label}` : small(label)} uden ændringer`;
  if (changes.length <= MOST_IN_A_SENTENCE) {
    const known = listText(clausesOf(changes.filter((change) => !change.erased)));
    const gone = changes.map(erasedChange).filter((text) => text !== null);
    if (gone.length === 0) return known;
    return `${known ? `${known};` : 'gemte:'} ${gone.join(', ')}`;
  }
  const labels = changes.slice(0, MOST_IN_A_SENTENCE).map(({ label }) => label);
  return `ændrede ${listText([...labels, `${changes.length - MOST_IN_A_SENTENCE} mere`])}`;
};

/** Whether a line changes this field alone, and its values are still there. */
const changesOnly = ({ changes: [change, ...others], before, after }: NamedLine, field: string): boolean =>
  change !== undefined && others.length === 0 && !change.erased && before?.[field] !== after?.[field];

const resource = (the: string): Record<AuditActionOf<'product'>, ActText> => ({
  create: ({ label }) => `oprettede ${the} ${label}`,
  update: changeText,
  move: ({ label }) => `flyttede ${the} ${label}`,
  delete: ({ label }) => `slettede ${the} ${label}`,
});

const withLabel =
  (text: string): ActText =>
  ({ label }) =>
    `${text} ${label}`;
const fixedText =
  (text: string): ActText =>
  () =>
    text;
const user = (state: State | null, names: Names) =>
  typeof state?.userId === 'number' ? names('user', state.userId) : 'en anden';
const as = (email: unknown): string => (typeof email === 'string' ? ` som ${email}` : '');
/** Of payments: where the label says which agreement they were made on. */
const paidOn = (label: string): string => label.replace(/^Betaling /, '');

const dayOf = (state: State | null, field = 'validFrom'): string => {
  const day = text(state?.[field]);
  return day === null ? 'en dag' : shortDate(day);
};
const ruleSet: ActText = ({ label, before, after }) => {
  const was = before && before.value !== after?.value ? ` i stedet for ${before.value}` : '';
  return `satte reglen ${label} til ${after?.value} ${ruleNamed(after?.key)?.unit ?? ''} fra ${dayOf(after)}${was}`;
};

const noteOf = (state: State | null): string => (text(state?.note) ? `: ${text(state?.note)}` : '');

const demands: Record<string, string> = {
  nobody: 'ophævede kravet om to-trins-login',
  Admin: 'krævede to-trins-login af alle administratorer',
  all: 'krævede to-trins-login af alle',
};

/** How each action is told. A pair of kind and action that lacks here does not compile. */
export const actTexts: { [K in AuditKind]: Record<AuditActionOf<K>, ActText> } = {
  sponsorship: {
    create: withLabel('oprettede sponsoratet'),
    update: changeText,
    'upload-logo': withLabel('skiftede logoet for'),
    transfer: ({ before, after, names }) =>
      `overdrog ansvaret for sponsoratet fra ${user(before, names)} til ${user(after, names)}`,
    'lose-responsible': ({ before, after, names }) =>
      `tog området ${names('area', Number(before?.areaId))} fra ${user(after, names)}: sponsoratet er uden ansvarlig`,
    delete: withLabel('slettede sponsoratet'),
    refused: withLabel('blev nægtet adgang til sponsoratet'),
  },
  contract: {
    create: ({ label, after, names }) => {
      const template =
        typeof after?.templateId === 'number' ? ` ud fra skabelonen ${names('template', after.templateId)}` : '';
      return `oprettede kladden til ${small(label)}${template}`;
    },
    update: changeText,
    confirm: ({ label }) => `låste ${small(label)} til underskrift`,
    approve: ({ label }) => `uploadede den underskrevne ${small(label)}, som nu er godkendt`,
    reopen: ({ label, after }) =>
      `gjorde ${small(label)} til en kladde igen${typeof after?.reason === 'string' ? `: ${after.reason}` : ''}`,
    copy: ({ label, before, names }) =>
      typeof before?.id === 'number'
        ? `kopierede aftale ${names('contract', before.id)} til kladden ${small(label)}`
        : `oprettede kopien som kladden ${small(label)}`,
    renew: ({ label, before, names }) =>
      typeof before?.id === 'number'
        ? `fornyede aftale ${names('contract', before.id)} med kladden ${small(label)}`
        : `oprettede fornyelsen som kladden ${small(label)}`,
    evaluate: ({ label, after }) => {
      const recommendation = text(after?.recommendation);
      return `evaluerede ${small(label)}${recommendation ? `: ${recommendation}` : ''}`;
    },
    print: ({ label }) => `hentede ${small(label)} som PDF`,
    delete: ({ label }) => `slettede ${small(label)}`,
    undelete: ({ label }) => `hentede den slettede kladde til ${small(label)} tilbage`,
    refused: ({ label }) => `blev nægtet adgang til ${small(label)}`,
  },
  contact: {
    create: ({ label, after }) =>
      `oprettede ${after?.primary ? 'den primære kontaktperson' : 'kontaktpersonen'} ${label}`,
    update: (line) => {
      const { label, after } = line;
      if (changesOnly(line, 'primary'))
        return after?.primary
          ? `gjorde ${label} til primær kontaktperson`
          : `fjernede ${label} som primær kontaktperson`;
      if (changesOnly(line, 'activeTo'))
        return after?.activeTo
          ? `gjorde ${label} inaktiv fra ${dayOf(after, 'activeTo')}`
          : `gjorde ${label} aktiv igen`;
      return changeText(line);
    },
    delete: withLabel('slettede kontaktpersonen'),
    refused: fixedText('blev nægtet adgang til en kontaktperson'),
  },
  note: {
    create: withLabel('skrev noten'),
    update: (line) =>
      changesOnly(line, 'pinned')
        ? `${line.after?.pinned ? 'fastgjorde' : 'frigjorde'} noten ${line.label}`
        : changeText(line),
    delete: withLabel('slettede noten'),
    refused: fixedText('blev nægtet adgang til en note'),
  },
  document: {
    create: ({ label }) => `lagde dokumentet ${label} i mappen`,
    update: changeText,
    delete: withLabel('fjernede dokumentet'),
    undelete: ({ label }) => `lagde det fjernede dokument ${label} tilbage i mappen`,
    expire: ({ label }) => `slettede for altid dokumentet ${label}, som blev fjernet for ${REMOVED_DAYS} dage siden`,
    refused: fixedText('blev nægtet adgang til et dokument'),
  },
  item: {
    'save-usage': (line) => {
      const { before, after, label } = line;
      const note = typeof after?.note === 'string' ? `: ${after.note}` : '';
      const [was, is] = [Number(before?.used ?? 0), Number(after?.used ?? 0)];
      if (was === is)
        return note ? `skrev en note til ${label}${note}` : `gemte udnyttelsen af ${label} uden ændringer`;
      const of = typeof after?.amount === 'number' ? ` af ${after.amount}` : ' brugt';
      return is > was
        ? `registrerede ${is - was} mere af ${label} (${is}${of})${note}`
        : `rettede Brugt af ${label} fra ${was} til ${is}${note}`;
    },
    'save-public': ({ after, label }) => `${after?.public ? 'viste' : 'skjulte'} ${label} for alle`,
    refused: withLabel('blev nægtet adgang til'),
  },
  payment: {
    create: ({ after, label }) =>
      after?.paidOn
        ? `registrerede en betaling på ${kroner(after.amount)} den ${shortDate(String(after.paidOn))} ${paidOn(label)}`
        : `registrerede en faktura på ${kroner(after?.amount)}, der venter på betaling, ${paidOn(label)}`,
    update: (line) =>
      changesOnly(line, 'paidOn') && !line.before?.paidOn
        ? `registrerede fakturaen på ${kroner(line.after?.amount)} ${paidOn(line.label)} som betalt den ${dayOf(line.after, 'paidOn')}`
        : changeText(line),
    delete: ({ before, label }) =>
      `slettede ${before?.paidOn ? 'betalingen' : 'den ventende faktura'} på ${kroner(before?.amount)} ${paidOn(label)}`,
    'upload-invoice': ({ label }) => `vedlagde fakturaen til betalingen ${paidOn(label)}`,
    'mark-paid': ({ after }) =>
      after?.count === 0
        ? 'lod de gamle rater stå som ubetalte'
        : `markerede alle rater forfaldne før ${text(after?.before) ? shortDate(String(after?.before)) : 'en dag'} som betalt: ${
            after?.count === 1 ? '1 rate' : `${after?.count} rater`
          } på i alt ${kroner(after?.amount)}`,
    refused: fixedText('blev nægtet adgang til en betaling'),
  },
  file: {
    download: ({ label, after }) => `hentede ${after?.kind === 'signed-document' ? 'det ' : ''}${small(label)}`,
    refused: fixedText('blev nægtet adgang til en fil'),
  },
  product: resource('produktet'),
  'product-category': resource('produktkategorien'),
  category: resource('kategorien'),
  area: { ...resource('området'), refused: withLabel('blev nægtet adgang til området') },
  update: resource('opdateringen'),
  template: resource('skabelonen'),
  company: {
    update: changeText,
    'upload-logo': fixedText('skiftede bankens logo'),
    'demand-second-factor': ({ after }) => demands[String(after?.totp)] ?? 'ændrede kravet om to-trins-login',
  },
  rule: {
    create: ruleSet,
    update: ruleSet,
    delete: ({ label, before }) => `slettede den kommende værdi af reglen ${label} fra ${dayOf(before)}`,
  },
  task: {
    create: withLabel('oprettede opgaven'),
    update: changeText,
    delete: withLabel('slettede opgaven'),
    done: ({ label, after }) => `udførte opgaven ${label}${noteOf(after)}`,
    'open-again': ({ label }) => `åbnede opgaven ${label} igen`,
    snooze: ({ label, after }) => `udskød opgaven ${label} til ${dayOf(after, 'until')}`,
    assign: ({ label, after, names }) =>
      typeof after?.assigneeId === 'number'
        ? `tildelte ${names('user', after.assigneeId)} opgaven ${label}`
        : `gav opgaven ${label} tilbage til den ansvarlige`,
    refused: withLabel('blev nægtet adgang til opgaven'),
  },
  user: {
    create: withLabel('oprettede brugeren'),
    update: changeText,
    lockout: withLabel('deaktiverede'),
    unlock: withLabel('aktiverede'),
    'upload-picture': withLabel('skiftede billedet af'),
    delete: withLabel('slettede brugeren'),
    'change-password': fixedText('skiftede sin adgangskode'),
    'change-password-refused': fixedText('skrev en forkert nuværende adgangskode'),
    login: ({ after }) => `loggede ind${after?.bankAccount ? ' med bankens konto' : ''}`,
    'link-account': ({ label }) => `knyttede ${label} til bankens konto`,
    'keep-admin': ({ label }) =>
      `forsøgte at fjerne rollen Admin fra ${label}, som er den sidste aktive administrator og beholder den`,
    'login-refused': ({ after }) => `blev afvist ved login${as(after?.email)}`,
    'login-throttled': ({ after }) => `skulle vente med at logge ind${as(after?.email)} efter forkerte forsøg`,
    'change-password-throttled': fixedText('skulle vente med at skifte adgangskode efter forkerte forsøg'),
    'login-first-step': fixedText('skrev sin adgangskode og mangler koden'),
    'recovery-code': ({ after }) => `brugte en af sine engangskoder, ${after?.recoveryCodesLeft ?? 'flere'} er tilbage`,
    'second-factor-refused': fixedText('skrev en forkert kode til to-trins-login'),
    'second-factor-throttled': ({ after }) =>
      `skulle vente med at skrive en kode${as(after?.email)} efter forkerte forsøg`,
    'second-factor-on': fixedText('slog to-trins-login til'),
    'second-factor-off': fixedText('slog to-trins-login fra'),
    'second-factor-reset': withLabel('nulstillede to-trins-login for'),
    logout: fixedText('loggede ud'),
  },
  call: {
    refused: ({ after }) => {
      const error = text(after?.error);
      return error ? `blev afvist med svaret "${error}"` : 'blev afvist';
    },
    'refused-further': ({ after }) => `blev afvist ${after?.count ?? 'flere'} gange til`,
  },
  database: {
    backup: fixedText('tog en sikkerhedskopi'),
    restore: fixedText('gendannede alt fra en sikkerhedskopi'),
  },
  list: {
    export: ({ after }) => `hentede listen ${text(after?.list) ?? ''} som ${text(after?.format) ?? 'fil'}`,
  },
  import: {
    create: ({ after }) => `lagde ${text(after?.fileName) ?? 'en fil'} op til import af ${importedList(after)}`,
    run: ({ after }) => `importerede ${importedList(after)}: ${imported(after)}`,
    delete: ({ before }) => `slettede importen af ${text(before?.fileName) ?? 'en fil'}`,
  },
  log: {
    erase: ({ after }) => {
      const values = Array.isArray(after?.values) ? after.values.length : 0;
      const reason = text(after?.reason);
      return `slettede ${values === 1 ? '1 personoplysning' : `${values} personoplysninger`} i loggen${reason ? `: ${reason}` : ''}`;
    },
    export: ({ after }) => `hentede loggen som ${String(after?.format ?? 'fil').toUpperCase()}`,
  },
};

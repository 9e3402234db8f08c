import { type AuditActionOf, type AuditKind, REMOVED_DAYS, shortDate } from '@sponsorat/api';
import { contractActs } from './contract-acts.rules.ts';
import { text } from './labels.rules.ts';
import {
  type ActText,
  changesOnly,
  changeText,
  dayOf,
  decisionOf,
  demands,
  fixedText,
  importedList,
  importedText,
  kroner,
  noteOf,
  paidOn,
  resource,
  ruleSet,
  small,
  ticketsOf,
  userOf,
  withLabel,
} from './sentence-parts.rules.ts';
import { userActs } from './user-acts.rules.ts';

/** Before what a file is called, where that does not say it. */
const articles: Record<string, string> = { 'signed-document': 'det ', report: 'den ' };

/** How each action is told. A pair of kind and action that lacks here does not compile. */
export const actTexts: { [K in AuditKind]: Record<AuditActionOf<K>, ActText> } = {
  sponsorship: {
    create: withLabel('oprettede sponsoratet'),
    update: changeText,
    'upload-logo': withLabel('skiftede logoet for'),
    transfer: ({ before, after, names }) =>
      `overdrog ansvaret for sponsoratet fra ${userOf(before, names)} til ${userOf(after, names)}`,
    'lose-responsible': ({ before, after, names }) =>
      `tog området ${names('area', Number(before?.areaId))} fra ${userOf(after, names)}: sponsoratet er uden ansvarlig`,
    delete: withLabel('slettede sponsoratet'),
    refused: withLabel('blev nægtet adgang til sponsoratet'),
  },
  contract: contractActs,
  conflict: {
    create: ({ label, after }) => `oplyste en post i klubben bag ${small(label)}: ${text(after?.conflict)}`,
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
  event: {
    create: withLabel('oprettede arrangementet'),
    update: (line) =>
      changesOnly(line, 'cancelled')
        ? `${line.after?.cancelled ? 'aflyste' : 'holder alligevel'} arrangementet ${line.label}`
        : changeText(line),
    delete: withLabel('slettede arrangementet'),
    print: ({ label }) => `hentede gæstelisten til ${label} som PDF`,
    refused: fixedText('blev nægtet adgang til et arrangement'),
  },
  proof: {
    create: ({ label }) => `tilføjede ${small(label)}`,
    delete: ({ label }) => `fjernede ${small(label)}`,
    refused: fixedText('blev nægtet adgang til et bevis'),
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
    'save-tickets': changeText,
    refused: withLabel('blev nægtet adgang til'),
  },
  grant: {
    create: ({ label, after }) => `gav ${ticketsOf(after)} til ${label}`,
    update: changeText,
    request: ({ label, after }) => `ønskede ${ticketsOf(after)} til ${label}`,
    grant: ({ label, after }) => `gav efter ønske ${ticketsOf(after)} til ${label}${decisionOf(after)}`,
    decline: ({ label, after }) => `afviste ønsket om ${ticketsOf(after)} til ${label}${decisionOf(after)}`,
    'hand-out': ({ label, after }) => `udleverede ${ticketsOf(after)} til ${label}`,
    'undo-hand-out': ({ label, after }) => `fortrød, at ${ticketsOf(after)} til ${label} blev udleveret`,
    return: ({ label, before, after }) =>
      before?.state === 'Ønsket'
        ? `tog ønsket om ${ticketsOf(after)} til ${label} tilbage`
        : `tog ${ticketsOf(after)} til ${label} tilbage`,
    'undo-return': ({ label, after }) => `fortrød, at ${ticketsOf(after)} til ${label} blev givet tilbage`,
    attended: ({ label, after }) =>
      typeof after?.attended === 'number'
        ? `skrev, at ${after.attended} af ${after.quantity} kom med ${label}`
        : `slettede, hvor mange der kom med ${label}`,
    refused: fixedText('blev nægtet adgang til nogle billetter'),
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
    download: ({ label, after }) => `hentede ${articles[String(after?.kind)] ?? ''}${small(label)}`,
    refused: fixedText('blev nægtet adgang til en fil'),
  },
  product: resource,
  'product-category': resource,
  category: resource,
  area: { ...resource, refused: withLabel('blev nægtet adgang til området') },
  budget: { create: resource.create, update: resource.update, delete: resource.delete },
  update: resource,
  template: resource,
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
  user: userActs,
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
  report: {
    create: withLabel('gemte rapporten'),
    print: ({ label }) => `hentede rapporten ${label} som PDF`,
    export: ({ label }) => `hentede rapporten ${label} som Excel`,
  },
  import: {
    create: ({ after }) => `lagde ${text(after?.fileName) ?? 'en fil'} op til import af ${importedList(after)}`,
    run: ({ after }) => `importerede ${importedList(after)}: ${importedText(after)}`,
    delete: ({ before }) => `slettede importen af ${text(before?.fileName) ?? 'en fil'}`,
  },
  mail: {
    create: ({ after }) => `sendte en prøve til ${text(after?.to) ?? 'en adresse'}`,
    open: ({ label, after }) => `læste e-mailen »${label}« til ${text(after?.to) ?? 'en adresse'}`,
    retry: ({ label, after }) => `prøvede igen at sende e-mailen »${label}« til ${text(after?.to) ?? 'en adresse'}`,
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

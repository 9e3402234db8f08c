import type { AuditActionOf } from '@sponsorat/api';
import { text } from './labels.rules.ts';
import { type ActText, changeText, colleaguesIn, namesIn, noteOf, reasonOf, small } from './sentence-parts.rules.ts';

/** How what is done to agreements is told. */
export const contractActs: Record<AuditActionOf<'contract'>, ActText> = {
  create: ({ label, after, names }) => {
    const template =
      typeof after?.templateId === 'number' ? ` ud fra skabelonen ${names('template', after.templateId)}` : '';
    return `oprettede kladden til ${small(label)}${template}`;
  },
  update: changeText,
  confirm: ({ label }) => `låste ${small(label)} til underskrift`,
  approve: ({ label }) => `uploadede den underskrevne ${small(label)}, som nu er godkendt`,
  reopen: ({ label, after }) => `gjorde ${small(label)} til en kladde igen${reasonOf(after)}`,
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
  'send-delivery': ({ label, after }) => `sendte leveringsrapporten for ${small(label)} til ${namesIn(after?.to)}`,
  'print-delivery': ({ label }) => `hentede leveringsrapporten for ${small(label)}`,
  delete: ({ label }) => `slettede ${small(label)}`,
  undelete: ({ label }) => `hentede den slettede kladde til ${small(label)} tilbage`,
  refused: ({ label }) => `blev nægtet adgang til ${small(label)}`,
  'request-approval': ({ label, after }) => `bad ${text(after?.approver)} godkende ${small(label)}${noteOf(after)}`,
  'withdraw-approval': ({ label, after }) =>
    `spørger ikke længere ${text(after?.approver)} om at godkende ${small(label)}`,
  'grant-approval': ({ label, after }) => `godkendte ${small(label)}${reasonOf(after)}`,
  'decline-approval': ({ label, after }) => `ville ikke godkende ${small(label)}${reasonOf(after)}`,
  'lose-approver': ({ label, after }) =>
    `tog ${small(label)} fra ${text(after?.approver)}, som ikke længere kan godkende den`,
  send: ({ label, after }) =>
    `sendte ${small(label)} til underskrift hos ${namesIn(after?.signers)}${colleaguesIn(after?.colleagues)}`,
  remind: ({ label, after }) => `påmindede ${text(after?.signer)} om at underskrive ${small(label)}`,
  'change-signer': ({ label, before, after }) =>
    `rettede underskriveren ${text(before?.signer)} af ${small(label)} til ${text(after?.signer)}${colleaguesIn(after?.colleagues)}`,
  'cancel-signing': ({ label }) => `annullerede afsendelsen af ${small(label)} til underskrift`,
  sign: ({ label }) => `underskrev ${small(label)}`,
  decline: ({ label, after }) => `afviste at underskrive ${small(label)}: ${text(after?.reason)}`,
  'receive-copy': ({ label }) => `sendte en underskrevet kopi af ${small(label)}`,
  'reject-upload': ({ label, after }) => `afviste den underskrevne kopi af ${small(label)}: ${text(after?.reason)}`,
};

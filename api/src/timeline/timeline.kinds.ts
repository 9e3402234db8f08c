/** What a sponsorship's timeline is made of, in the order of its filter, and what each is called. */
export const timelineKindNames = {
  contract: 'Aftaler',
  signature: 'Underskrifter',
  payment: 'Betalinger',
  usage: 'Udnyttelse',
  note: 'Noter',
  document: 'Dokumenter',
  task: 'Opgaver',
  'master-data': 'Stamdata',
} as const;

export type TimelineKind = keyof typeof timelineKindNames;
export const timelineKinds = Object.keys(timelineKindNames) as [TimelineKind, ...TimelineKind[]];

/** What stands beside a row, named as in the set of icons that the app uses. */
export const timelineIcons = [
  ...(['file-text', 'signature', 'cash', 'receipt', 'ticket', 'note', 'users', 'phone', 'mail'] as const),
  ...(['file-type-pdf', 'photo', 'file-word', 'table', 'checkbox', 'building', 'user'] as const),
] as const;
export type TimelineIcon = (typeof timelineIcons)[number];

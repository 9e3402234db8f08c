/** What a task is about, in the order of a filter, and what each is called. */
const taskKindNames = {
  renegotiation: 'Genforhandling',
  expiry: 'Udløb',
  renewal: 'Fornyelse i gang',
  rate: 'Rate',
  draft: 'Kladde står stille',
  awaiting: 'Afventer underskrift',
  hospitality: 'Ubrugt hospitality',
  delivery: 'Bagud med levering',
  manual: 'Egen opgave',
} as const;

export type TaskKind = keyof typeof taskKindNames;
export const taskKinds = Object.keys(taskKindNames) as [TaskKind, ...TaskKind[]];

/** When a task is due: before today, from today to Sunday, from today to 30 days on, after that. */
export const taskPeriods = ['overdue', 'week', 'month', 'later'] as const;
export type TaskPeriod = (typeof taskPeriods)[number];

/** What a person has decided about a task, if anything. */
export const taskStates = ['open', 'snoozed', 'done'] as const;

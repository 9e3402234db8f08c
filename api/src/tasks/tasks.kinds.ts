/** What a task is about, in the order of a filter, and what each is called. */
export const taskKindNames = {
  renegotiation: 'Genforhandling',
  expiry: 'Udløb',
  renewal: 'Fornyelse i gang',
  rate: 'Rate',
  approve: 'Skal godkendes',
  approval: 'Venter på godkendelse',
  draft: 'Kladde står stille',
  awaiting: 'Afventer underskrift',
  hospitality: 'Ubrugt hospitality',
  delivery: 'Bagud med levering',
  proof: 'Mangler bevis',
  grants: 'Billetter efter udløb',
  kyc: 'Kundekontrol',
  manual: 'Egen opgave',
} as const;

export type TaskKind = keyof typeof taskKindNames;
export const taskKinds = Object.keys(taskKindNames) as [TaskKind, ...TaskKind[]];

/** When a task is due: before today, from today to Sunday, from today to 30 days on, after that. */
export const taskPeriods = ['overdue', 'week', 'month', 'later'] as const;
/** So many days on, today's month of tasks ends. */
export const TASK_MONTH_DAYS = 30;
export type TaskPeriod = (typeof taskPeriods)[number];

/** What a person has decided about a task, if anything. */
export const taskStates = ['open', 'snoozed', 'done'] as const;

/**
 * How a task of a kind can be marked as done: as it is, or with a note that says what was decided. One about money ends
 * with money, and some end by themselves: those can only be snoozed.
 */
export const taskEndings: Record<TaskKind, 'plain' | 'note' | 'payment' | 'itself'> = {
  renegotiation: 'note',
  expiry: 'note',
  renewal: 'itself',
  rate: 'payment',
  approve: 'itself',
  approval: 'itself',
  draft: 'itself',
  awaiting: 'itself',
  hospitality: 'plain',
  delivery: 'plain',
  proof: 'plain',
  grants: 'itself',
  kyc: 'itself',
  manual: 'plain',
};

/** A task is snoozed for so many days at most. */
export const LONGEST_SNOOZE = 180;

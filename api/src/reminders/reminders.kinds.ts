/** How often a user hears by e-mail of what is due. */
export const digestNames = { none: 'Ingen', daily: 'Hver hverdag', weekly: 'Hver mandag' } as const;
export type Digest = keyof typeof digestNames;
export const digests = Object.keys(digestNames) as [Digest, ...Digest[]];

/** Whose tasks reminders are of: those that are the user's own to act on, or all that the user sees. */
export const reminderScopeNames = { mine: 'Mine klubber', areas: 'Mine områder' } as const;
export type ReminderScope = keyof typeof reminderScopeNames;
export const reminderScopes = Object.keys(reminderScopeNames) as [ReminderScope, ...ReminderScope[]];

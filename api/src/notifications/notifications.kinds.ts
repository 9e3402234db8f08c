/** What rings at a user's bell, and what stands over it there. */
export const notificationTitles = {
  assigned: 'Overdraget til dig',
  'approval-asked': 'Venter på din godkendelse',
  'approval-granted': 'Godkendt',
  'approval-declined': 'Afvist',
  'approval-back': 'Sendt tilbage til dig',
  signed: 'Underskrevet',
  declined: 'Klubben vil ikke underskrive',
  received: 'Modtaget fra klubben',
  'mail-failed': 'En e-mail nåede ikke frem',
  'area-taken': 'Du har ikke længere et område',
  'import-done': 'En import er færdig',
  'event-changed': 'Et arrangement er ændret',
  'ticket-asked': 'Nogen ønsker billetter',
  'ticket-answered': 'Svar på dine billetter',
} as const;

export type NotificationKind = keyof typeof notificationTitles;
export const notificationKinds = Object.keys(notificationTitles) as [NotificationKind, ...NotificationKind[]];

/** So many days what has rung can be seen at the bell. */
export const NOTIFICATION_DAYS = 90;
/** So many of the newest stand there. */
export const NOTIFICATIONS_SHOWN = 50;

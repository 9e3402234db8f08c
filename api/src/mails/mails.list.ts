import { asWords, defineList, filterBy } from '../define-list.ts';

/** How far a mail has come; 'Slået fra' is one that was made while no mail was sent. */
export const mailStatuses = ['Venter', 'Sender', 'Sendt', 'Fejlet', 'Slået fra'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** What the app has sent, or would send. */
export const mailList = defineList({
  name: 'E-mail',
  path: '/settings/mails',
  right: 'Admin',
  filters: { status: filterBy.word('Status', asWords(mailStatuses), 'Alle statusser'), search: filterBy.search },
  sort: ['CreatedAt', 'To', 'Subject', 'Status', 'Tries', 'SentAt'],
  defaultDir: 'desc',
});

import { type MailStatus, mailList } from '@sponsorat/api';
import type { MailRecord } from './mails.store.ts';

const STATUS: MailStatus = 'Fejlet';
const FAILED = `${mailList.path}?status=${STATUS}`;
/** Where a mail leads that is about nothing in the app. */
const HOME = '/';

/** What is told of a mail that did not arrive: Admins where they see why, whoever caused it where it is about. */
export const newsOfFailure = ({ subject, to, path, sponsorshipId }: MailRecord) => {
  const news = { kind: 'mail-failed', text: `»${subject}« til ${to}`, sponsorshipId } as const;
  return { admins: { ...news, path: FAILED }, author: { ...news, path: path ?? HOME } };
};

import { type MailStatus, mailList } from '@sponsorat/api';
import { HOUR, MINUTE } from '../../lib/clock.ts';
import type { Delivery } from '../../lib/smtp.ts';
import { escapeHtml } from '../../lib/texts.rules.ts';
import type { MailRecord, Outcome } from './mails.store.ts';

/** How long after each try that failed the next one is. */
export const retryDelays = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR] as const;

/** What a mail becomes when it was tried for the time that `tries` says. */
export const outcomeOf = (delivery: Delivery, { tries }: Pick<MailRecord, 'tries'>, now: Date): Outcome => {
  if (delivery.outcome === 'sent') return { status: 'Sendt', error: null, sentAt: now };
  const { error } = delivery;
  const delay = retryDelays[tries - 1];
  if (delivery.outcome === 'refused' || delay === undefined) return { status: 'Fejlet', error };
  return { status: 'Venter', error, nextTryAt: new Date(now.getTime() + delay) };
};

const HIDDEN = '•';

/** A mail's text and HTML with • for whatever in it nobody may see. */
export const withoutSecrets = ({ text, html, secrets }: Pick<MailRecord, 'text' | 'html' | 'secrets'>) => {
  // A link with & in it is written in another way in HTML.
  const written = [...secrets, ...secrets.map(escapeHtml)];
  const hide = (all: string) => written.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), all);
  return { text: hide(text), html: hide(html) };
};

/** A text of a user's as a heading of a mail holds it: in one line. */
export const asHeading = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

const STATUS: MailStatus = 'Fejlet';
const FAILED = `${mailList.path}?status=${STATUS}`;
/** Where a mail leads that is about nothing in the app. */
const HOME = '/';

/** What is told of a mail that did not arrive: Admins where they see why, whoever caused it where it is about. */
export const newsOfFailure = ({ subject, to, path, sponsorshipId }: MailRecord) => {
  const news = { kind: 'mail-failed', text: `»${subject}« til ${to}`, sponsorshipId } as const;
  return { admins: { ...news, path: FAILED }, author: { ...news, path: path ?? HOME } };
};

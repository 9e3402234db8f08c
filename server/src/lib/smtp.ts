import { createTransport } from 'nodemailer';
import type { MailConfig } from './mail-config.ts';

type OutgoingMail = {
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  files: { name: string; type: string; bytes: Buffer }[];
};

/** What became of a mail: taken; refused for good; or not taken now, which may pass. `error` is one line. */
export type Delivery = { outcome: 'sent' } | { outcome: 'refused' | 'delayed'; error: string };

export type Mailer = {
  /** Hands a mail to the server; one that does not answer within half a minute is away. */
  send(mail: OutgoingMail): Promise<Delivery>;
  /** Whether the server answers and takes the log-in; else why not, in its own words. */
  check(): Promise<string | null>;
};

const CONNECTING = 10_000;
const LONGEST = 30_000;
const LONGEST_ERROR = 200;

type SmtpError = Error & { code?: string; responseCode?: number };

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** What a server says, in one line, without the password in any form that it was told it in: some say all again. */
const sayingOf = (login: MailConfig['login']) => {
  const { user = '', pass = '' } = login ?? {};
  const told = pass ? [pass, base64(pass), base64(`\0${user}\0${pass}`)] : [];
  return ({ message }: Error): string =>
    told
      .reduce((rest, secret) => rest.replaceAll(secret, '•'), message)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, LONGEST_ERROR);
};

// A log-in or a certificate that is refused says nothing of the mail: somebody mends it, and the mail goes.
const ABOUT_THE_SERVER = new Set(['EAUTH', 'ENOAUTH', 'ETLS', 'EOAUTH2']);

const isFinal = ({ code = '', responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && responseCode < 600 && !ABOUT_THE_SERVER.has(code);

const afterTooLong = (): { promise: Promise<Delivery>; cancel(): void } => {
  const { promise, resolve } = Promise.withResolvers<Delivery>();
  const error = 'Mailserveren svarede ikke inden for 30 sekunder.';
  const timer = setTimeout(() => resolve({ outcome: 'delayed', error }), LONGEST);
  return { promise, cancel: () => clearTimeout(timer) };
};

/** The way to the bank's mail server. Each mail has a connection of its own, so that none waits for another. */
export const openMailer = ({ host, port, tls, login, from }: MailConfig): Mailer => {
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(login && { auth: login }),
    connectionTimeout: CONNECTING,
    greetingTimeout: CONNECTING,
    socketTimeout: LONGEST,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const saying = sayingOf(login);
  const deliveryOf = (error: SmtpError): Delivery => ({
    outcome: isFinal(error) ? 'refused' : 'delayed',
    error: saying(error),
  });
  const send = async ({ files, replyTo, ...mail }: OutgoingMail): Promise<Delivery> => {
    const attachments = files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes }));
    const limit = afterTooLong();
    const sending = transport
      .sendMail({
        ...mail,
        from,
        ...(replyTo && { replyTo }),
        attachments,
        // Whoever is away answers no machine.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      .then((): Delivery => ({ outcome: 'sent' }), deliveryOf);
    return Promise.race([sending, limit.promise]).finally(limit.cancel);
  };
  const check = () => transport.verify().then(() => null, saying);
  return { send, check };
};

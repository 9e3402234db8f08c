import { mailAddress } from '@sponsorat/api';
import { z } from 'zod';

/** How mail leaves: by which server, as whom. */
export type MailConfig = {
  host: string;
  port: number;
  /** TLS from the first byte, TLS that is asked for before anything is said, or none. */
  tls: 'implicit' | 'starttls' | 'none';
  login: { user: string; pass: string } | null;
  from: { name: string; address: string };
};

const EXAMPLE = 'smtps://bruger:adgangskode@mail.bank.dk';
const PORTS = { implicit: 465, starttls: 587, none: 25 } as const;

/** The server that mail goes to. The sentences do not repeat the address: a password may stand in it. */
const smtpUrl = z
  .string()
  .transform((text) => URL.parse(text))
  .refine((url) => url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '', {
    error: `SMTP_URL skal være en adresse som ${EXAMPLE}.`,
    abort: true,
  })
  .refine((url) => [null, 'off'].includes(url?.searchParams.get('tls') ?? null), {
    error: 'SMTP_URL kan kun slutte med ?tls=off, som sender uden kryptering.',
    abort: true,
  })
  .transform((url) => {
    // The refinements have seen that there is one.
    const { protocol, hostname, port, username, password, searchParams } = url as URL;
    const encrypted = protocol === 'smtps:' ? 'implicit' : 'starttls';
    const tls: MailConfig['tls'] = searchParams.has('tls') ? 'none' : encrypted;
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port ? Number(port) : PORTS[tls],
      tls,
      login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
    };
  })
  .refine(({ tls, login }) => tls !== 'none' || login === null, {
    error: 'SMTP_URL må ikke have brugernavn og adgangskode med ?tls=off: de ville blive sendt ukrypteret.',
  });

const FROM = /^(?:(?<name>[^<>"\r\n]*?)\s*<(?<address>[^<>\s]+)>|(?<plain>\S+))$/u;

/** Who mail comes from: an address, or a name and an address in < >. */
const mailFrom = z
  .string()
  .transform((text) => {
    const { name = '', address, plain } = FROM.exec(text.trim())?.groups ?? {};
    return { name: name.trim(), address: address ?? plain ?? '' };
  })
  .refine(({ address }) => mailAddress.safeParse(address).success, {
    error: 'MAIL_FROM skal være en e-mailadresse, for eksempel Sponsorat <sponsorat@bank.dk>.',
  });

/** The variables of the environment by which mail leaves. */
export const mailVariables = {
  SMTP_URL: smtpUrl.nullable().default(null),
  MAIL_FROM: mailFrom.nullable().default(null),
};

type MailSettings = {
  [K in keyof typeof mailVariables]: z.output<(typeof mailVariables)[K]>;
} & { PUBLIC_URL: URL | null };

/** What is wrong with the variables together, in one sentence; null for nothing. */
export const mailProblem = ({ SMTP_URL, MAIL_FROM }: MailSettings): string | null =>
  SMTP_URL && !MAIL_FROM ? 'SMTP_URL kræver, at MAIL_FROM også er sat.' : null;

/** Null: mails are made, and none is sent. */
export const mailOf = ({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: MailSettings): MailConfig | null =>
  SMTP_URL && MAIL_FROM && PUBLIC_URL ? { ...SMTP_URL, from: MAIL_FROM } : null;

/** What is said of a start that sends no mail; null where it does. */
export const missingMail = ({ SMTP_URL, PUBLIC_URL }: MailSettings): string | null => {
  if (!SMTP_URL) return 'Der sendes ingen e-mail: SMTP_URL er ikke sat. Alle kan læses under Indstillinger, E-mail.';
  return PUBLIC_URL ? null : 'Der sendes ingen e-mail: PUBLIC_URL er ikke sat, og links i e-mails kan ikke laves uden.';
};

/** What is said of a start whose mail server does not answer, or does not take the log-in. */
export const mailServerProblem = (error: string): string =>
  `Advarsel: Mailserveren i SMTP_URL tager ikke imod: »${error}« E-mails venter, til den gør.`;

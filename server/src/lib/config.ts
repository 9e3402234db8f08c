import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { mailOf, mailProblem, mailVariables, missingMail } from './mail-config.ts';
import { loginProblem, loginVariables, oidcOf } from './oidc-config.ts';

/** A configuration that cannot be used; the message is one sentence for whoever set it. */
export class ConfigError extends Error {}

const port = z
  .string()
  .refine((text) => /^\d+$/.test(text) && Number(text) <= 65_535, {
    error: ({ input }) => `PORT skal være et helt tal fra 0 til 65535, men er »${input}«.`,
  })
  .transform(Number);

// An IPv4 address is written like a host name.
const isHost = (text: string): boolean => ipaddr.IPv6.isValid(text) || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text);

const host = z.string().refine(isHost, {
  error: ({ input }) => `HOST skal være en IP-adresse eller et maskinnavn uden port, men er »${input}«.`,
});

/** An address with one of these protocols. The sentence does not repeat it: a password may stand in it. */
const url = (name: string, ...protocols: string[]) =>
  z.string().refine((text) => protocols.some((protocol) => URL.parse(text)?.protocol === protocol), {
    error: `${name} skal være en adresse, der begynder med ${protocols.map((p) => `${p}//`).join(' eller ')}.`,
    abort: true,
  });

const publicUrl = url('PUBLIC_URL', 'http:', 'https:')
  .transform((text) => new URL(text))
  .refine(({ pathname, search, hash }) => pathname === '/' && !search && !hash, {
    error: 'PUBLIC_URL skal være en adresse uden sti, for eksempel https://sponsorat.bank.dk.',
  });

const isNetwork = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv4.isValidCIDRFourPartDecimal(text) ||
  ipaddr.IPv6.isValid(text) ||
  ipaddr.IPv6.isValidCIDR(text);

const networks = z
  .string()
  .transform((text) => text.split(',').map((network) => network.trim()))
  .refine((all) => all.every(isNetwork), { abort: true })
  .transform((all) => all.join(','));

const trustProxy = z.union([z.literal('on').transform(() => true), z.literal('off').transform(() => false), networks], {
  error: 'TRUST_PROXY skal være on, off eller de adresser, som proxyen har, adskilt af komma.',
});

const onOff = (name: string) =>
  z
    .enum(['on', 'off'], { error: ({ input }) => `${name} skal være on eller off, men er »${input}«.` })
    .transform((value) => value === 'on');

const metricsToken = z
  .string()
  .regex(/^[\x21-\x7e]{16,}$/, { error: 'METRICS_TOKEN skal være mindst 16 tegn uden mellemrum, æ, ø og å.' });

const secretKey = z
  .string()
  .regex(/^[\da-f]{64}$/i, {
    error: 'SECRET_KEY skal være 64 hexadecimale cifre, som »openssl rand -hex 32« laver dem.',
  })
  .transform((text) => Buffer.from(text, 'hex'));

const LONGEST_NOTICE = 60;
const notice = z
  .string()
  .refine((text) => /^\d+$/.test(text) && Number(text) <= LONGEST_NOTICE, {
    error: ({ input }) =>
      `SHUTDOWN_NOTICE skal være et helt antal sekunder fra 0 til ${LONGEST_NOTICE}, men er »${input}«.`,
  })
  .transform((text) => Number(text) * 1_000);

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: url('DATABASE_URL', 'postgres:', 'postgresql:').nullable().default(null),
  MIGRATION_DATABASE_URL: url('MIGRATION_DATABASE_URL', 'postgres:', 'postgresql:').nullable().default(null),
  DEMO_DATA: onOff('DEMO_DATA').optional(),
  PUBLIC_URL: publicUrl.nullable().default(null),
  TRUST_PROXY: trustProxy.default(false),
  METRICS_TOKEN: metricsToken.nullable().default(null),
  SECRET_KEY: secretKey.nullable().default(null),
  SHUTDOWN_NOTICE: notice.default(1_000),
  ...loginVariables,
  ...mailVariables,
});

/** Reads and checks the environment. An empty variable counts as one that is not set. Throws ConfigError. */
export const readConfig = (environment: Record<string, string | undefined>, cwd: string) => {
  const result = environmentSchema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  if (!result.success) throw new ConfigError(result.error.issues[0]?.message);
  const set = result.data;
  if (set.MIGRATION_DATABASE_URL && !set.DATABASE_URL)
    throw new ConfigError('MIGRATION_DATABASE_URL kræver, at DATABASE_URL også er sat.');
  const problem = loginProblem(set) ?? mailProblem(set);
  if (problem) throw new ConfigError(problem);
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(cwd, set.DATA_DIR),
    /** Null: the app brings its own database. */
    databaseUrl: set.DATABASE_URL,
    /** The database as the role that owns its tables; null: as DATABASE_URL says. */
    migrationDatabaseUrl: set.MIGRATION_DATABASE_URL,
    demoData: set.DEMO_DATA ?? set.DATABASE_URL === null,
    publicUrl: set.PUBLIC_URL,
    /** True: the one proxy in front; text: the addresses of proxies, separated by comma. */
    trustProxy: set.TRUST_PROXY,
    /** Null: /metrics is not there. */
    metricsToken: set.METRICS_TOKEN,
    /** 32 bytes; null: `openSecretKey` says where it comes from. */
    secretKey: set.SECRET_KEY,
    /** Milliseconds between the failing of readiness and the end of listening. */
    shutdownNotice: set.SHUTDOWN_NOTICE,
    /** Null: nobody logs in with the bank's account. */
    oidc: oidcOf(set),
    /** Null: mails are made, and none is sent. */
    mail: mailOf(set),
    /** Why no mail is sent, in one sentence; null where it is. */
    withoutMail: missingMail(set),
    /** Who may log in with a password. */
    passwordLogin: set.PASSWORD_LOGIN,
  };
};

/** What the installation is told by its environment; see the table in README.md. */
export type Config = ReturnType<typeof readConfig>;

/** The configuration of an installation that sets nothing. */
export const plainConfig: Config = readConfig({}, '.');

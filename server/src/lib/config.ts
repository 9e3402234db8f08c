import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** What the installation is told by its environment; see the table in README.md. */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Null: the app brings its own database. */
  databaseUrl: string | null;
  demoData: boolean;
  publicUrl: URL | null;
  /** True: the one proxy in front; text: the addresses of proxies, separated by comma. */
  trustProxy: boolean | string;
};

/** A configuration that cannot be used; the message is one sentence for whoever set it. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

const readPort = (value: string | undefined): number => {
  const port = Number(value ?? 3000);
  if (!/^\d+$/.test(value ?? '3000') || port > 65_535)
    throw new ConfigError(`PORT skal være et helt tal fra 0 til 65535, men er »${value}«.`);
  return port;
};

const readHost = (value: string | undefined): string => {
  const host = value ?? '127.0.0.1';
  if (isIP(host) === 0 && !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(host))
    throw new ConfigError(`HOST skal være en IP-adresse eller et maskinnavn uden port, men er »${host}«.`);
  return host;
};

const readUrl = (name: string, value: string | undefined, protocols: readonly string[]): URL | null => {
  if (value === undefined) return null;
  const url = URL.parse(value);
  if (!url || !protocols.includes(url.protocol))
    throw new ConfigError(
      `${name} skal være en adresse, der begynder med ${protocols.map((p) => `${p}//`).join(' eller ')}.`,
    );
  return url;
};

const readPublicUrl = (value: string | undefined): URL | null => {
  const url = readUrl('PUBLIC_URL', value, ['http:', 'https:']);
  if (url && (url.pathname !== '/' || url.search || url.hash))
    throw new ConfigError('PUBLIC_URL skal være en adresse uden sti, for eksempel https://sponsorat.bank.dk.');
  return url;
};

const readSwitch = (name: string, value: string | undefined, fallback: boolean): boolean => {
  if (value === undefined) return fallback;
  if (value !== 'on' && value !== 'off') throw new ConfigError(`${name} skal være on eller off, men er »${value}«.`);
  return value === 'on';
};

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const readTrustProxy = (value: string | undefined): boolean | string => {
  if (value === undefined || value === 'off') return false;
  if (value === 'on') return true;
  const networks = value.split(',').map((text) => text.trim());
  if (networks.every(isNetwork)) return networks.join(',');
  throw new ConfigError('TRUST_PROXY skal være on, off eller de adresser, som proxyen har, adskilt af komma.');
};

/** Reads and checks the environment. An empty variable counts as one that is not set. Throws ConfigError. */
export const readConfig = (environment: Environment, cwd: string): Config => {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const databaseUrl = readUrl('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']);
  return {
    port: readPort(env.PORT),
    host: readHost(env.HOST),
    dataDir: resolve(cwd, env.DATA_DIR ?? 'data'),
    databaseUrl: databaseUrl && (env.DATABASE_URL as string),
    demoData: readSwitch('DEMO_DATA', env.DEMO_DATA, databaseUrl === null),
    publicUrl: readPublicUrl(env.PUBLIC_URL),
    trustProxy: readTrustProxy(env.TRUST_PROXY),
  };
};

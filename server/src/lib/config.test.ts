import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/sponsorat');
const sentence = (environment: Record<string, string>): string => {
  try {
    read(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'taken';
};

describe('the configuration', () => {
  it('needs nothing', () => {
    const defaults = {
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/sponsorat/data',
      databaseUrl: null,
      migrationDatabaseUrl: null,
      demoData: true,
      publicUrl: null,
      trustProxy: false,
      metricsToken: null,
      secretKey: null,
      shutdownNotice: 1_000,
      oidc: null,
      mail: null,
      withoutMail: expect.stringContaining('SMTP_URL er ikke sat'),
      passwordLogin: 'on',
    };
    expect(read({})).toEqual(defaults);
    const empty = {
      PORT: '',
      HOST: '',
      DATA_DIR: '',
      DATABASE_URL: '',
      DEMO_DATA: '',
      PUBLIC_URL: '',
      TRUST_PROXY: '',
      METRICS_TOKEN: '',
      SECRET_KEY: '',
      SHUTDOWN_NOTICE: '',
      SMTP_URL: '',
      MAIL_FROM: '',
    };
    expect(read(empty)).toEqual(defaults);
  });

  it('takes what is set', () => {
    const config = read({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/sponsorat',
      DATABASE_URL: 'postgresql://u:p%40ss@db:5433/x?sslmode=require',
      PUBLIC_URL: 'https://sponsorat.bank.dk/',
      TRUST_PROXY: ' 10.0.0.0/8, 127.0.0.1,fd00::/8 ',
      METRICS_TOKEN: 'a-token-of-16-ch',
      SECRET_KEY: 'aB'.repeat(32),
      SHUTDOWN_NOTICE: '15',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/sponsorat',
      databaseUrl: 'postgresql://u:p%40ss@db:5433/x?sslmode=require',
      demoData: false,
      trustProxy: '10.0.0.0/8,127.0.0.1,fd00::/8',
      metricsToken: 'a-token-of-16-ch',
      secretKey: Buffer.alloc(32, 0xab),
      shutdownNotice: 15_000,
    });
    expect(config.publicUrl?.origin).toBe('https://sponsorat.bank.dk');
    expect(read({ DATA_DIR: 'her' }).dataDir).toBe('/srv/sponsorat/her');
  });

  it('has demo data only where it brings its own database, or where it is asked for', () => {
    const database = { DATABASE_URL: 'postgres://db/x' };
    expect(read(database).demoData).toBe(false);
    expect(read({ ...database, DEMO_DATA: 'on' }).demoData).toBe(true);
    expect(read({ DEMO_DATA: 'off' }).demoData).toBe(false);
  });

  it.each(['-1', '65536', '80.5', '3e3', '0x50', 'http', ' 80', '99999999999'])('refuses the port %s', (PORT) => {
    expect(sentence({ PORT })).toBe(`PORT skal være et helt tal fra 0 til 65535, men er »${PORT}«.`);
  });

  it.each(['0.0.0.0', '::', 'localhost', 'sponsorat.bank.dk', '::1'])('takes the host %s', (HOST) => {
    expect(read({ HOST }).host).toBe(HOST);
  });

  it.each<[Record<string, string>, string]>([
    [
      { HOST: 'localhost:3000' },
      'HOST skal være en IP-adresse eller et maskinnavn uden port, men er »localhost:3000«.',
    ],
    [{ HOST: 'http://x' }, 'HOST skal være en IP-adresse eller et maskinnavn uden port, men er »http://x«.'],
    [
      { DATABASE_URL: 'mysql://db/x' },
      'DATABASE_URL skal være en adresse, der begynder med postgres:// eller postgresql://.',
    ],
    [
      { DATABASE_URL: 'db:5432' },
      'DATABASE_URL skal være en adresse, der begynder med postgres:// eller postgresql://.',
    ],
    [
      { MIGRATION_DATABASE_URL: 'db:5432', DATABASE_URL: 'postgres://db/x' },
      'MIGRATION_DATABASE_URL skal være en adresse, der begynder med postgres:// eller postgresql://.',
    ],
    [
      { MIGRATION_DATABASE_URL: 'postgres://db/x', DATABASE_URL: '' },
      'MIGRATION_DATABASE_URL kræver, at DATABASE_URL også er sat.',
    ],
    [{ DEMO_DATA: 'ja' }, 'DEMO_DATA skal være on eller off, men er »ja«.'],
    [{ PUBLIC_URL: 'sponsorat.bank.dk' }, 'PUBLIC_URL skal være en adresse, der begynder med http:// eller https://.'],
    [
      { PUBLIC_URL: 'https://bank.dk/sponsorat' },
      'PUBLIC_URL skal være en adresse uden sti, for eksempel https://sponsorat.bank.dk.',
    ],
    ...['kort', 'sytten tegn i alt!', 'sytten-tegn-på-æøå'].map((value): [Record<string, string>, string] => [
      { METRICS_TOKEN: value },
      'METRICS_TOKEN skal være mindst 16 tegn uden mellemrum, æ, ø og å.',
    ]),
    ...['0', 'g'.repeat(64), 'ab'.repeat(31), `${'ab'.repeat(32)}0`].map((value): [Record<string, string>, string] => [
      { SECRET_KEY: value },
      'SECRET_KEY skal være 64 hexadecimale cifre, som »openssl rand -hex 32« laver dem.',
    ]),
    ...['-1', '61', '1.5', '1s'].map((value): [Record<string, string>, string] => [
      { SHUTDOWN_NOTICE: value },
      `SHUTDOWN_NOTICE skal være et helt antal sekunder fra 0 til 60, men er »${value}«.`,
    ]),
    ...['ja', 'proxy', '1', '10.0.0.0/33', '10.0.0.1/', 'fd00::/129', '10.0.0', 'dead', ',', '10.0.0.1,x'].map(
      (value): [Record<string, string>, string] => [
        { TRUST_PROXY: value },
        'TRUST_PROXY skal være on, off eller de adresser, som proxyen har, adskilt af komma.',
      ],
    ),
  ])('refuses %o in one sentence', (environment, message) => {
    expect(sentence(environment)).toBe(message);
  });

  it('never shows the password that stands in DATABASE_URL', () => {
    expect(sentence({ DATABASE_URL: 'http://u:hemmelig@db/x' })).not.toContain('hemmelig');
  });
});

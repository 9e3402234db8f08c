import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const sender = { MAIL_FROM: 'sponsorat@bank.dk', PUBLIC_URL: 'https://sponsorat.bank.dk' };
const read = (environment: Record<string, string>) => readConfig(environment, '.');
const sentence = (environment: Record<string, string>): string => {
  try {
    read(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

describe('the mail server', () => {
  it.each([
    ['smtps://mail.bank.dk', { host: 'mail.bank.dk', port: 465, tls: 'implicit', login: null }],
    ['smtp://mail.bank.dk', { host: 'mail.bank.dk', port: 587, tls: 'starttls', login: null }],
    ['smtp://mail.bank.dk:2525?tls=off', { host: 'mail.bank.dk', port: 2525, tls: 'none', login: null }],
    ['smtp://relay?tls=off', { host: 'relay', port: 25, tls: 'none', login: null }],
    ['smtp://[::1]:26', { host: '::1', port: 26, tls: 'starttls', login: null }],
    [
      'smtps://b%40bank:p%3Ass@mail.bank.dk:4650',
      { host: 'mail.bank.dk', port: 4650, tls: 'implicit', login: { user: 'b@bank', pass: 'p:ss' } },
    ],
  ])('is read from %s', (SMTP_URL, expected) => {
    expect(read({ SMTP_URL, ...sender }).mail).toEqual({
      ...expected,
      from: { name: '', address: 'sponsorat@bank.dk' },
    });
  });

  it('sends as a name and an address', () => {
    const { mail } = read({ ...sender, SMTP_URL: 'smtps://x.dk', MAIL_FROM: 'Ærø Sparekasse <post@bank.dk>' });
    expect(mail?.from).toEqual({ name: 'Ærø Sparekasse', address: 'post@bank.dk' });
  });

  it.each([
    [{ SMTP_URL: 'mail.bank.dk' }, 'SMTP_URL skal være en adresse som smtps://bruger:adgangskode@mail.bank.dk.'],
    [
      { SMTP_URL: 'https://mail.bank.dk' },
      'SMTP_URL skal være en adresse som smtps://bruger:adgangskode@mail.bank.dk.',
    ],
    [{ SMTP_URL: 'smtp://mail.bank.dk?tls=no' }, 'SMTP_URL kan kun slutte med ?tls=off, som sender uden kryptering.'],
    [
      { SMTP_URL: 'smtp://bo:hemmelig@mail.bank.dk?tls=off' },
      'SMTP_URL må ikke have brugernavn og adgangskode med ?tls=off: de ville blive sendt ukrypteret.',
    ],
    [{ SMTP_URL: 'smtps://mail.bank.dk', MAIL_FROM: '' }, 'SMTP_URL kræver, at MAIL_FROM også er sat.'],
    ...['Sponsorat', 'a@b', 'A <a@bank.dk>, B <b@bank.dk>', 'A <a@bank.dk>\nBcc: b@bank.dk'].map(
      (MAIL_FROM): [Record<string, string>, string] => [
        { MAIL_FROM },
        'MAIL_FROM skal være en e-mailadresse, for eksempel Sponsorat <sponsorat@bank.dk>.',
      ],
    ),
  ])('refuses %o in one sentence, which shows no password', (environment, message) => {
    expect(sentence({ ...sender, ...environment })).toBe(message);
  });

  it('is nothing without an address for links', () => {
    expect(read({ SMTP_URL: 'smtps://mail.bank.dk', MAIL_FROM: 'a@bank.dk' })).toMatchObject({
      mail: null,
      withoutMail: 'Der sendes ingen e-mail: PUBLIC_URL er ikke sat, og links i e-mails kan ikke laves uden.',
    });
    expect(read({ SMTP_URL: 'smtps://mail.bank.dk', ...sender }).withoutMail).toBeNull();
  });
});

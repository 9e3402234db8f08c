import type { MailListRequest } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { afterAll, vi } from 'vitest';
import { readConfig } from '../../lib/config.ts';
import { type Connection, openDatabase } from '../../lib/db/database.ts';
import { openMailer } from '../../lib/smtp.ts';
import { startTestApp } from '../../testing/app.ts';
import { type Manner, startSmtpServer } from '../../testing/smtp.ts';
import { openSender } from './mails.sender.ts';
import { listMails } from './mails.store.ts';
import { queueMail } from './mails.usecases.ts';

/** What the environment says of mail that goes to a server. */
export const mailEnvironment = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'Sponsorat <sponsorat@bank.test>',
  PUBLIC_URL: 'http://sponsorat.test',
});

/** The same, as it is read. */
export const mailConfig = (url: string) => {
  const { mail, publicUrl } = readConfig(mailEnvironment(url), '.');
  if (!mail) throw new Error('The environment says nothing of mail');
  return { mail, publicUrl };
};

/** The app with a real mail server, and a sender that sends when it is told to; all closed after the last test. */
export const openMailApp = async (manner?: (to: string) => Manner) => {
  const smtp = await startSmtpServer(manner);
  const config = mailConfig(smtp.urlOf());
  const test = await startTestApp(null, config);
  const onError = vi.fn();
  /** A node with connections of its own, which waits so many milliseconds for what hangs as it ends. */
  const startNode = (patience?: number) => {
    const database = openDatabase(test.databaseUrl, () => {});
    const mailer = openMailer(config.mail);
    const { round, stop } = openSender({
      db: database.db.background,
      clock: test.clock,
      mailer,
      onError,
      ...(patience && { patience }),
    });
    return {
      round,
      stop,
      end: async () => {
        await stop();
        await database.close();
      },
    };
  };
  const sender = startNode();
  afterAll(async () => {
    await sender.end();
    await test.close();
    await smtp.close();
  });
  const queueIn = (tx: Connection, to: string, more: Partial<Parameters<typeof queueMail>[2]> = {}) =>
    queueMail(tx, test.deps, { to, subject: 'Emne', blocks: [{ paragraph: 'Tekst' }], foot: 'Derfor.', ...more });
  const queue = (...mail: [to: string, more?: Parameters<typeof queueIn>[2]]) =>
    test.db.transaction((tx) => queueIn(tx, ...mail));
  const rowById = (id: number | null) => sql`select * from mails where id = ${id}`;
  // From the store: the clock is moved past the end of every session.
  const rows = async (filter: MailListRequest['filter'] = {}) =>
    (await listMails(test.db, { filter, sort: { field: 'Id', dir: 'asc' }, page: 1, perPage: 100 })).rows;
  /** Sends what is due, and waits until it has an answer. */
  const send = async () => {
    await sender.round();
    await sender.stop();
  };
  return { ...test, smtp, sender, startNode, queue, queueIn, rowById, rows, send, onError };
};

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How a mail server meets a recipient: takes the mail, at once or slowly, refuses it with a code, says nothing more, or hangs up. */
export type Manner = 'takes' | 'takes slowly' | 'hangs' | 'hangs up' | { code: number; says: string };

/** How long a slow server has had a mail before it says so. */
const SLOWNESS = 100;

const refusal = ({ code, says }: { code: number; says: string }) =>
  Object.assign(new Error(says), { responseCode: code });

/** The file of a certificate for this machine, with its key, that nobody trusts who is not told to. */
export const certificateFile = new URL('fixtures/localhost.pem', import.meta.url);

/** How a mail server is spoken to; whoever logs in is refused with `says`, where that is given, or by a wrong password. */
export type Guard = { tls: 'none' | 'starttls' | 'implicit'; login?: { user: string; pass: string }; says?: string };

const tlsOptions = (tls: Guard['tls']) => {
  if (tls === 'none') return {};
  const pem = readFileSync(certificateFile);
  return { secure: tls === 'implicit', key: pem, cert: pem };
};

/** A real mail server on this machine, which keeps what it is sent, read again. It can be away for a while. */
export const startSmtpServer = async (
  manner: (to: string) => Manner = () => 'takes',
  { tls, login, says = 'Wrong password' }: Guard = { tls: 'none' },
) => {
  const received: (Email & { isEncrypted: boolean; user: string | null })[] = [];
  const tried: string[] = [];
  let port = 0;
  let server: SMTPServer | null = null;
  const open = async (): Promise<void> => {
    const opening = new SMTPServer({
      ...tlsOptions(tls),
      disabledCommands: [...(login ? [] : ['AUTH']), ...(tls === 'starttls' ? [] : ['STARTTLS'])],
      disableReverseLookup: true,
      // A connection that hangs would hold up whoever closes the server for half a minute.
      closeTimeout: 100,
      onAuth({ username, password }, _session, done) {
        tried.push(`${username}:${password}`);
        const isRight = username === login?.user && password === login?.pass;
        done(isRight ? null : refusal({ code: 535, says }), isRight ? { user: username } : undefined);
      },
      onRcptTo({ address }, _session, done) {
        const meets = manner(address);
        if (meets === 'hangs') return;
        if (meets === 'hangs up') for (const connection of opening.connections) connection.close();
        else done(typeof meets === 'string' ? null : refusal(meets));
      },
      onData(stream, { secure, user, envelope }, done) {
        void text(stream).then(async (raw) => {
          received.push({ ...(await PostalMime.parse(raw)), isEncrypted: secure, user: user ?? null });
          if (envelope.rcptTo.some(({ address }) => manner(address) === 'takes slowly')) await sleep(SLOWNESS);
          done();
        }, done);
      },
    });
    opening.on('error', () => {});
    const listening = opening.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
    server = opening;
  };
  const close = (): Promise<void> => {
    const closing = server;
    server = null;
    return new Promise((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
  };
  await open();
  /** Where it is, as SMTP_URL says so, logging in by a password. */
  const urlOf = (pass = login?.pass): string => {
    const who = login && pass !== undefined ? `${login.user}:${encodeURIComponent(pass)}@` : '';
    // The certificate has a name, whose address is to be looked up each time.
    if (tls === 'none') return `smtp://${who}127.0.0.1:${port}?tls=off`;
    return `${tls === 'implicit' ? 'smtps' : 'smtp'}://${who}localhost:${port}`;
  };
  return { received, tried, port, urlOf, open, close };
};

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How a mail server meets a recipient: takes the mail, refuses it with a code, says nothing more, or hangs up. */
export type Manner = 'takes' | 'hangs' | 'hangs up' | { code: number; says: string };

const refusal = ({ code, says }: { code: number; says: string }) =>
  Object.assign(new Error(says), { responseCode: code });

/** A real mail server on this machine, which keeps what it is sent, read again. It can be away for a while. */
export const startSmtpServer = async (manner: (to: string) => Manner = () => 'takes') => {
  const received: Email[] = [];
  let port = 0;
  let server: SMTPServer | null = null;
  const open = async (): Promise<void> => {
    const opening = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo({ address }, _session, done) {
        const meets = manner(address);
        if (meets === 'hangs') return;
        if (meets === 'hangs up') for (const connection of opening.connections) connection.close();
        else done(meets === 'takes' ? null : refusal(meets));
      },
      onData(stream, _session, done) {
        void text(stream).then(async (raw) => {
          received.push(await PostalMime.parse(raw));
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
  return { received, url: `smtp://127.0.0.1:${port}?tls=off`, open, close };
};

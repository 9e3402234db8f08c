import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const PATIENCE = 20_000;

/** A mail server that takes every mail, as a bank's would; what came is waited for. */
export const openInbox = async () => {
  const received: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      void text(stream).then(async (raw) => {
        received.push(await PostalMime.parse(raw));
        done();
      }, done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?tls=off`,
    /** The newest mail to an address whose text fits, as soon as it has come. */
    mailTo: async (email: string, fits: RegExp): Promise<Email & { text: string }> => {
      for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
        const mail = received.findLast(({ to, text }) => to?.[0]?.address === email && fits.test(text ?? ''));
        if (mail) return { ...mail, text: mail.text ?? '' };
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`No mail that fits ${fits} has come to ${email}`);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

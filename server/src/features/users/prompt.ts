import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ConfigError } from '../../lib/config.ts';

const ask = async (question: string, output: NodeJS.WritableStream): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const left = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () =>
      reject(new ConfigError('Kommandoen blev afbrudt: der er ikke oprettet nogen bruger.')),
    );
  });
  try {
    return await Promise.race([terminal.question(question), left]);
  } finally {
    left.catch(() => {});
    terminal.close();
  }
};

/** Asks on the terminal. */
export const askOpenly = (question: string): Promise<string> => ask(question, process.stdout);

/** Asks on the terminal for what must not be seen on it. */
export const askHidden = async (question: string): Promise<string> => {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await ask('', nowhere);
  } finally {
    process.stdout.write('\n');
  }
};

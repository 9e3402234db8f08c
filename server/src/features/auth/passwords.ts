import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's floor for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const hash = (
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism, tagLength }: typeof cost,
): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, memory, passes, parallelism, tagLength });

const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** The password's argon2id hash in PHC form, with its own salt and cost. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const tag = await hash(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${b64(salt)}$${b64(tag)}`;
};

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${b64(Buffer.alloc(16))}$${b64(Buffer.alloc(32))}`;

/** True where the password is the hashed one. Without a hash it takes the same time and answers false. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const match = PHC.exec(stored ?? nobody);
  if (!match) return false;
  const [, memory, passes, parallelism, salt, tag] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const expected = Buffer.from(tag, 'base64');
  const actual = await hash(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && stored !== null;
};

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const derive = promisify(argon2);

// OWASP's floor for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
type Cost = typeof cost;

// Hashing takes a thread of the four that also read files and pack answers: a storm of logins must leave them some.
const inTurn = pLimit(2);

const hash = (password: string, nonce: Buffer, { memory, passes, parallelism, tagLength }: Cost): Promise<Buffer> => {
  const message = password.normalize('NFC');
  return inTurn(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }));
};

const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const phc = (salt: Buffer, tag: Buffer, { memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${b64(salt)}$${b64(tag)}`;

/** The password's argon2id hash in PHC form, with its own salt and cost. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  return phc(salt, await hash(password, salt, cost), cost);
};

const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[^$]+)\$(?<tag>[^$]+)$/;

const readPhc = (stored: string) => {
  const { memory, passes, parallelism, salt = '', tag = '' } = PHC.exec(stored)?.groups ?? {};
  if (tag === '') return null;
  const expected = Buffer.from(tag, 'base64');
  const its = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { salt: Buffer.from(salt, 'base64'), expected, cost: { ...its, tagLength: expected.length } };
};

const nobody = phc(Buffer.alloc(16), Buffer.alloc(cost.tagLength), cost);

/** True where the password is the hashed one. Without a hash it takes the same time and answers false. */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  const read = readPhc(stored ?? nobody);
  if (!read) return false;
  const actual = await hash(password, read.salt, read.cost);
  return timingSafeEqual(actual, read.expected) && stored !== null;
};

/**
 * The hash with the salt and cost of another: the same text where it is the same password. Of secrets that share a
 * salt, one such hash finds the one that was given.
 */
export const hashLike = async (password: string, other: string): Promise<string> => {
  const read = readPhc(other);
  if (!read) throw new Error('This is no hash of a password');
  return phc(read.salt, await hash(password, read.salt, read.cost), read.cost);
};

import { createHash } from 'node:crypto';

/** The SHA-256 of a text or of bytes, as hexadecimal digits. */
export const sha256 = (of: string | Buffer): string => createHash('sha256').update(of).digest('hex');

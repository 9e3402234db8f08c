import { installationSecret } from '../../lib/db/secrets.store.ts';
import type { AppDeps, Deps } from '../../lib/deps.ts';
import { type Cipher, cipherOf } from '../../lib/secret-key.ts';
import type { SignerRow } from '../contracts/signings.store.ts';

const LINK = 'signing-link';
const CODE = 'signing-code';

/**
 * What links and codes are made of. A link follows from its signer and the key, so that a reminder carries the same one
 * though only its hash is stored.
 */
const signingLinks = ({ derive }: Pick<Cipher, 'derive'>, publicUrl: URL | null) => ({
  /** The link of a signer, and its token. */
  linkOf: ({ id, linkCount }: Pick<SignerRow, 'id' | 'linkCount'>): { url: string; token: string } => {
    const token = derive(LINK, `${id}:${linkCount}`).toString('base64url');
    return { url: new URL(`/underskriv/${token}`, publicUrl ?? 'http://localhost').href, token };
  },
  /** A code as it is stored: it is of one signer alone, and without the key it is not found by trying all there are. */
  hashOfCode: (signerId: number, code: string): string => derive(CODE, `${signerId}:${code}`).toString('hex'),
});
export type SigningLinks = ReturnType<typeof signingLinks>;

/**
 * Links and codes of this installation: made of its key, or, where it has none, of a secret of the database that all
 * nodes share.
 */
export const openLinks = async ({
  db,
  cipher,
  config,
}: Pick<Deps, 'db' | 'config'> & Pick<AppDeps, 'cipher'>): Promise<SigningLinks> =>
  signingLinks(cipher ?? cipherOf(await installationSecret(db, 'signing')), config.publicUrl);

import { workOnThreads } from '../../../lib/threads.ts';
import { printableLogo } from '../../contracts/pdf/render.ts';
import type { GuestList } from './document.ts';

const makePdf = workOnThreads<GuestList, Uint8Array>(new URL('./worker.ts', import.meta.url), {
  threads: 1,
  megabytes: 256,
  longest: 120_000,
});

type Logo = Uint8Array | null;

/** The guest list as a PDF, made on a thread beside the server. */
export const renderGuests = async ({
  logos,
  ...list
}: Omit<GuestList, 'logos'> & { logos: { bank: Logo; club: Logo } }): Promise<Buffer> => {
  const [bank, club] = await Promise.all([printableLogo(logos.bank), printableLogo(logos.club)]);
  const bytes = await makePdf({ ...list, logos: { bank, club } });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

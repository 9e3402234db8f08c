import { workOnThreads } from '../../../lib/threads.ts';
import { printableLogo } from '../../contracts/pdf/render.ts';
import type { DeliveryReport } from './document.ts';

const makePdf = workOnThreads<DeliveryReport, Uint8Array>(new URL('./worker.ts', import.meta.url), {
  threads: 1,
  megabytes: 384,
  longest: 120_000,
});

type Logo = Uint8Array | null;

/** The report as a PDF, made on a thread beside the server. */
export const renderDelivery = async ({
  logos,
  ...report
}: Omit<DeliveryReport, 'logos'> & { logos: { bank: Logo; club: Logo } }): Promise<Buffer> => {
  const [bank, club] = await Promise.all([printableLogo(logos.bank), printableLogo(logos.club)]);
  const bytes = await makePdf({ ...report, logos: { bank, club } });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

import { workOnThreads } from '../../../lib/threads.ts';
import { withLogos } from '../../contracts/pdf/render.ts';
import type { GuestList } from './document.ts';

const makePdf = workOnThreads<GuestList, Uint8Array>(new URL('./worker.ts', import.meta.url), {
  threads: 1,
  megabytes: 256,
  longest: 120_000,
});

/** The guest list as a PDF, made on a thread beside the server. */
export const renderGuests = withLogos(makePdf);

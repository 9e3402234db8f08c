import { workOnThreads } from '../../../lib/threads.ts';
import { withLogos } from '../../contracts/pdf/render.ts';
import type { ReportDocument } from './document.ts';

const makePdf = workOnThreads<ReportDocument, Uint8Array>(new URL('./worker.ts', import.meta.url), {
  threads: 1,
  megabytes: 384,
  longest: 120_000,
});

/** The report as a PDF, made on a thread beside the server. */
export const renderReport = withLogos(makePdf);

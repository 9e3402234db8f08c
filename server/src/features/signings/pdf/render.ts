import { pdfMaker } from '../../contracts/pdf/render.ts';
import type { SigningPdf } from './worker.ts';

/** The signed agreement, or a copy made of pictures, as a PDF. */
export const renderSigningPdf = pdfMaker<SigningPdf>(new URL('./worker.ts', import.meta.url));

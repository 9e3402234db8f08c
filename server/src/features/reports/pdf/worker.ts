import { print } from '../../contracts/pdf/worker.ts';
import { type ReportDocument, reportDocument } from './document.ts';

/** Makes one report. It runs on a thread of its own (see render.ts), and reads no clock. */
export default (report: ReportDocument): Promise<Uint8Array> => print(reportDocument(report));

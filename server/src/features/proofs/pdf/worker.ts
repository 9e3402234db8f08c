import { print } from '../../contracts/pdf/worker.ts';
import { type DeliveryReport, deliveryDocument } from './document.ts';

/** Makes one report. It runs on a thread of its own (see render.ts), and reads no clock. */
export default (report: DeliveryReport): Promise<Uint8Array> => print(deliveryDocument(report));

import { print } from '../../contracts/pdf/worker.ts';
import { type GuestList, guestDocument } from './document.ts';

/** Makes one guest list. It runs on a thread of its own (see render.ts), and reads no clock. */
export default (list: GuestList): Promise<Uint8Array> => print(guestDocument(list));

import { isOpenSigning, type Signing, type SigningSummary } from '@sponsorat/api';
import { longDate } from '../lib/formats.ts';
import { texts } from './texts.ts';

const t = texts.signing;

/** True while the club can still answer, or a copy waits for the bank. */
export const isOut = (signing: Signing | null): signing is Signing => signing !== null && isOpenSigning(signing.state);

/** Where a sending stands, in one line: when it was sent, who has signed or sent a copy, and until when. */
export const signingLine = ({ state, sentAt, signed, of, deadline }: SigningSummary): string =>
  [
    t.sent(longDate(sentAt)),
    state === 'Modtaget' ? t.received : t.progress(signed, of),
    t.deadline(longDate(deadline)),
  ].join(' · ');

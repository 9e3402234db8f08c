import { danishDate } from '@sponsorat/api';
import type { SigningRecord } from '../contracts/signings.store.ts';
import type { SignatureLine } from './pdf/signatures-page.ts';

const clock = new Intl.DateTimeFormat('da-DK', {
  timeZone: 'Europe/Copenhagen',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
});

/** An instant as the page of signatures says it: "15. juni 2026 kl. 12.00.00 GMT+02.00". */
const signedAtText = (at: Date): string => `${danishDate(at)} kl. ${clock.format(at)}`;

/** The signatures of a sending, in the order in which they came. */
export const signaturesOf = ({ signers }: Pick<SigningRecord, 'signers'>): SignatureLine[] =>
  signers
    .flatMap(({ signedAt, signedName, title, email, address }) =>
      signedAt && signedName && title ? [{ signedAt, name: signedName, title, email, address: address ?? '' }] : [],
    )
    .sort((one, other) => one.signedAt.getTime() - other.signedAt.getTime())
    .map(({ signedAt, ...line }) => ({ ...line, at: signedAtText(signedAt) }));

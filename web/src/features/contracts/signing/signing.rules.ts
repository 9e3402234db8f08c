import { isOpenSigning, type Signing } from '@sponsorat/api';

/** True while the club can still answer, or a copy waits for the bank. */
export const isOut = (signing: Signing | null): signing is Signing => signing !== null && isOpenSigning(signing.state);

/** Why a sending came to nothing, which the next one begins with; null where there is nothing to tell. */
export const failureOf = (
  signing: Signing | null,
): { kind: 'declined'; name: string; reason: string | null } | { kind: 'expired'; deadline: string } | null => {
  if (signing?.state === 'Udløbet') return { kind: 'expired', deadline: signing.deadline };
  const decliner = signing?.state === 'Afvist' && signing.signers.find(({ state }) => state === 'Afvist');
  return decliner ? { kind: 'declined', name: decliner.name, reason: decliner.reason } : null;
};

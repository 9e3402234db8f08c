import type { Signing } from '@sponsorat/api';

/** Why a sending came to nothing, which the next one begins with; null where there is nothing to tell. */
export const failureOf = (
  signing: Signing | null,
): { kind: 'declined'; name: string; reason: string | null } | { kind: 'expired'; deadline: string } | null => {
  if (signing?.state === 'Udløbet') return { kind: 'expired', deadline: signing.deadline };
  const decliner = signing?.state === 'Afvist' && signing.signers.find(({ state }) => state === 'Afvist');
  return decliner ? { kind: 'declined', name: decliner.name, reason: decliner.reason } : null;
};

import type { Contract } from '@sponsorat/api';

/** An agreement's page, to be spread into a link or into what `navigate` is told. */
export const toContract = ({ sponsorshipId, id }: Pick<Contract, 'sponsorshipId' | 'id'>) =>
  ({ to: '/sponsorships/$id/$contract', params: { id: String(sponsorshipId), contract: String(id) } }) as const;

/** Another step of the draft that is open. */
export const toStep = (step: number) => ({ from: '/sponsorships/$id/$contract', to: '.', search: { step } }) as const;

/** Where a signed copy goes: to its agreement as that was found. Confirmed anew, it has other words than were signed. */
export const uploadTo = ({ contractId, version }: { contractId: number; version: number }, external: boolean) =>
  ({
    params: { contractId },
    query: { external: external ? 'true' : 'false', version: String(version) },
  }) as const;

/** Where an agreement is to be had as PDF. */
export const printUrl = (contractId: number): string => `/print-contract?id=${contractId}`;

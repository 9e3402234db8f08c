import type { Contract } from '@sponsorat/api';

/** An agreement's page, to be spread into a link or into what `navigate` is told. */
export const toContract = ({ sponsorshipId, id }: Pick<Contract, 'sponsorshipId' | 'id'>) =>
  ({ to: '/sponsorships/$id/$contract', params: { id: String(sponsorshipId), contract: String(id) } }) as const;

/** Another step of the draft that is open. */
export const toStep = (step: number) => ({ from: '/sponsorships/$id/$contract', to: '.', search: { step } }) as const;

/** Where an agreement is to be had as PDF. */
export const printUrl = (contractId: number): string => `/print-contract?id=${contractId}`;

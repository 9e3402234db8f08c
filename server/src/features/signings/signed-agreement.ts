import type { AgreementTerms } from '@sponsorat/api';
import type { ContractDetails } from '../contracts/contracts.store.ts';
import type { SignedAgreement } from './signing-mails.ts';

/** What an agreement says, as it was frozen: one that was sent is confirmed. */
export const frozenTermsOf = ({ id, frozen }: Pick<ContractDetails, 'id' | 'frozen'>): AgreementTerms => {
  if (!frozen) throw new Error(`Agreement ${id} is not confirmed`);
  return frozen;
};

export const agreementOf = (
  contract: Pick<ContractDetails, 'id' | 'frozen' | 'number' | 'sponsorshipId'>,
): SignedAgreement => {
  const { club, bank } = frozenTermsOf(contract);
  const { id, number, sponsorshipId } = contract;
  return { number, club: club.name, bank: bank.name, sponsorshipId, path: `/sponsorships/${sponsorshipId}/${id}` };
};

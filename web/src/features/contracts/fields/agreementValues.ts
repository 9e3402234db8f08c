import type { Contract } from '@sponsorat/api';
import type { EntityForm } from '../../../ui/form/useEntityForm.ts';
import type { RateValues } from './rates.rules.ts';
import type { Shares } from './shares.rules.ts';

/** An agreement's own fields as a form holds them: everything but the products. */
export type AgreementValues = Shares & {
  id: number | null;
  version: number | null;
  category: number | null;
  additionalCategories: number[];
  startDate: string | null;
  endDate: string | null;
  renegotiation: string | null;
  sponsorshipAmount: number | null;
  rates: RateValues[];
  sponsorPaysPrints: boolean;
  exclusivity: string | null;
  specialAgreements: string | null;
};

export type AgreementForm = EntityForm<AgreementValues>;

const blank: AgreementValues = {
  id: null,
  version: null,
  category: null,
  additionalCategories: [],
  startDate: null,
  endDate: null,
  renegotiation: null,
  sponsorshipAmount: null,
  rates: [],
  sponsorPaysPrints: false,
  valueOfAdvertisement: null,
  valueOfTickets: null,
  valueOfCatering: null,
  valueOfTravel: null,
  exclusivity: null,
  specialAgreements: null,
};

/** What the fields hold of an agreement, or of one that is still to be made. */
export const agreementValues = (contract: Contract | undefined): AgreementValues => {
  if (!contract) return blank;
  const { id, version, category, additionalCategories, startDate, endDate, renegotiation } = contract;
  const { sponsorshipAmount, rates, sponsorPaysPrints, exclusivity, specialAgreements } = contract;
  const { valueOfAdvertisement, valueOfTickets, valueOfCatering, valueOfTravel } = contract;
  return {
    ...{ id, version, category, additionalCategories, startDate, endDate, renegotiation },
    ...{ sponsorshipAmount, rates, sponsorPaysPrints, exclusivity, specialAgreements },
    ...{ valueOfAdvertisement, valueOfTickets, valueOfCatering, valueOfTravel },
  };
};

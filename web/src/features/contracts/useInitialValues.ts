import type { Contract } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoriesQuery } from '../../domain/catalog.queries.ts';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';
import { today } from '../../lib/formats.ts';
import { type AgreementValues, agreementValues } from './fields/agreementValues.ts';
import { suggestedValues } from './suggestions.rules.ts';

/** An agreement to be filled in. */
export type AgreementOfClub = {
  sponsorshipId: number;
  /** Undefined until the first save makes the draft. */
  contract: Contract | undefined;
  /** The club's own category, for a new agreement. */
  clubCategory: number;
};

/** What an agreement's fields hold at first: the draft's values, or what is likely of a new one as soon as that is known. */
export const useInitialValues = ({ sponsorshipId, contract, clubCategory }: AgreementOfClub): AgreementValues => {
  const isNew = contract === undefined;
  const contracts = useQuery({ ...contractsQuery(sponsorshipId), enabled: isNew }).data;
  const categories = useQuery({ ...categoriesQuery, enabled: isNew }).data;
  return useMemo(() => {
    const values = agreementValues(contract);
    if (!isNew || !contracts || !categories) return values;
    return { ...values, ...suggestedValues({ contracts, categories, clubCategory, today: today() }) };
  }, [contract, isNew, contracts, categories, clubCategory]);
};

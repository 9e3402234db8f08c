import { type Contract, type Product, type Selection, sectionFormSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ownFields, selectionsOf, sentSelections } from '../../../domain/product/selections.rules.ts';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { ApiError } from '../../../lib/client.ts';
import { contractQuery, useSaveDraft } from '../contracts.queries.ts';
import { TEXTS_STEP } from './steps.rules.ts';
import { useStepForm } from './useStepForm.ts';

/** What the step of a section holds: the selections of its own products; and the texts, which the last one asks for. */
export type SectionValues = {
  id: number | null;
  version: number | null;
  products: Selection[];
  exclusivity: string | null;
  specialAgreements: string | null;
};

const valuesFor = (contract: Contract, products: readonly Product[]): SectionValues => {
  const { id, version, exclusivity, specialAgreements } = contract;
  return { id, version, products: selectionsOf(products, contract.products), exclusivity, specialAgreements };
};

type SectionFormOptions = {
  contract: Contract;
  step: number;
  /** The section's products, in the order of the screen. */
  products: readonly Product[];
  shortName: string;
};

/** The form of a section's step. The list of products travels whole, so the other sections' go with it as stored. */
export const useSectionForm = ({ contract, step, products, shortName }: SectionFormOptions) => {
  const queryClient = useQueryClient();
  const { sponsorshipId } = contract;
  const saveDraft = useSaveDraft(sponsorshipId);
  const byId = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  const valuesOf = useCallback((stored: Contract) => valuesFor(stored, products), [products]);
  const initial = useMemo(() => valuesOf(contract), [contract, valuesOf]);

  return useStepForm({
    sponsorshipId,
    contract,
    step,
    schema: sectionFormSchema,
    initial,
    valuesOf,
    save: async ({ exclusivity, specialAgreements, ...input }) => {
      const texts = step === TEXTS_STEP ? { exclusivity, specialAgreements } : {};
      const own = input.products ?? [];
      const stored = queryClient.getQueryData(contractQuery(ofContract(contract)).queryKey) ?? contract;
      const sent = sentSelections(byId, own, stored.products);
      try {
        return await saveDraft.mutateAsync({ ...input, ...texts, products: sent });
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        const { status, error, message, by, at, requestId } = failure;
        const fields = ownFields(failure.fields, sent, own, byId, shortName);
        throw new ApiError(status, {
          error,
          message,
          fields,
          ...(by && { by }),
          ...(at && { at }),
          ...(requestId && { requestId }),
        });
      }
    },
  });
};

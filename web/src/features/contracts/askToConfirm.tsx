import type { Contract } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';
import { confirm } from '../../ui/confirm.tsx';
import { overlapping } from './status.rules.ts';
import { texts } from './texts.ts';

type DatedContract = Pick<Contract, 'startDate' | 'endDate'> & { id: number | null };

/** Which approved agreements a period meets, in a sentence; null where it meets none. */
export const overlapText = (contract: DatedContract, all: readonly Contract[]): string | null => {
  const numbers = overlapping(contract, all).map(({ number }) => texts.agreement(number).toLowerCase());
  return numbers.length > 0 ? texts.confirm.overlap(numbers.join(', ')) : null;
};

/** Says what confirming does, and what it meets, before it is done; true for OK. */
export const useAskToConfirm = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  return async (contract: DatedContract): Promise<boolean> => {
    // A warning that cannot be asked for must not stand in the way.
    const all = await queryClient.fetchQuery(contractsQuery(sponsorshipId)).catch(() => []);
    const overlap = overlapText(contract, all);
    return confirm({
      title: texts.confirm.question,
      message: (
        <>
          <p>{texts.confirm.what}</p>
          <p>{texts.confirm.next}</p>
        </>
      ),
      ...(overlap && { details: overlap }),
    });
  };
};

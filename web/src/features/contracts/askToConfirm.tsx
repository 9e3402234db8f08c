import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Remarks } from './remarks/Remarks.tsx';
import type { RemarkedDraft } from './remarks/remarks.rules.ts';
import { texts } from './texts.ts';

/** Says what confirming does, and what may not be meant, before it is done; true where it is to be done. */
export const useAskToConfirm = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  return async (draft: RemarkedDraft): Promise<boolean> => {
    // A warning that cannot be asked for must not stand in the way, and one that can does not push the buttons down.
    await queryClient.prefetchQuery(contractsQuery(sponsorshipId));
    return confirm({
      title: texts.confirm.question,
      action: texts.confirm.action,
      message: (
        <Stack gap="md">
          <div>
            <p>{texts.confirm.what}</p>
            <p>{texts.confirm.next}</p>
          </div>
          <Remarks sponsorshipId={sponsorshipId} draft={draft} />
        </Stack>
      ),
    });
  };
};

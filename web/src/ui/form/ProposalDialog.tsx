import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DialogNotice } from '../DialogNotice.tsx';
import { ErrorNotice, Notice } from '../Notice.tsx';
import { Lines } from '../Skeleton.tsx';

type ProposalDialogProps<P> = {
  query: Pick<UseQueryResult<P>, 'data' | 'error' | 'refetch'>;
  /** What stands above the reason why there is nothing to fill in. */
  blocked: string;
  onClose: () => void;
  children: (proposal: P) => ReactNode;
};

/** A dialog whose form begins with what the server proposes, where nothing stands in the way. */
export const ProposalDialog = <P extends { obstacle: string | null }>({
  query: { data, error, refetch },
  blocked,
  onClose,
  children,
}: ProposalDialogProps<P>) => {
  if (!error && !data) return <Lines count={8} />;
  if (!error && data && !data.obstacle) return children(data);
  return (
    <DialogNotice onClose={onClose}>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <Notice tone="info" title={blocked}>
          {data?.obstacle}
        </Notice>
      )}
    </DialogNotice>
  );
};

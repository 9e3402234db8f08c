import type { Contract } from '@sponsorat/api';
import { useUser } from '../../../lib/session.ts';

/** Whether an agreement waits for the answer of whoever looks at it. */
export const useIsAsked = ({ approval }: Pick<Contract, 'approval'>): boolean => {
  const { id } = useUser();
  return approval?.state === 'requested' && approval.approverId === id;
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BusyButton, type BusyButtonProps } from '../../ui/BusyButton.tsx';

type CheckedButtonProps = BusyButtonProps & { sponsorshipId: number };

/** Says that a club was checked in the bank's own system today. */
export const CheckedButton = ({ sponsorshipId, ...props }: CheckedButtonProps) => {
  const queryClient = useQueryClient();
  const check = useMutation({
    // Few lists have such a row: what it does comes with the first click.
    mutationFn: async () => (await import('./checked-today.ts')).checkedToday(queryClient, sponsorshipId),
  });
  return <BusyButton {...props} busy={check.isPending} onClick={() => check.mutate()} />;
};

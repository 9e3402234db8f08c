import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { BusyButton, type BusyButtonProps } from '../../ui/BusyButton.tsx';

type HereButtonProps = BusyButtonProps & { act: (queryClient: QueryClient) => Promise<void>; 'data-mark': string };

/** Does what a task asks for where it stands; on a phone it is its mark alone. */
export const HereButton = ({ act, ...props }: HereButtonProps) => {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({ mutationFn: () => act(queryClient) });
  return <BusyButton {...props} busy={isPending} onClick={() => mutate()} />;
};

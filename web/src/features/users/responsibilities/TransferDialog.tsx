import { Button, Group, Text } from '@mantine/core';
import type { User } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { Block } from '../../../ui/Block.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { texts } from '../texts.ts';
import { responsibilitiesQuery, usersQuery } from '../users.queries.ts';
import { TransferForm } from './TransferForm.tsx';
import { sharesOf } from './transfer.values.ts';

const t = texts.transfer;

/** What is to be handed over and to whom it can be, asked anew each time the dialog opens. */
const useShares = (userId: number) => {
  const responsibilities = useQuery({ ...responsibilitiesQuery(userId), refetchOnMount: 'always' });
  const users = useQuery({ ...usersQuery, refetchOnMount: 'always' });
  const isNew = responsibilities.isFetchedAfterMount && users.isFetchedAfterMount;
  return {
    data:
      isNew && responsibilities.data && users.data ? sharesOf(responsibilities.data, users.data, userId) : undefined,
    error: responsibilities.error ?? users.error,
    isPending: !isNew,
    isFetching: responsibilities.isFetching || users.isFetching,
    refetch: () => Promise.all([responsibilities.refetch(), users.refetch()]),
  };
};

const Content = ({ user, onClose }: { user: User; onClose: () => void }) => (
  <Block query={useShares(user.id)}>
    {(shares) =>
      shares.some(({ receivers }) => receivers.length > 0) ? (
        <TransferForm user={user} shares={shares} onClose={onClose} />
      ) : (
        <>
          <Text c="var(--text-quiet)">{shares.length > 0 ? t.nobodyAtAll : texts.responsible.none}</Text>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onClose}>
              {uiTexts.close}
            </Button>
          </Group>
        </>
      )
    }
  </Block>
);

type TransferDialogProps = { user: User; opened: boolean; onClose: () => void };

/** Hands over what a user is responsible for to others. */
export const TransferDialog = ({ user, opened, onClose }: TransferDialogProps) => (
  <FormDialog open={opened} title={t.title(user.name)} onClose={onClose}>
    <Content user={user} onClose={onClose} />
  </FormDialog>
);

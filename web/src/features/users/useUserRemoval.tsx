import { Button } from '@mantine/core';
import { api, type User } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { ApiError, call } from '../../lib/client.ts';
import { confirm, removeQuestion } from '../../ui/confirm.tsx';
import type { Refusal } from '../../ui/entity/RefusedDialog.tsx';
import { toast } from '../../ui/toast.ts';
import { texts } from './texts.ts';
import { outdateUsers, userQuery } from './users.queries.ts';

const RefusedDialog = lazy(() =>
  import('../../ui/entity/RefusedDialog.tsx').then((module) => ({ default: module.RefusedDialog })),
);

type Removal = { remove: (user: User) => Promise<void>; refusal: ReactNode };
type After = { discard: () => void; onTransfer: () => void };

/** Asks, deletes the user and leads to the list; or says what they are responsible for, with the way to hand it over. */
export const useUserRemoval = ({ discard, onTransfer }: After): Removal => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Refusal>();
  const [opened, setOpened] = useState(false);
  const transferNext = useRef(false);

  const remove = async ({ id, name }: User): Promise<void> => {
    const opener = document.activeElement;
    if (!(await confirm({ title: removeQuestion(texts.noun, 'denne'), message: name, danger: true }))) return;
    try {
      await call(api.users.remove, { params: { id } });
    } catch (failure) {
      if (failure instanceof ApiError && failure.usedBy.length > 0) {
        setRefused({ name, failure, opener });
        setOpened(true);
      } else toast.error(failure);
      return;
    }
    toast.success(texts.removed);
    discard();
    outdateUsers(queryClient);
    await navigate({ to: '/users' });
    queryClient.removeQueries({ queryKey: userQuery(id).queryKey });
  };
  const refusal = refused && (
    <Suspense>
      <RefusedDialog
        refusal={refused}
        opened={opened}
        onClose={() => setOpened(false)}
        onGone={() => {
          setRefused(undefined);
          // One dialog after the other: the focus goes back to the button between them.
          if (transferNext.current) onTransfer();
          transferNext.current = false;
        }}
        action={
          <Button
            onClick={() => {
              transferNext.current = true;
              setOpened(false);
            }}
          >
            {texts.transfer.open}
          </Button>
        }
      />
    </Suspense>
  );
  return { remove, refusal };
};

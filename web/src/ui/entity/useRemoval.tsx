import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ApiError } from '../../lib/client.ts';
import { confirm, removeQuestion } from '../confirm.tsx';
import { texts as uiTexts } from '../texts.ts';
import { toast } from '../toast.ts';
import { useRemoveRecord } from './kind.queries.ts';
import type { Kind } from './kind.ts';
import type { Refusal } from './RefusedDialog.tsx';

const RefusedDialog = lazy(() => import('./RefusedDialog.tsx').then((module) => ({ default: module.RefusedDialog })));

type Removal = {
  /** Asks, deletes and says so; true where it is gone. */
  remove: (id: number, name: string) => Promise<boolean>;
  /** Must stand on the screen: says by what a record is in use. */
  refusal: ReactNode;
};

/** The way to delete a record, from its list and from its form. */
export const useRemoval = <Row extends { Id: number }, Rec extends { id: number }>(kind: Kind<Row, Rec>): Removal => {
  const { mutateAsync } = useRemoveRecord(kind);
  const [refused, setRefused] = useState<Refusal>();
  const [opened, setOpened] = useState(false);
  const { noun, gender } = kind.words;

  const remove = async (id: number, name: string): Promise<boolean> => {
    const opener = document.activeElement;
    if (!(await confirm({ title: removeQuestion(noun, gender), message: name, danger: true }))) return false;
    try {
      await mutateAsync(id);
    } catch (failure) {
      if (failure instanceof ApiError && failure.usedBy.length > 0) {
        setRefused({ name, failure, opener });
        setOpened(true);
      } else toast.error(failure);
      return false;
    }
    toast.success(uiTexts.confirm.deleted(name));
    return true;
  };
  const refusal = refused && (
    <Suspense>
      <RefusedDialog
        refusal={refused}
        opened={opened}
        onClose={() => setOpened(false)}
        onGone={() => setRefused(undefined)}
      />
    </Suspense>
  );
  return { remove, refusal };
};

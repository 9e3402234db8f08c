import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Form } from './FormStore.ts';
import { useFormState } from './formHooks.ts';

type StayButtonProps<V extends object> = { form: Form<V>; onClick: () => void; children: ReactNode };

/** Saves a form without going on from it, beside the button that does. It keeps the focus meanwhile. */
export const StayButton = <V extends object>({ form, onClick, children }: StayButtonProps<V>) => {
  const saving = useFormState(form, (state) => state.saving);
  return (
    <Button variant="default" aria-disabled={saving || undefined} onClick={onClick}>
      {children}
    </Button>
  );
};

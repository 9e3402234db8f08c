import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '../form/FormStore.ts';
import { useField } from '../form/formHooks.ts';

export type ToggleFieldProps = {
  /** Null where nobody has said. */
  field: Field<boolean | null>;
  label?: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
};

const useToggle = ({ field, label, help, disabled = false }: ToggleFieldProps) => {
  const { value, error } = useField(field);
  return {
    id: field.id,
    py: 6,
    label: label ?? field.label,
    description: help,
    error,
    disabled,
    checked: value ?? false,
    onChange: (event: { currentTarget: { checked: boolean } }) => field.set(event.currentTarget.checked),
    onBlur: () => field.touch(),
  };
};

/** Yes or no, saved with the form. */
export const CheckboxField = (props: ToggleFieldProps) => <Checkbox {...useToggle(props)} />;

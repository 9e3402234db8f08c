import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '../form/FormStore.ts';

/** How long a field's content is, told by its width: a postnummer, a date, an amount, a name, anything. */
type Width = 'xs' | 'sm' | 'md' | 'lg' | 'full';
const widths: Record<Width, string> = { xs: '6rem', sm: '10.5rem', md: '15rem', lg: '25rem', full: '100%' };

/** What every field takes. */
export type FieldProps<T> = {
  field: Field<T>;
  /** Other words than the schema's label. The messages keep the schema's. */
  label?: string;
  /** What to write and why, between label and field. */
  help?: ReactNode;
  width?: Width;
  size?: 'sm' | 'md';
  disabled?: boolean;
  placeholder?: string;
  /** For a field in a row of a list whose heading says the label already. */
  hideLabel?: boolean;
};

/** What Mantine's inputs are given of a field: label with its unit, where it does not name it, for those who hear it, help, error and width. */
export const inputProps = <T,>(
  { field, label, help, width = 'full', size = 'sm', disabled, placeholder, hideLabel }: FieldProps<T>,
  error: string | undefined,
  unit?: string,
) => {
  const text = label ?? field.label;
  return {
    id: field.id,
    size,
    label: (
      <>
        {text}
        {unit && !text.toLowerCase().includes(unit) && <VisuallyHidden>{` (${unit})`}</VisuallyHidden>}
      </>
    ),
    labelProps: hideLabel ? { className: 'unseen' } : {},
    description: help,
    error,
    required: field.required,
    withAsterisk: field.required && !hideLabel,
    disabled: disabled ?? false,
    placeholder: placeholder ?? '',
    styles: { wrapper: { maxWidth: widths[width] } },
  };
};

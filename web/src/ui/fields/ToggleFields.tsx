import { Checkbox, Group, Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '../form/FormStore.ts';
import { useField } from '../form/formHooks.ts';
import { texts } from '../texts.ts';

export type ToggleFieldProps = {
  /** Null where nobody has said. */
  field: Field<boolean | null>;
  label?: ReactNode;
  help?: ReactNode;
};

const useToggle = ({ field, label, help }: ToggleFieldProps) => {
  const { value, error } = useField(field);
  return {
    id: field.id,
    py: 6,
    label: label ?? field.label,
    description: help,
    error,
    checked: value ?? false,
    onChange: (event: { currentTarget: { checked: boolean } }) => field.set(event.currentTarget.checked),
    onBlur: () => field.touch(),
  };
};

/** Yes or no, saved with the form. */
export const CheckboxField = (props: ToggleFieldProps) => <Checkbox {...useToggle(props)} />;

/** Yes or no as a choice of two, neither of which is made before somebody has; or of three, where nobody may know. */
export const YesNoField = ({ field, orUnknown }: Pick<ToggleFieldProps, 'field'> & { orUnknown?: string }) => {
  const { value, error } = useField(field);
  return (
    <Radio.Group
      id={field.id}
      label={field.label}
      error={error}
      withAsterisk={field.required}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => field.set(chosen === '' ? null : chosen === 'true')}
    >
      <Group gap="lg" py={6}>
        <Radio value="true" label={texts.yes} />
        <Radio value="false" label={texts.no} />
        {orUnknown && <Radio value="" label={orUnknown} />}
      </Group>
    </Radio.Group>
  );
};

import { TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useField } from '../form/formHooks.ts';
import { cvrDigits, failsModulus11 } from '../parse/cvr.ts';
import { texts } from '../texts.ts';
import { type FieldProps, inputProps } from './fieldProps.tsx';
import classes from './fields.module.css';
import type { Text } from './TextField.tsx';

/** A company number. One that fails modulus 11 is pointed out and taken all the same: some real ones do. */
export const CvrField = (props: FieldProps<Text>) => {
  const { field } = props;
  const { value, error } = useField(field);
  const given = inputProps({ width: 'sm', ...props }, error);
  const warning = failsModulus11(value ?? '') && (
    <span className={classes.warning}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      {texts.cvr.warning}
    </span>
  );
  return (
    <TextInput
      {...given}
      classNames={{ ...given.classNames, input: classes.number ?? '' }}
      inputMode="numeric"
      autoComplete="off"
      description={warning || given.description}
      inputWrapperOrder={
        warning ? ['label', 'input', 'description', 'error'] : ['label', 'description', 'input', 'error']
      }
      value={value ?? ''}
      onChange={(event) => field.set(event.currentTarget.value)}
      onBlur={() => {
        if (value !== null) field.set(cvrDigits(value));
        field.touch();
      }}
    />
  );
};

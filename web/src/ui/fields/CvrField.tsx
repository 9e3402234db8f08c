import { TextInput } from '@mantine/core';
import { cvrDigits, failsModulus11 } from '@sponsorat/api';
import { useField } from '../form/formHooks.ts';
import { texts } from '../texts.ts';
import { FieldWarning } from './FieldWarning.tsx';
import { type FieldProps, inputProps } from './fieldProps.tsx';
import type { Text as TextValue } from './TextField.tsx';

/** A company number. One that fails modulus 11 is pointed out and taken all the same: some real ones do. */
export const CvrField = (props: FieldProps<TextValue>) => {
  const { field } = props;
  const { value, error } = useField(field);
  const given = inputProps({ width: 'sm', ...props }, error);
  const warning = failsModulus11(value ?? '') && <FieldWarning>{texts.cvr.warning}</FieldWarning>;
  return (
    <TextInput
      {...given}
      classNames={{ input: 'tabular' }}
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

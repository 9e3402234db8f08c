import { Textarea } from '@mantine/core';
import { limits } from '@sponsorat/api';
import { useField } from '../form/formHooks.ts';
import { CharactersLeft } from './CharactersLeft.tsx';
import { type FieldProps, inputProps } from './fieldProps.tsx';
import type { Text } from './TextField.tsx';

export type TextareaFieldProps = FieldProps<Text> & {
  rows?: number;
  /** It is what the dialog around it was opened for. */
  takesFocus?: boolean;
};

/** Longer text, as tall as what is written; near the limit it counts what is left. */
export const TextareaField = ({ rows = 4, takesFocus = false, ...props }: TextareaFieldProps) => {
  const { field } = props;
  const { value, error } = useField(field);
  return (
    <Textarea
      {...inputProps(props, error)}
      data-autofocus={takesFocus || undefined}
      minRows={rows}
      maxRows={16}
      autosize
      value={value ?? ''}
      onChange={(event) => field.set(event.currentTarget.value)}
      onBlur={() => {
        if (value !== null) field.set(value.trim());
        field.touch();
      }}
      inputContainer={(input) => (
        <>
          {input}
          <CharactersLeft length={(value ?? '').length} max={limits.longText} />
        </>
      )}
    />
  );
};

import { Textarea } from '@mantine/core';
import { limits } from '@sponsorat/api';
import { useField } from '../form/formHooks.ts';
import { texts } from '../texts.ts';
import { type FieldProps, inputProps } from './fieldProps.tsx';
import classes from './fields.module.css';
import type { Text } from './TextField.tsx';

export type TextareaFieldProps = FieldProps<Text> & { rows?: number; maxLength?: number };

const NEAR = 0.9;

/** Longer text, as tall as what is written; near the limit it counts what is left. */
export const TextareaField = ({ rows = 4, maxLength = limits.longText, ...props }: TextareaFieldProps) => {
  const { field } = props;
  const { value, error } = useField(field);
  const left = maxLength - (value ?? '').length;
  const { charactersLeft, charactersOver } = texts.form;
  return (
    <Textarea
      {...inputProps(props, error)}
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
          <span className={classes.counter} role="status" data-over={left < 0 || undefined}>
            {left < maxLength * (1 - NEAR) && (left < 0 ? charactersOver(-left) : charactersLeft(left))}
          </span>
        </>
      )}
    />
  );
};

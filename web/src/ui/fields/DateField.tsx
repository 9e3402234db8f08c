import { dayInCopenhagen, isIsoDate } from '@sponsorat/api';
import { useState } from 'react';
import { useField } from '../form/formHooks.ts';
import { formatDate, parseDate } from '../parse/dateText.ts';
import { texts } from '../texts.ts';
import { CalendarInput } from './CalendarInput.tsx';
import { type FieldProps, inputProps } from './fieldProps.tsx';
import { LazyCalendar } from './LazyCalendar.tsx';
import type { Text } from './TextField.tsx';

export const today = (): string => dayInCopenhagen(new Date());

/**
 * A day, typed (01012027 and 1/1-2027 will do) or picked. A required one that is opened empty takes today; an optional
 * one waits. What is no day stays as it was typed, and is refused by the schema.
 */
export const DateField = (props: FieldProps<Text>) => {
  const { field } = props;
  const { value, error } = useField(field);
  const [typed, setTyped] = useState<string>();
  return (
    <CalendarInput
      input={inputProps({ width: 'sm', placeholder: texts.date.placeholder, ...props }, error)}
      label={props.label ?? field.label}
      text={typed ?? formatDate(value)}
      onType={(text) => {
        setTyped(text);
        field.set(text.trim() === '' ? null : (parseDate(text, today()) ?? text.trim()));
      }}
      onLeave={() => {
        setTyped(undefined);
        field.touch();
      }}
      onOpen={() => {
        if (value || !field.required) return false;
        setTyped(undefined);
        field.set(today());
        return true;
      }}
      onClear={field.required ? undefined : () => field.set(null)}
      calendar={({ takesFocus, done }) => (
        <LazyCalendar
          type="default"
          value={value && isIsoDate(value) ? value : null}
          takesFocus={takesFocus}
          onPick={(day) => {
            setTyped(undefined);
            field.set(day);
            done();
          }}
        />
      )}
    />
  );
};

import { useState } from 'react';
import { today } from '../../lib/formats.ts';
import { useField } from '../form/formHooks.ts';
import { dayOf, formatDate, parseDate } from '../parse/dateText.ts';
import { texts } from '../texts.ts';
import { CalendarInput } from './CalendarInput.tsx';
import { type FieldProps, inputProps } from './fieldProps.tsx';
import { LazyCalendar } from './LazyCalendar.tsx';
import type { Text } from './TextField.tsx';

export type DateFieldProps = FieldProps<Text> & {
  /** The day that a required one takes as it is opened empty: today, unless said otherwise. */
  suggest?: () => string;
  /** The first day that may be picked, and that is meant by one typed without its year. The schema refuses an earlier one. */
  from?: string;
  /** After the field was left, or a day was picked: what other fields are compared with this one. */
  onLeft?: () => void;
};

/**
 * A day, typed (01012027 and 1/1-2027 will do) or picked. A required one that is opened empty takes today; an optional
 * one waits. What is no day stays as it was typed, and is refused by the schema.
 */
export const DateField = ({ suggest = today, from, onLeft, ...props }: DateFieldProps) => {
  const { field } = props;
  const { value, error } = useField(field);
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    setTyped(undefined);
    field.touch();
    onLeft?.();
  };
  return (
    <CalendarInput
      input={inputProps({ width: 'sm', placeholder: texts.date.placeholder, ...props }, error)}
      label={props.label ?? field.label}
      text={typed ?? formatDate(value)}
      onType={(text) => {
        setTyped(text);
        field.set(text.trim() === '' ? null : (parseDate(text, today(), from) ?? text.trim()));
      }}
      onLeave={leave}
      onOpen={() => {
        if (value || !field.required) return false;
        setTyped(undefined);
        field.set(suggest());
        return true;
      }}
      onClear={field.required ? undefined : () => field.set(null)}
      calendar={({ takesFocus, done }) => (
        <LazyCalendar
          type="default"
          value={dayOf(value)}
          from={from}
          takesFocus={takesFocus}
          onPick={(day) => {
            field.set(day);
            leave();
            done();
          }}
        />
      )}
    />
  );
};

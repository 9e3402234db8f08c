import { Box } from '@mantine/core';
import { useState } from 'react';
import { today } from '../../lib/formats.ts';
import type { Field } from '../form/FormStore.ts';
import { useField } from '../form/formHooks.ts';
import { addMonth, dayOf, formatRange, parseRange } from '../parse/dateText.ts';
import { texts } from '../texts.ts';
import { CalendarInput } from './CalendarInput.tsx';
import { type FieldProps, inputProps } from './fieldProps.tsx';
import { LazyCalendar } from './LazyCalendar.tsx';
import type { Text } from './TextField.tsx';

export type DateRangeFieldProps = Omit<FieldProps<Text>, 'field'> & {
  label: string;
  from: Field<Text>;
  to: Field<Text>;
  /** Off where it waits for a choice when it is opened empty. */
  suggests?: boolean;
};

/** Two days in one field, joined by a dash. Opened empty, it takes today and the same day of the next month. */
export const DateRangeField = ({ from, to, suggests = true, ...props }: DateRangeFieldProps) => {
  const first = useField(from);
  const last = useField(to);
  const [typed, setTyped] = useState<string>();
  const put = (range: { from: string; to: string }) => {
    from.set(range.from || null);
    to.set(range.to || null);
  };
  return (
    // What is wrong with the last day leads to the one field that both are written in.
    <Box id={to.id} display="contents">
      <CalendarInput
        input={inputProps(
          { width: 'md', placeholder: texts.date.rangePlaceholder, ...props, field: from },
          first.error ?? last.error,
        )}
        label={props.label}
        text={typed ?? formatRange({ from: first.value, to: last.value })}
        onType={(text) => {
          setTyped(text);
          put(parseRange(text, today()));
        }}
        onLeave={() => {
          setTyped(undefined);
          from.touch();
          to.touch();
        }}
        onOpen={() => {
          if (first.value || last.value || !suggests) return false;
          setTyped(undefined);
          put({ from: today(), to: addMonth(today()) });
          return true;
        }}
        onClear={from.required || to.required ? undefined : () => put({ from: '', to: '' })}
        calendar={({ takesFocus, done }) => (
          <LazyCalendar
            type="range"
            value={[dayOf(first.value), dayOf(last.value)]}
            takesFocus={takesFocus}
            onPick={([start, end]) => {
              setTyped(undefined);
              put({ from: start ?? '', to: end ?? '' });
              if (end) done();
            }}
          />
        )}
      />
    </Box>
  );
};

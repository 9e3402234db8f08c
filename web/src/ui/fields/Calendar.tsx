import { ActionIcon, Button, FocusTrap, Group, NativeSelect, Stack } from '@mantine/core';
import { DatePicker, type DayOfWeek } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import 'dayjs/locale/da';
import { addDays, dayInCopenhagen, yearOf } from '@sponsorat/api';
import { type CSSProperties, useState } from 'react';
import { longDate } from '../../lib/formats.ts';
import { texts } from '../texts.ts';
import classes from './Calendar.module.css';

type Day = string | null;
type Range = [Day, Day];

/** One day, or the first and the last of several. */
export type CalendarProps = (
  | { type: 'default'; value: Day; from?: string | undefined; onPick: (day: string) => void }
  | { type: 'range'; value: Range; onPick: (range: Range) => void }
) & { takesFocus: boolean };

const YEARS_BEFORE = 3;
const YEARS_AFTER = 5;
const monthNames = Array.from({ length: 12 }, (_, month) =>
  longDate(`2026-${String(month + 1).padStart(2, '0')}-01`)
    .split(' ')
    .at(1),
);

const weekdays = ['sø', 'ma', 'ti', 'on', 'to', 'fr', 'lø'];

const weekHeading = { '--week-heading': `"${texts.date.week}"` } as CSSProperties;

const monthOf = (day: string): string => `${day.slice(0, 8)}01`;
const addMonth = (month: string, by: number): string => monthOf(addDays(month, by > 0 ? 31 : -1));
const withMonth = (month: string, number: number): string =>
  `${month.slice(0, 5)}${String(number).padStart(2, '0')}-01`;

// The figure that is seen must be part of what is said: 1, not 01.
const spoken = (day: string): string => longDate(day).replace(/^0/, '');

/** The years to choose from: some before and after this one, and the one that is shown, wherever it lies. */
const yearsAround = (thisYear: number, shown: number): number[] => {
  const first = Math.min(thisYear - YEARS_BEFORE, shown);
  const last = Math.max(thisYear + YEARS_AFTER, shown);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** A month with its week numbers, and its own month and year to choose: the calendar behind the date fields. */
export const Calendar = (props: CalendarProps) => {
  const { takesFocus } = props;
  const today = dayInCopenhagen(new Date());
  const from = props.type === 'default' ? props.from : undefined;
  const chosen = (props.type === 'range' ? props.value[0] : props.value) ?? today;
  const anchor = from && chosen < from ? from : chosen;
  const [month, setMonth] = useState(monthOf(anchor));
  const [followed, setFollowed] = useState(anchor);
  if (followed !== anchor) {
    setFollowed(anchor);
    setMonth(monthOf(anchor));
  }
  const year = yearOf(month);
  const shared = {
    date: month,
    onDateChange: (date: string) => setMonth(monthOf(date)),
    locale: 'da',
    size: 'sm',
    withWeekNumbers: true,
    highlightToday: true,
    weekdayFormat: (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '',
    weekendDays: [] as DayOfWeek[],
    maxLevel: 'month',
    // The day that takes the focus; the one that is chosen may be one that cannot be picked.
    getDayProps: (day: string) => ({ 'data-autofocus': day === anchor || undefined }),
    hideOutsideDates: true,
    ...(from && { minDate: from }),
    getDayAriaLabel: spoken,
    classNames: { weekday: classes.weekday ?? '', weekNumber: 'tabular', day: 'tabular' },
    styles: {
      calendarHeader: { display: 'none' },
      weekNumber: { fontSize: 'var(--mantine-font-size-xs)', color: 'var(--mantine-color-dimmed)' },
    },
  } as const;
  return (
    <FocusTrap active={takesFocus}>
      <Stack gap="xs" style={weekHeading}>
        <Group wrap="nowrap" gap={6}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.date.previousMonth}
            onClick={() => setMonth(addMonth(month, -1))}
          >
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
          <NativeSelect
            flex={1}
            aria-label={texts.date.month}
            size="xs"
            value={Number(month.slice(5, 7))}
            data={monthNames.map((label, index) => ({ value: String(index + 1), label: label ?? '' }))}
            onChange={(event) => setMonth(withMonth(month, Number(event.currentTarget.value)))}
          />
          <NativeSelect
            w="4.75rem"
            aria-label={texts.date.year}
            size="xs"
            value={year}
            data={yearsAround(yearOf(today), year).map(String)}
            onChange={(event) => setMonth(`${event.currentTarget.value}${month.slice(4)}`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={texts.date.nextMonth}
            onClick={() => setMonth(addMonth(month, 1))}
          >
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        </Group>
        {props.type === 'range' ? (
          <DatePicker {...shared} type="range" allowSingleDateInRange value={props.value} onChange={props.onPick} />
        ) : (
          <>
            <DatePicker {...shared} value={props.value} onChange={(day) => day && props.onPick(day)} />
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={from !== undefined && today < from}
              onClick={() => props.onPick(today)}
            >
              {texts.date.today}
            </Button>
          </>
        )}
      </Stack>
    </FocusTrap>
  );
};

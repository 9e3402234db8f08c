import { Text } from '@mantine/core';
import { date, NONE, today } from '../../lib/formats.ts';
import { returnStateOf } from './return-by.rules.ts';
import { texts } from './texts.ts';

type ReturnDayProps = {
  event: { date: string; returnBy: string | null; cancelled: boolean };
  /** How many seats nobody has yet. */
  free: number;
  /** Says what day it is, where no heading does. */
  named?: boolean;
};

/** Until when tickets can be given back: marked as that day comes near, and once it has passed. */
export const ReturnDay = ({ event: { returnBy, ...event }, free, named = false }: ReturnDayProps) => {
  if (returnBy === null) return named ? null : NONE;
  const state = returnStateOf({ ...event, returnBy, free }, today());
  const day = named ? texts.returnBy(date(returnBy)) : date(returnBy);
  if (!state) return day;
  return (
    <Text span inherit fw={600} data-tone={state === 'passed' ? 'negative' : 'warning'} c="var(--tone)">
      {state === 'passed' ? texts.passed(day) : day}
    </Text>
  );
};

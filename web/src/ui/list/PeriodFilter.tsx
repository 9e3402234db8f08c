import { isIsoDate, shortDate } from '@sponsorat/api';
import { useContext, useEffect, useId, useState } from 'react';
import { DateRangeField } from '../fields/DateRangeField.tsx';
import type { Field } from '../form/FormStore.ts';
import { texts } from '../texts.ts';
import { LabelsShown } from './filterLabels.ts';
import { useFilterWord } from './filterWords.ts';

type Days = { from: string | undefined; to: string | undefined };

export type PeriodFilterProps = Days & {
  label: string;
  /** Opened empty, it begins with today and a month on. */
  suggests?: boolean;
  onChange: (days: Days) => void;
};

const isWhole = (day: string | undefined) => day === undefined || isIsoDate(day);
const nothing = () => {};

/** A filter by days, both included. It is asked for once each of them is a day, or empty. */
export const PeriodFilter = ({ label, from, to, suggests = false, onChange }: PeriodFilterProps) => {
  const id = useId();
  const withLabel = useContext(LabelsShown);
  const days = [from, to].map((day) => (day && isIsoDate(day) ? shortDate(day) : '')).join(' – ');
  useFilterWord(label, from || to ? days.trim() : undefined);
  const [typed, setTyped] = useState<Days>({ from, to });
  // The address is another one: filters were cleared, or somebody went back.
  useEffect(() => setTyped({ from, to }), [from, to]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is asked for; the address only answers
  useEffect(() => {
    if (!isWhole(typed.from) || !isWhole(typed.to)) return;
    if (typed.from !== from || typed.to !== to) onChange(typed);
  }, [typed]);

  const field = (key: keyof Days): Field<string | null> => ({
    path: key,
    id: `${id}-${key}`,
    label,
    required: false,
    clearable: true,
    get: () => typed[key] ?? null,
    set: (day) => setTyped((days) => ({ ...days, [key]: day ?? undefined })),
    touch: nothing,
    error: () => undefined,
    subscribe: () => nothing,
  });
  return (
    <DateRangeField
      label={label}
      hideLabel={!withLabel}
      width="full"
      placeholder={withLabel ? texts.date.rangePlaceholder : label}
      suggests={suggests}
      from={field('from')}
      to={field('to')}
    />
  );
};

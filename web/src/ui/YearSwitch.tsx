import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { texts } from './texts.ts';

const t = texts.yearSwitch;

type YearSwitchProps = { year: number; onYear: (year: number) => void };

/** The year that is shown, and a step to the one before and after it. */
export const YearSwitch = ({ year, onYear }: YearSwitchProps) => (
  <Group role="group" aria-label={t.label} gap={4} wrap="nowrap">
    <ActionIcon variant="default" size={36} aria-label={t.before(year - 1)} onClick={() => onYear(year - 1)}>
      <IconChevronLeft size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
    <Text fw={600} className="tabular" miw="3.5rem" ta="center" aria-live="polite">
      {year}
    </Text>
    <ActionIcon variant="default" size={36} aria-label={t.after(year + 1)} onClick={() => onYear(year + 1)}>
      <IconChevronRight size={18} stroke={1.75} aria-hidden />
    </ActionIcon>
  </Group>
);

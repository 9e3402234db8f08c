import { Box, Button, CloseButton, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './FilterBar.module.css';
import { LabelsShown } from './filterLabels.ts';

/** A filter of a list, and what it is chosen with. */
export type ListFilter = {
  key: string;
  label: string;
  isSet: boolean;
  control: ReactNode;
  /** Undefined where it always holds, or its control has the way. */
  clear: (() => void) | undefined;
};

type ChipProps = Pick<ListFilter, 'label' | 'clear'> & {
  /** It was just asked for: its choices open at once. */
  begins: boolean;
  onLeave: () => void;
  children: ReactNode;
};

const Chip = ({ label, clear, begins, onLeave, children }: ChipProps) => {
  const chip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once, as it comes
  useEffect(() => {
    const input = begins && chip.current?.querySelector('input');
    if (!input) return;
    input.focus();
    input.click();
  }, []);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    // What it opens lies elsewhere on the page.
    if (!relatedTarget.closest('[data-portal]')) onLeave();
  };
  return (
    <Box
      ref={chip}
      className={classes.chip ?? ''}
      display="flex"
      maw="100%"
      style={{ height: 36 }}
      bd="1px solid var(--accent)"
      bdrs={18}
      bg="var(--hover)"
      onBlur={leave}
    >
      {children}
      {clear && <CloseButton size={24} mr={6} my="auto" aria-label={texts.list.clearFilter(label)} onClick={clear} />}
    </Box>
  );
};

/** The chosen filters as chips, and a button that lists the others. A filter that is alone stands there at once. */
export const FilterChips = ({ filters }: { filters: readonly ListFilter[] }) => {
  const [begun, setBegun] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  if (filters.some(({ key, isSet }) => isSet && key === begun)) setBegun(undefined);
  const shown = filters.filter(({ key, isSet }) => isSet || key === begun);
  const others = filters.filter((filter) => !shown.includes(filter));
  const count = useRef(shown.length);
  useEffect(() => {
    // A chip that was removed had the focus.
    if (shown.length < count.current && document.activeElement === document.body) button.current?.focus();
    count.current = shown.length;
  }, [shown.length]);

  if (filters.length === 1) return <Box flex="0 1 12.5rem">{filters[0]?.control}</Box>;
  return (
    <LabelsShown value>
      {others.length > 0 && (
        <Menu
          position="bottom-start"
          shadow="md"
          width={220}
          // The filter that is chosen takes the focus.
          returnFocus={begun === undefined}
          withInitialFocusPlaceholder={false}
        >
          <Menu.Target>
            <Button ref={button} variant="default" leftSection={<IconPlus size={17} stroke={1.75} aria-hidden />}>
              {texts.list.filter}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map(({ key, label }) => (
              <Menu.Item key={key} onClick={() => setBegun(key)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {shown.map(({ key, label, isSet, control, clear }) => (
        <Chip
          key={key}
          label={label}
          clear={clear}
          begins={!isSet}
          onLeave={() => key === begun && setBegun(undefined)}
        >
          {control}
        </Chip>
      ))}
    </LabelsShown>
  );
};

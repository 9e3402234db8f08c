import { Button, Group, Paper, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { isTaken } from '../../lib/typing.ts';
import { texts } from '../texts.ts';

const KEY = 'h';
/** What is closed by Esc before the ticks are cleared. */
const OPENED = '[role=dialog], [role=menu], [role=listbox], [popover], [aria-haspopup][aria-expanded=true]';

/** Esc clears the ticks, and a key leads to what can be done with the rows, past all that comes between. */
const useTickedKeys = (onClear: () => void) => {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event) || (event.target instanceof Element && event.target.closest(OPENED))) return;
      if (event.key === 'Escape') onClear();
      if (event.key.toLowerCase() !== KEY) return;
      event.preventDefault();
      bar.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClear]);
  return bar;
};

type TickedBarProps = {
  label: string;
  /** How many are ticked. */
  text: string;
  onClear: () => void;
  children: ReactNode;
};

/** What can be done with the ticked rows of a list: at the foot of the screen, wherever one has scrolled to. */
export const TickedBar = ({ label, text, onClear, children }: TickedBarProps) => (
  <Paper
    component="section"
    ref={useTickedKeys(onClear)}
    aria-label={label}
    aria-keyshortcuts={KEY}
    data-foot
    className="screen-only"
    pos="sticky"
    bottom={12}
    mt="sm"
    px="md"
    py="xs"
    radius="md"
    shadow="md"
    withBorder
    style={{ zIndex: 3 }}
  >
    <Group gap={8}>
      <Text flex="1 1 8rem" className="tabular" role="status">
        {text}
      </Text>
      <Button variant="subtle" onClick={onClear}>
        {texts.list.ticks.clear}
      </Button>
      {children}
    </Group>
  </Paper>
);

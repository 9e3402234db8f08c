import { Box, UnstyledButton } from '@mantine/core';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import classes from './TopMenu.module.css';

export type TopMenuProps = {
  /** What the button is called, and what opens below it. */
  label: string;
  /** What stands on the button. */
  face: ReactNode;
  width?: number;
  /** What opens; `close` closes it, `button` can take the focus. */
  children: (menu: { opened: boolean; close: () => void; button: RefObject<HTMLButtonElement | null> }) => ReactNode;
};

/** A button of the top bar with what opens below it: the browser's own popover. */
export const TopMenu = ({ label, face, width = 300, children }: TopMenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <UnstyledButton
        ref={button}
        className="hoverable"
        display="block"
        bdrs={24}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opened}
        popoverTarget={id}
      >
        {face}
      </UnstyledButton>
      <Box
        ref={dropdown}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={`card ${classes.dropdown}`}
        w={width}
        maw="calc(100vw - 16px)"
        mah="calc(100dvh - var(--header-height))"
        m={0}
        p={0}
        c="var(--mantine-color-text)"
        onToggle={({ newState }) => setOpened(newState === 'open')}
      >
        {children({ opened, button, close: () => dropdown.current?.hidePopover() })}
      </Box>
    </>
  );
};

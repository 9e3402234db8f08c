import { ActionIcon, CloseButton, Group, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { texts } from '../texts.ts';

export type CalendarInputProps = {
  input: TextInputProps;
  label: string;
  text: string;
  onType: (text: string) => void;
  onLeave: () => void;
  /** Called as the calendar opens; true where that gave the field a value. */
  onOpen: () => boolean;
  onClear: (() => void) | undefined;
  calendar: (how: { takesFocus: boolean; done: () => void }) => ReactNode;
};

/**
 * A text field with a calendar: a click into it shows the calendar under it while one types on, the button and the
 * arrow down move the focus into it. Escape and a choice lead back to the field.
 */
export const CalendarInput = ({
  input,
  label,
  text,
  onType,
  onLeave,
  onOpen,
  onClear,
  calendar,
}: CalendarInputProps) => {
  const [opened, setOpened] = useState<'beside' | 'inside'>();
  const field = useRef<HTMLInputElement>(null);
  const dropdown = useRef<HTMLDivElement>(null);

  const open = (how: 'beside' | 'inside') => {
    if (input.disabled) return;
    const filled = opened === undefined && onOpen();
    setOpened(how);
    // Typing replaces what was only suggested.
    if (filled) requestAnimationFrame(() => field.current?.select());
  };
  const close = () => {
    const wasInside = dropdown.current?.contains(document.activeElement);
    setOpened(undefined);
    if (wasInside) field.current?.focus();
  };
  const finish = () => {
    setOpened(undefined);
    field.current?.focus();
  };
  const isInside = (target: EventTarget | null) => target instanceof Node && !!dropdown.current?.contains(target);
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (isInside(next) || (opened === 'inside' && next === null)) return;
    if (next !== null && next !== field.current) setOpened(undefined);
    if (next !== field.current) onLeave();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      open('inside');
    }
    if (event.key === 'Escape' && opened) {
      event.stopPropagation();
      finish();
    }
    if (event.key === 'Enter') setOpened(undefined);
  };

  return (
    <Popover
      opened={opened !== undefined}
      onChange={(next) => !next && close()}
      position="bottom-start"
      shadow="md"
      withRoles={false}
      trapFocus={false}
      offset={4}
    >
      <Popover.Target>
        <TextInput
          {...input}
          ref={field}
          classNames={{ input: 'tabular' }}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => onType(event.currentTarget.value)}
          onClick={() => open(opened ?? 'beside')}
          onKeyDown={onKey}
          onBlur={leave}
          rightSectionWidth={onClear && text ? 64 : 36}
          rightSection={
            <Group wrap="nowrap" gap={2}>
              {onClear && text && (
                <CloseButton
                  size="sm"
                  aria-label={`${texts.date.clear}: ${label}`}
                  disabled={input.disabled ?? false}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    onType('');
                    onClear();
                    field.current?.focus();
                  }}
                />
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                aria-label={texts.date.open(label)}
                aria-haspopup="dialog"
                aria-expanded={opened !== undefined}
                disabled={input.disabled ?? false}
                // Else the press would close the calendar as one outside it, and the click open it again.
                onMouseDown={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                }}
                onTouchStart={(event) => event.stopPropagation()}
                onClick={(event) => {
                  if (opened === 'inside') return close();
                  // It has the focus until the calendar is there to take it, and Escape closes that all the same.
                  event.currentTarget.focus();
                  open('inside');
                }}
                onKeyDown={(event) => event.key === 'Escape' && onKey(event)}
              >
                <IconCalendar size={17} stroke={1.75} aria-hidden />
              </ActionIcon>
            </Group>
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        p="sm"
        role="dialog"
        aria-label={texts.date.dialog(label)}
        // It takes the focus an instant after it has opened: Escape may have closed it by then.
        onFocus={() => opened === undefined && field.current?.focus()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          close();
        }}
      >
        {calendar({ takesFocus: opened === 'inside', done: finish })}
      </Popover.Dropdown>
    </Popover>
  );
};

import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { BusyButton } from '../BusyButton.tsx';
import { confirm } from '../confirm.tsx';
import { texts } from '../texts.ts';
import classes from './FormBar.module.css';
import type { Form } from './FormStore.ts';
import { useFormState } from './formHooks.ts';

type ActionBarProps = {
  /** Follows at the screen's lower edge. */
  floating: boolean;
  /** What it comes to, over the buttons. */
  summary?: ReactNode;
  secondary: ReactNode;
  /** What is said between the buttons, and announced. */
  text: ReactNode;
  children: ReactNode;
};

/** The last line of a page that one works on: what can be done with it, the one that leads on at its end. */
export const ActionBar = ({ floating, summary, secondary, text, children }: ActionBarProps) => (
  // The mouse presses its buttons without taking the focus from the field: a bar that goes would take it along.
  <Group
    justify="flex-end"
    gap="8px 16px"
    style={{ minHeight: 60 }}
    className={classes.bar ?? ''}
    data-floating={floating || undefined}
    data-foot
    onMouseDown={(event) => event.preventDefault()}
  >
    {summary && (
      <Text component="div" fz="sm" className={classes.summary ?? ''}>
        {summary}
      </Text>
    )}
    <Group wrap="nowrap" gap="xs" mr="auto" className="screen-only">
      {secondary}
    </Group>
    <Text fz="sm" c="dimmed" className={classes.text ?? ''} role="status">
      {text}
    </Text>
    <Group wrap="nowrap" gap="xs" className={classes.ends ?? ''}>
      {children}
    </Group>
  </Group>
);

type FormBarProps<V extends object> = {
  form: Form<V>;
  saveLabel: string;
  secondary: ReactNode;
  /** Stays at the screen's lower edge also without changes. */
  pinned?: boolean | undefined;
  /** What the values come to, in view while they change. */
  summary?: ReactNode;
};

/** The last line of a form. With unsaved changes it says so, offers Kassér and follows at the screen's lower edge. */
export const FormBar = <V extends object>({ form, saveLabel, secondary, pinned = false, summary }: FormBarProps<V>) => {
  const save = useRef<HTMLButtonElement>(null);
  const dirty = useFormState(form, () => form.isDirty());
  const saving = useFormState(form, (state) => state.saving);
  const discard = async () => {
    const { discardTitle: title, discardMessage: message, discard: action } = texts.form;
    if (!(await confirm({ title, message, action, danger: true }))) return;
    form.discard();
    // The button that had the focus is gone with the changes.
    save.current?.focus();
  };
  return (
    <ActionBar floating={dirty || pinned} summary={summary} secondary={secondary} text={dirty && texts.form.unsaved}>
      {dirty && (
        <Button variant="default" disabled={saving} onClick={() => void discard()}>
          {texts.form.discard}
        </Button>
      )}
      <BusyButton ref={save} type="submit" busy={saving}>
        {saveLabel}
      </BusyButton>
    </ActionBar>
  );
};

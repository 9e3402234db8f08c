import { Button, Modal } from '@mantine/core';
import { useRef } from 'react';
import type { ApiError } from '../../lib/client.ts';
import frame from '../dialog.module.css';
import { TextLink } from '../links.tsx';
import { texts as uiTexts } from '../texts.ts';
import classes from './RefusedDialog.module.css';
import { texts } from './texts.ts';
import { pageOf } from './usedBy.ts';

const words = texts.refused;

/** A way to make an end of what refers to a record, once the dialog that names it is gone. */
export type Remedy = { label: string; take: () => void };

/** A deletion that the server refused, and where the focus goes after it. */
export type Refusal = { name: string; failure: ApiError; opener: Element | null; remedy?: Remedy | undefined };

// The row was gone while the server was asked: its button may be another one now, of the same name.
const focusAgain = (opener: Element | null): void => {
  const name = opener?.getAttribute('aria-label');
  const same = opener?.isConnected
    ? opener
    : [...document.querySelectorAll('button')].find((button) => name && button.getAttribute('aria-label') === name);
  if (same instanceof HTMLElement) same.focus();
  // Or the list knows by now that the row may not be deleted, and offers it no more.
  else if (document.activeElement === document.body) document.querySelector('main')?.focus();
};

type RefusedDialogProps = {
  refusal: Refusal;
  opened: boolean;
  onClose: () => void;
  onGone: () => void;
};

/** What is in use cannot be deleted: by what, with the way to it. */
export const RefusedDialog = ({ refusal, opened, onClose, onGone }: RefusedDialogProps) => {
  const close = useRef<HTMLButtonElement>(null);
  const chosen = useRef(false);
  const { name, failure, opener, remedy } = refusal;
  const { usedBy, usedByTotal } = failure;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words.title(name)}
      withCloseButton={false}
      centered
      size={460}
      transitionProps={{ duration: 120 }}
      returnFocus={false}
      // The question before it gives the focus back only when it is gone.
      onEnterTransitionEnd={() => close.current?.focus()}
      onExitTransitionEnd={() => {
        // One dialog after the other: the focus goes back to the button between them.
        focusAgain(opener);
        onGone();
        if (chosen.current) remedy?.take();
      }}
      classNames={{ title: frame.title ?? '', header: frame.header ?? '', body: frame.body ?? '' }}
    >
      <p className={classes.hint}>{words.hint}</p>
      <div className={classes.users}>
        <h2 className={classes.legend}>{uiTexts.confirm.usedBy}</h2>
        <ul className={classes.list}>
          {usedBy.map((user) => (
            <li key={`${user.kind} ${user.id}`}>
              <TextLink to={pageOf(user)} onClick={onClose}>
                {user.name}
              </TextLink>
              <span className={classes.kind}> · {words.kinds[user.kind]}</span>
            </li>
          ))}
        </ul>
        {usedByTotal > usedBy.length && (
          <p className={classes.more}>{uiTexts.confirm.usedByMore(usedByTotal - usedBy.length)}</p>
        )}
      </div>
      <div className={classes.buttons}>
        <Button ref={close} variant="default" data-autofocus onClick={onClose}>
          {uiTexts.close}
        </Button>
        {remedy && (
          <Button
            onClick={() => {
              chosen.current = true;
              onClose();
            }}
          >
            {remedy.label}
          </Button>
        )}
      </div>
    </Modal>
  );
};

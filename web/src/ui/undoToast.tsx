import { Button, Group } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

const UNDO_MS = 10_000;
const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

type Offer = { id: string; take: () => void };
/** The one on the screen. An older one is gone with the next: it might take back what the newer one is built on. */
let current: Offer | undefined;

// Where one writes, it takes back what was written.
const isEditable = (target: EventTarget | null) => target instanceof Element && target.closest(EDITABLE) !== null;

const onKey = (event: KeyboardEvent): void => {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  if (!isUndo || !current || isEditable(event.target)) return;
  event.preventDefault();
  current.take();
};

const withdraw = (id: string): void => {
  if (current?.id !== id) return;
  current = undefined;
  document.removeEventListener('keydown', onKey);
};

/**
 * Says what was done, with the way to take it back for ten seconds: by its button or by Ctrl/Cmd+Z. It stays while
 * the pointer or the focus is on it. `undo` says itself how it went.
 */
export const undoToast = (message: ReactNode, undo: () => Promise<unknown>): void => {
  // Two records may be called the same, and the library shows no second toast of an id.
  const id = randomId();
  let cameFrom: EventTarget | null = null;
  const take = (): void => {
    withdraw(id);
    // The button goes with its toast: the focus goes back to where it came from, or stays on the page.
    if (document.activeElement?.closest('[data-undo]')) {
      const back = cameFrom instanceof HTMLElement && cameFrom.isConnected ? cameFrom : document.querySelector('main');
      back?.focus({ preventScroll: true });
    }
    notifications.hide(id);
    undo().catch(toast.error);
  };
  const content = (
    <Group justify="space-between" gap="xs" c="var(--mantine-color-text)" data-undo>
      <span>{message}</span>
      <Button variant="default" size="compact-sm" aria-keyshortcuts="Control+Z Meta+Z" onClick={take}>
        {texts.undo}
      </Button>
    </Group>
  );
  const closesAfter = (autoClose: number | false) => notifications.update({ id, message: content, autoClose });
  if (current) notifications.hide(current.id);
  current = { id, take };
  document.addEventListener('keydown', onKey);
  notifications.show({
    id,
    message: content,
    color: 'green',
    role: 'status',
    autoClose: UNDO_MS,
    closeButtonProps: { 'aria-label': texts.close },
    onFocusCapture: ({ relatedTarget }) => {
      cameFrom = relatedTarget;
      closesAfter(false);
    },
    onBlurCapture: () => closesAfter(UNDO_MS),
    onClose: () => withdraw(id),
  });
};

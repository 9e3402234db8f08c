import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { ApiError, errorWords } from '../lib/client.ts';
import { texts } from './texts.ts';

const SUCCESS_MS = 5000;
const closeButtonProps = { 'aria-label': texts.close };

/** So soon after it was said the page is left by what it says, e.g. by a save that leads on. */
const MOMENT_MS = 1000;

let newest: { id: string; at: number } | undefined;

/** News takes the place of what was said before it. */
const tell = (message: ReactNode, color?: 'green'): void => {
  if (newest) notifications.hide(newest.id);
  const id = notifications.show({
    message,
    ...(color && { color }),
    role: 'status',
    autoClose: SUCCESS_MS,
    closeButtonProps,
  });
  newest = { id, at: Date.now() };
};

/** News of a page does not go along to another one, where it would seem to be about that. */
export const leaveNews = (): void => {
  if (newest && Date.now() - newest.at > MOMENT_MS) notifications.hide(newest.id);
};

const success = (message: ReactNode): void => tell(message, 'green');
const info = (message: string): void => tell(message);

/*
 * The same failure of several calls at once (a lost connection, say) is one toast, not a pile of them:
 * the words are the id.
 */
const error = (failure: unknown): void => {
  const { error: title, message } =
    typeof failure === 'string' ? { error: undefined, message: failure } : errorWords(failure);
  const id = `${title ?? ''}|${message}`;
  const number = failure instanceof ApiError && failure.requestId;
  const said = number ? `${message} ${texts.requestId(number)}` : message;
  notifications.hide(id);
  notifications.show({ id, title, message: said, color: 'red', role: 'alert', autoClose: false, closeButtonProps });
};

/**
 * Short words in the corner. A success or a piece of news leaves after five seconds, or when the next one comes; an error stays until it is
 * closed. `toast.error` takes whatever was thrown, or a sentence.
 */
export const toast = { success, info, error };

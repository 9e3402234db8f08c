import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { isTaken } from '../../lib/typing.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { commandOf } from './keys.ts';
import { Shortcuts } from './Shortcuts.tsx';

/** Switches the shortcuts of a single key on or off, as the list of shortcuts does. */
const flip = async (from: boolean): Promise<void> => {
  const { unmount } = await renderInApp(<Shortcuts />);
  const toggle = page.getByRole('switch', { name: /^Genveje med ét bogstav/ });
  await expect.element(toggle).toBeInTheDocument();
  const input = toggle.element() as HTMLInputElement;
  expect(input.checked).toBe(from);
  input.click();
  await expect.poll(() => input.checked).toBe(!from);
  await unmount();
};
const key = (pressed: string, ctrlKey = false) => new KeyboardEvent('keydown', { key: pressed, ctrlKey });

it('a key alone is no shortcut once it is switched off, which the browser remembers; with Ctrl it is', async () => {
  expect(isTaken(key('j'))).toBe(false);
  expect(commandOf(key('?'))).toBe('shortcuts');

  await flip(true);
  expect([isTaken(key('j')), isTaken(key('x'))]).toEqual([true, true]);
  expect([commandOf(key('?')), commandOf(key('/'))]).toEqual([null, null]);
  expect(commandOf(key('k', true))).toBe('search');
  expect(localStorage.getItem('single keys off')).toBe('true');

  await flip(false);
  expect(isTaken(key('j'))).toBe(false);
  expect(commandOf(key('/'))).toBe('list');
});

import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import { BusyButton } from './BusyButton.tsx';

afterEach(() => void vi.useRealTimers());

/** What a timer has changed is on the screen with the frame after the next. */
const nextFrames = async () => {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
};

const onClick = vi.fn();
const Save = () => {
  const [busy, setBusy] = useState(false);
  const save = () => {
    onClick();
    setBusy(true);
  };
  return (
    <BusyButton busy={busy} busyLabel="Gemmer" onClick={save}>
      Gem
    </BusyButton>
  );
};

it('takes no second click while it works, and says that it does only once that lasts', async () => {
  await renderInApp(<Save />);
  const button = page.getByRole('button').element() as HTMLButtonElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  button.click();
  await nextFrames();
  expect(button.ariaBusy).toBe('true');
  button.click();
  expect(onClick).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(299);
  await nextFrames();
  expect(button.textContent).toBe('Gem');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.element(page.getByRole('button')).toHaveTextContent('Gemmer');
});

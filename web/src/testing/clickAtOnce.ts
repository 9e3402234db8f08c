import type { Locator } from 'vitest/browser';

/** Clicks one after another, so quickly that no machine is slow enough to make two goes of it. */
export const clickAtOnce = async (locator: Locator, times: number): Promise<void> => {
  const button = locator.element() as HTMLElement;
  for (let clicks = 0; clicks < times; clicks++) {
    button.click();
    // Each counts from what the one before it has drawn.
    await new Promise((resolve) => setTimeout(resolve));
  }
};

import type { Page } from '@playwright/test';

type Hand = { pressed: EventTarget[]; typed: Set<EventTarget> };
declare global {
  interface Window {
    hand?: Hand;
  }
}

/** Counts from here on what a hand does: clicks, and fields that are written in. The click into one is part of it. */
export const watchHand = async (page: Page) => {
  await page.evaluate(() => {
    const hand: Hand = { pressed: [], typed: new Set() };
    window.hand = hand;
    const on = (type: string, note: (target: EventTarget) => void) =>
      window.addEventListener(type, (event) => event.isTrusted && event.target && note(event.target), true);
    on('pointerdown', (target) => hand.pressed.push(target));
    on('beforeinput', (target) => hand.typed.add(target));
  });
  return () =>
    page.evaluate(() => {
      const { pressed, typed } = window.hand ?? { pressed: [], typed: new Set() };
      return { clicks: pressed.filter((target) => !typed.has(target)).length, fields: typed.size };
    });
};

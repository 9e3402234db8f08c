import type { Locator, Page } from '@playwright/test';

type Point = { x?: number; y?: number };

const within = async (target: Locator, { x, y }: Point = {}) => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is dragged is not on the screen.');
  return { x: box.x + (x ?? box.width / 2), y: box.y + (y ?? box.height / 2) };
};

/**
 * Drags by one finger, from the middle of one element (or another point of it) to a point of another, as a browser hears
 * it from a phone.
 */
export const drag = async (page: Page, from: Locator, to: Locator, at: Point = {}, grip: Point = {}): Promise<void> => {
  const [start, end] = [await within(from, grip), await within(to, at)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const steps = 12;
  await touch('touchStart', [start]);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await touch('touchMove', [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
  }
  // A finger that is lifted in full motion flings: the browser then takes the next tap for what stops it.
  await page.waitForTimeout(200);
  await touch('touchMove', [end]);
  await touch('touchEnd', []);
  await session.detach();
};

/** Draws two fingers apart around the middle of an element, from so many pixels between them to so many. */
export const pinch = async (page: Page, target: Locator, { from, to }: { from: number; to: number }): Promise<void> => {
  const { x, y } = await within(target);
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [-1, 1].map((side, id) => ({ x: x + (side * apart) / 2, y, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = fingers(from + ((to - from) * step) / steps);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

const canvasOf = (of: Locator): HTMLCanvasElement => {
  const canvas = of.element();
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('A chart is drawn on a canvas.');
  return canvas;
};

/** What is drawn, as a PNG. */
export const pictureOf = (of: Locator): string => canvasOf(of).toDataURL();

/** The same size with nothing drawn. */
export const blankLike = (of: Locator): string => {
  const { width, height } = canvasOf(of);
  return Object.assign(document.createElement('canvas'), { width, height }).toDataURL();
};

/** The picture as it is once nothing in it moves any more. */
export const finalPicture = async (of: Locator): Promise<string> => {
  let before = '';
  const isAsItWas = () => {
    const now = pictureOf(of);
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isAsItWas, { interval: 200 }).toBe(true);
  return before;
};

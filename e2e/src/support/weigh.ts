import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

const KB = 1000;
/** Which files the build made of which. */
export const MANIFEST = new URL('../../../web/dist/.vite/manifest.json', import.meta.url);

/** Collects the JavaScript that a page loads, in gzipped kilobytes. */
export const weigh = (page: Page) => {
  const sizes: Promise<number>[] = [];
  const weighOne = (response: Response) => {
    if (!/\.js(\?|$)/.test(response.url()) || response.status() !== 200) return;
    sizes.push(response.body().then((body) => gzipSync(body).length / KB));
  };
  page.on('response', weighOne);
  return async () => {
    page.off('response', weighOne);
    if (sizes.length === 0) throw new Error('The page loaded no JavaScript: nothing was weighed.');
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
};

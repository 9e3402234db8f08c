import type { Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Waits in the page until nothing moves any more, nor is faint because newer rows are on their way: a colour on its way to
 * another is nobody's colour.
 */
export const endOfTransitions = async (frames: number): Promise<void> => {
  // One that has ended and stays as it ended moves no more; one without an end is not waited for.
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      );
  // A dialog begins to appear a few frames after it is there.
  let quietFrames = 0;
  while (quietFrames < frames) {
    await new Promise(requestAnimationFrame);
    const isQuiet = moving().length === 0 && document.querySelector('[data-stale]') === null;
    quietFrames = isQuiet ? quietFrames + 1 : 0;
  }
};

/** What axe finds on the page as it is now, a line for each rule. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  // A page that is looked at several times has it already.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    const results = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations'], elementRef: true });
    const modal = document.querySelector('[aria-modal="true"]');
    // What a dialog covers cannot be hit: its size is asked for where nothing covers it.
    const isHit = (element: Element | null = null) => !modal || modal.contains(element);
    return results.violations
      .map(({ id, nodes }) => ({
        id,
        elements: nodes.filter(({ element }) => id !== 'target-size' || isHit(element)).map(({ html }) => html),
      }))
      .filter(({ elements }) => elements.length > 0);
  }, WCAG);
  return violations.map(({ id, elements }) => `${id}: ${elements.join(' | ')}`);
};

declare global {
  interface Window {
    axe: typeof axe;
  }
}

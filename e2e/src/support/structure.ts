import { expect, type Page } from '@playwright/test';

/** One h1, no level of headings skipped, and landmarks that a list of them tells apart. */
export const checkStructure = async (page: Page, what: string): Promise<void> => {
  const { levels, landmarks } = await page.evaluate(() => {
    const isRead = (element: Element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], dialog');
    const visibleElements = (selector: string) => [...document.querySelectorAll(selector)].filter(isRead);
    const nameOf = (element: Element) => {
      const by = element.getAttribute('aria-labelledby');
      return element.getAttribute('aria-label') ?? (by && document.getElementById(by)?.textContent) ?? '';
    };
    const kinds = 'main, nav, aside, search, form[aria-label], section[aria-label], section[aria-labelledby]';
    return {
      levels: visibleElements('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1))),
      landmarks: visibleElements(`${kinds}, [role="region"]`).map((element) => `${element.tagName} ${nameOf(element)}`),
    };
  });
  expect(levels.filter((level) => level === 1).length, `${what}: one h1`).toBe(1);
  const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  expect(skipped, `${what}: headings are ${levels.join(' ')}`).toEqual([]);
  const twice = landmarks.filter((name, at) => landmarks.indexOf(name) !== at);
  expect(twice, `${what}: landmarks are ${landmarks.join(', ')}`).toEqual([]);
};

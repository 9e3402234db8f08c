import { type RefObject, useEffect, useRef } from 'react';

/** So much of the tab beside the current one is seen too. */
const PEEK = 40;

/** Says on which sides there are more tabs than can be seen. */
const markMore = (nav: HTMLElement): void => {
  const { scrollLeft, clientWidth, scrollWidth } = nav;
  const sides = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'];
  nav.dataset.more = sides.filter(Boolean).join(' ');
};

const showCurrent = (nav: HTMLElement): void => {
  const current = nav.querySelector('[aria-current]');
  if (!current) return;
  const { left, right } = nav.getBoundingClientRect();
  const tab = current.getBoundingClientRect();
  if (tab.right > right - PEEK) nav.scrollLeft += tab.right - right + PEEK;
  else if (tab.left < left + PEEK) nav.scrollLeft -= left + PEEK - tab.left;
};

/**
 * Of tabs that may be wider than the window: keeps the current one in view, and fades the row on the side to which it
 * goes on.
 */
export const useTabStrip = (current: string): RefObject<HTMLElement | null> => {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab than before is to be shown
  useEffect(() => {
    const nav = strip.current;
    if (!nav) return;
    const mark = () => markMore(nav);
    // Its width, and that of what is in it: letters come late.
    const observer = new ResizeObserver(() => {
      showCurrent(nav);
      mark();
    });
    for (const element of [nav, ...nav.children]) observer.observe(element);
    nav.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      nav.removeEventListener('scroll', mark);
    };
  }, [current]);
  return strip;
};

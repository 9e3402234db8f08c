import { CARRIED } from './usePageFocus.ts';

/** What had the focus: each element around it, and the place that the way to it takes among that one's children. */
type Spot = { element: HTMLElement; path: string; around: { parent: Element; place: number }[] };

// Dialogs give the focus back, and pages move it to their heading, within this time.
const OTHERS_FIRST = 120;
const TABBABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
const CONTAINERS = '[role="dialog"], section, fieldset, form, article, li, main';

const canFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled') && element.checkVisibility();
const tabbable = (element: Element): Element[] =>
  [element, ...element.querySelectorAll(TABBABLE)].filter((one) => one.matches(TABBABLE));

const spotOf = (element: HTMLElement): Spot => {
  const around: Spot['around'] = [];
  let child: Element = element;
  for (let parent = child.parentElement; parent; child = parent, parent = child.parentElement)
    around.push({ parent, place: [...parent.children].indexOf(child) });
  return { element, path: location.pathname, around };
};

const focusOn = (element: Element | null | undefined): boolean => {
  if (!(element instanceof HTMLElement)) return false;
  if (!element.matches(TABBABLE) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/** The nearest around it that still stands. */
const connectedParent = ({ around }: Spot): Element | undefined =>
  around.find(({ parent }) => parent.isConnected)?.parent;

const focusNear = ({ element, around }: Spot): void => {
  if (element.isConnected && canFocus(element) && focusOn(element)) return;
  const left = around.findIndex(({ parent }) => parent.isConnected);
  const { parent, place } = around[left] ?? { parent: document.body, place: 0 };
  const gone = around[left - 1]?.parent ?? element;
  // What came in its place or has moved up into it; where it was the last, what stands before it.
  const beside = parent.children[place] ?? parent.children[place - 1];
  if (beside && !element.isConnected) {
    const heading = beside.querySelector('h1, h2, h3, h4');
    if (focusOn(heading)) {
      // It is a whole page, which one begins to read at its top.
      if (heading?.matches('h1')) window.scrollTo(0, 0);
      return;
    }
    const offered = tabbable(beside).filter(canFocus);
    if (focusOn(offered[tabbable(gone).indexOf(element)] ?? offered[0])) return;
  }
  focusOn(parent.closest(CONTAINERS) ?? document.querySelector('main'));
};

/**
 * Keeps the focus from falling to the page's start where what had it is taken away: a row that was deleted, a card that
 * another one replaces, a toast that closed. It goes to what stands in its place then, else to what stood around it. Not
 * where the address changes: the new page has the focus then. One net under all pages, for whoever takes something away
 * seldom knows what will stand there once the server has answered.
 */
export const keepFocus = (page: HTMLElement): (() => void) => {
  let current: Spot | undefined;
  /** The last one inside the page, while a dialog or a toast over it has the focus. */
  let under: Spot | undefined;
  let timer = 0;

  const rememberElement = (element: EventTarget | null) => {
    if (!(element instanceof HTMLElement)) return;
    current = spotOf(element);
    if (page.contains(element)) under = current;
  };
  const remember = ({ target }: Event) => rememberElement(target);
  // A click does not give every button the focus: where nothing else has it, what was clicked is what one was at.
  const rememberClicked = ({ target }: Event) => {
    if (document.activeElement !== document.body || !(target instanceof Element)) return;
    rememberElement(target.closest(TABBABLE));
  };
  // Whoever clicks beside everything wants the focus nowhere.
  const forget = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest(`${TABBABLE}, label`) === null) setTimeout(forgetIfLeft);
  };
  const forgetIfLeft = () => {
    if (document.activeElement === document.body && current?.element.isConnected) current = undefined;
  };
  // Of a toast or a dialog that is gone, nothing stands there any more.
  const isThere = (spot: Spot | undefined): boolean => {
    const near = spot && connectedParent(spot);
    return near !== undefined && (page.contains(near) || near.closest('[role="dialog"]') !== null);
  };
  const mend = () => {
    if (document.activeElement !== document.body || !current) return;
    if (current.element.isConnected && canFocus(current.element)) return;
    const isHere = (spot: Spot | undefined) => spot?.path === location.pathname;
    const spot = [current, under].find((one) => isHere(one) && isThere(one));
    if (spot) focusNear(spot);
    // The dialog that is gone was opened by the address: nothing on the page had the focus before it.
    else if (isHere(current)) focusOn(page.querySelector('h1'));
  };
  const observer = new MutationObserver((changes) => {
    if (!current || document.activeElement !== document.body) return;
    const { element } = current;
    // It could not be pressed while something was saved, and can be again.
    if (changes.some(({ target, attributeName }) => target === element && attributeName === 'disabled')) {
      if (canFocus(element)) focusOn(element);
    }
    clearTimeout(timer);
    timer = window.setTimeout(mend, OTHERS_FIRST);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  document.addEventListener('focusin', remember);
  document.addEventListener(CARRIED, remember);
  document.addEventListener('pointerdown', forget);
  document.addEventListener('click', rememberClicked, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener(CARRIED, remember);
    document.removeEventListener('pointerdown', forget);
    document.removeEventListener('click', rememberClicked, true);
  };
};

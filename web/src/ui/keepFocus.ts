/** Where the focus was: what had it, what stood around it, and what stood beside it once it was taken away. */
type Spot = {
  element: HTMLElement;
  around: Element[];
  path: string;
  gone?: { parent: Element; before: Element | null; after: Element | null; index: number };
};

// Dialogs give the focus back, and pages move it to their heading, within this time.
const OTHERS_FIRST = 120;
const TABBABLE = 'a[href], button, input, select, textarea, [tabindex="0"]';
const CONTAINERS = '[role="dialog"], section, fieldset, form, article, li, main';

const canFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches(':disabled') && element.checkVisibility();
const tabbable = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll(TABBABLE)].filter((one) => one.matches(TABBABLE)).filter(canFocus);

const siblingElement = (node: Node | null, side: 'nextSibling' | 'previousSibling'): Element | null => {
  let at = node;
  while (at && !(at instanceof Element)) at = at[side];
  return at;
};

const ancestors = (element: Element): Element[] => {
  const all: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) all.push(at);
  return all;
};

const focusOn = (element: HTMLElement | null | undefined): boolean => {
  if (!element) return false;
  if (!element.matches(TABBABLE) && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/** What came in the place of something that was taken away. */
const successor = ({ parent, before, after }: NonNullable<Spot['gone']>): Element | null => {
  const here = before?.isConnected ? before.nextElementSibling : parent.firstElementChild;
  return here === after || here === before ? null : here;
};

const focusNear = ({ element, around, gone }: Spot): void => {
  if (element.isConnected && canFocus(element) && focusOn(element)) return;
  if (gone) {
    const instead = successor(gone);
    if (instead && focusOn(instead.querySelector<HTMLElement>('h1, h2, h3, h4') ?? tabbable(instead)[0])) return;
    const after = gone.after?.isConnected ? tabbable(gone.after) : [];
    if (focusOn(after[gone.index] ?? after[0])) return;
    const before = gone.before?.isConnected ? tabbable(gone.before) : [];
    if (focusOn(before[gone.index] ?? before.at(-1))) return;
  }
  const nearest = around.find((one) => one.isConnected && one !== document.body && one !== document.documentElement);
  focusOn(nearest?.closest<HTMLElement>(CONTAINERS) ?? document.querySelector('main'));
};

/**
 * Keeps the focus from falling to the page's start where what had it is taken away: a row that was deleted, a card that
 * another one replaces, a toast that closed. It goes to what came in its place, else to what stood beside it, else to what
 * stood around it. Not where the address changes: the new page has the focus then.
 */
export const keepFocus = (page: HTMLElement): (() => void) => {
  let current: Spot | undefined;
  /** The last one inside the page, while a dialog or a toast over it has the focus. */
  let under: Spot | undefined;
  let timer = 0;

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    current = { element: target, around: ancestors(target), path: location.pathname };
    if (page.contains(target)) under = current;
  };
  // Whoever clicks beside everything wants the focus nowhere.
  const forget = ({ target }: PointerEvent) => {
    if (target instanceof Element && target.closest(`${TABBABLE}, label`) === null) setTimeout(forgetIfLeft);
  };
  const forgetIfLeft = () => {
    if (document.activeElement === document.body && current?.element.isConnected) current = undefined;
  };
  const mend = () => {
    if (document.activeElement !== document.body || !current) return;
    if (current.element.isConnected && canFocus(current.element)) return;
    const spot = page.contains(current.element) || current === under ? current : (under ?? current);
    if (spot.path === location.pathname) focusNear(spot);
  };
  const watch = (records: MutationRecord[]) => {
    for (const spot of new Set([current, under])) {
      if (!spot || spot.gone || spot.element.isConnected) continue;
      for (const { target, removedNodes, previousSibling, nextSibling } of records)
        for (const node of removedNodes)
          if (target instanceof Element && node instanceof Element && node.contains(spot.element))
            spot.gone = {
              parent: target,
              before: siblingElement(previousSibling, 'previousSibling'),
              after: siblingElement(nextSibling, 'nextSibling'),
              index: [node, ...node.querySelectorAll(TABBABLE)]
                .filter((one) => one.matches(TABBABLE))
                .indexOf(spot.element),
            };
    }
    if (!current || document.activeElement !== document.body) return;
    clearTimeout(timer);
    timer = window.setTimeout(mend, OTHERS_FIRST);
  };
  const observer = new MutationObserver(watch);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', forget);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', forget);
  };
};

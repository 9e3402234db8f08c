import { type Area, moveOf } from './toastPlace.rules.ts';

const CONTROLS = 'button, input, textarea, select, [role="slider"], [role="tab"], a.mantine-Button-root, nav a';
/** So long nothing changes before toasts move: a page that opens would send them up and down. */
const STILL_MS = 150;
const FEET = '[data-foot], [data-connection-lost]';
const DIALOG = '[role="dialog"][aria-modal="true"]';
const TOASTS = '.mantine-Notifications-root[data-position="bottom-left"]';

const areasOf = (within: ParentNode, selector: string): Area[] =>
  [...within.querySelectorAll(selector)]
    .filter((element) => !element.closest(TOASTS))
    .map((element) => element.getBoundingClientRect())
    // What only a screen reader meets is a pixel large.
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight);

const partsUnder = () => {
  const dialog = [...document.querySelectorAll(DIALOG)].findLast((element) => element.checkVisibility());
  // A dialog's buttons are its foot; what lies behind it is not pressed.
  if (dialog)
    return {
      dialog: dialog.getBoundingClientRect(),
      controls: areasOf(dialog, CONTROLS),
      feet: areasOf(dialog, 'button'),
    };
  return { controls: areasOf(document, CONTROLS), feet: areasOf(document, FEET) };
};

const place = (): void => {
  const toasts = document.querySelector(TOASTS);
  // Nobody's Fortryd moves away from under the pointer.
  if (!toasts || toasts.matches(':hover, :focus-within')) return;
  const { style } = document.documentElement;
  const movedBy = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const [wasUp, wasRight] = [movedBy('--toast-up'), movedBy('--toast-right')];
  const { top, bottom, left, right } = toasts.getBoundingClientRect();
  const atCorner = { top: top + wasUp, bottom: bottom + wasUp, left: left - wasRight, right: right - wasRight };
  // What leaves room for them has left it before it is measured.
  style.setProperty('--toast-room', `${window.innerHeight - atCorner.top + 16}px`);
  const move = moveOf(atCorner, window.innerWidth, partsUnder());
  style.setProperty('--toast-up', `${move.up}px`);
  style.setProperty('--toast-right', `${move.right}px`);
};

/** Keeps toasts off what is pressed and filled in while there are some; answers what ends it. */
export const keepToastsClear = (): (() => void) => {
  let timer = 0;
  const later = () => {
    clearTimeout(timer);
    timer = window.setTimeout(place, STILL_MS);
  };
  const changes = new MutationObserver(later);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-foot'] });
  const until = new AbortController();
  const options = { capture: true, passive: true, signal: until.signal };
  for (const event of ['scrollend', 'transitionend', 'resize']) window.addEventListener(event, later, options);
  later();
  return () => {
    until.abort();
    changes.disconnect();
    clearTimeout(timer);
    for (const name of ['--toast-up', '--toast-right', '--toast-room'])
      document.documentElement.style.removeProperty(name);
  };
};

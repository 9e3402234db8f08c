import type { OnPut } from './rowDragging.ts';
import type { Side } from './rowOrder.ts';

/** So far a finger moves before a touch of the grip is no press. */
const SLACK = 8;
/** Within so much of the screen's edges the page scrolls under the finger. */
const EDGE = 72;
const SCROLL_STEP = 9;
/** A click that belongs to a touch comes within so many milliseconds. */
const CLICK_FOLLOWS = 100;

type Place = { row: HTMLElement; side: Side };

/** The row that a height of the screen lies on, or the nearest. */
const placeAt = (rows: readonly HTMLElement[], y: number): Place | undefined => {
  const away = (row: HTMLElement) => {
    const { top, bottom } = row.getBoundingClientRect();
    return Math.max(top - y, y - bottom, 0);
  };
  const row = rows.toSorted((a, b) => away(a) - away(b))[0];
  if (!row) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { row, side: y < top + height / 2 ? 'before' : 'after' };
};

const scrollNear = (y: number): void => {
  if (y < EDGE) window.scrollBy(0, -SCROLL_STEP);
  if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
};

/** A finger drags a row by its grip from here on, until it is lifted. */
const follow = (table: HTMLTableElement, grip: HTMLElement, start: PointerEvent, onPut: OnPut): void => {
  const dragged = grip.closest<HTMLElement>('tr[data-row]');
  if (!dragged) return;
  const others = [...table.querySelectorAll<HTMLElement>('tr[data-row]')].filter((row) => row !== dragged);
  const ends = new AbortController();
  const { signal } = ends;
  let y = start.clientY;
  let place: Place | undefined;
  let frame = 0;

  const unmark = () => {
    if (place) delete place.row.dataset.drop;
    place = undefined;
  };
  const look = () => {
    frame = requestAnimationFrame(look);
    scrollNear(y);
    unmark();
    place = placeAt(others, y);
    if (place) place.row.dataset.drop = place.side;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    y = event.clientY;
    if (frame !== 0 || Math.abs(y - start.clientY) < SLACK) return;
    dragged.dataset.dragged = '';
    look();
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return;
    ends.abort();
    dragged.draggable = true;
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    delete dragged.dataset.dragged;
    const landed = placeAt(others, y);
    unmark();
    if (event.type !== 'pointerup' || !landed) return;
    // The touch was no press of the grip, where the browser makes one of it: the next one is.
    const atOnce = AbortSignal.timeout(CLICK_FOLLOWS);
    const notPressed = (click: Event) => click.stopImmediatePropagation();
    grip.addEventListener('click', notPressed, { capture: true, once: true, signal: atOnce });
    onPut(dragged.dataset.row ?? '', landed.side, landed.row.dataset.row ?? '');
  };
  // The browser's own dragging, which begins with a long touch where there is one, would end this one.
  dragged.draggable = false;
  grip.setPointerCapture(start.pointerId);
  grip.addEventListener('pointermove', move, { signal });
  grip.addEventListener('pointerup', end, { signal });
  grip.addEventListener('pointercancel', end, { signal });
};

/** Lets the rows of a table be dragged by a finger or a pen, for which browsers have no dragging of their own. */
export const makeRowsDraggableByTouch = (table: HTMLTableElement, onPut: OnPut): (() => void) => {
  const press = (event: PointerEvent) => {
    const grip = event.target instanceof Element && event.target.closest<HTMLElement>('[data-grip]');
    if (grip && event.pointerType !== 'mouse' && event.isPrimary) follow(table, grip, event, onPut);
  };
  table.addEventListener('pointerdown', press);
  return () => table.removeEventListener('pointerdown', press);
};

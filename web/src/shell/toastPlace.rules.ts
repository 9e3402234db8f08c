/** A part of the window, in pixels from its upper left corner. */
export type Area = { top: number; bottom: number; left: number; right: number };
/** How far up and to the right of the window's lower left corner. */
type Move = { up: number; right: number };
type Parts = { dialog?: Area | undefined; controls: readonly Area[]; feet: readonly Area[] };

const GAP = 8;
/** Beside a column of ticks, but still at the left. */
const FARTHEST_RIGHT = 96;

const overlap = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const moveArea = ({ top, bottom, left, right }: Area, by: Move): Area => ({
  top: top - by.up,
  bottom: bottom - by.up,
  left: left + by.right,
  right: right + by.right,
});

const nearestFree = (
  toasts: Area,
  width: number,
  parts: readonly Area[],
  farthestUp = toasts.bottom / 2,
): Move | undefined => {
  const within = (most: number) => (distance: number) => distance > 0 && distance <= most;
  const ups = parts.map(({ top }) => toasts.bottom - top + GAP).filter(within(farthestUp));
  const rights = parts
    .map(({ right }) => right + GAP - toasts.left)
    .filter(within(Math.min(FARTHEST_RIGHT, width - toasts.right - GAP)));
  return [0, ...new Set(ups)]
    .flatMap((up) => [0, ...new Set(rights)].map((right) => ({ up, right })))
    .sort((a, b) => a.up + a.right - b.up - b.right)
    .find((move) => !parts.some((part) => overlap(moveArea(toasts, move), part)));
};

/**
 * How far toasts are moved from the lower left of a window of this width so that they lie over nothing that is pressed or
 * filled in, and over nothing of a dialog where it leaves room above itself. Where there is no such place near, over none
 * of the feet: bars and dialogs' buttons.
 */
export const moveOf = (toasts: Area, width: number, { dialog, controls, feet }: Parts): Move =>
  (dialog && nearestFree(toasts, width, [dialog], toasts.top - GAP)) ??
  nearestFree(toasts, width, [...controls, ...feet]) ??
  nearestFree(toasts, width, feet) ?? { up: 0, right: 0 };

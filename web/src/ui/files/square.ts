/** A part of a picture, in its own pixels. */
export type Area = { x: number; y: number; width: number; height: number };

const MAX_SIDE = 1024;

/** The largest square in the middle of a picture. */
export const centredSquare = (width: number, height: number): Area => {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
};

/** The side that a square part is drawn with: its own, as far as it is not larger than anyone needs. */
export const drawnSide = ({ width, height }: Area): number =>
  Math.max(1, Math.min(MAX_SIDE, Math.round(Math.min(width, height))));

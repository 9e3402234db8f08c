export type Point = readonly [x: number, y: number];

/** Where somebody stands with a phone, in metres, and how it is held. */
export type Camera = {
  height: number;
  /** Degrees to the right. */
  turn: number;
  /** Degrees downwards. */
  tilt: number;
  /** How long the lens is, in widths of the photo. */
  lens?: number;
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where a photo of 1200 × 900 shows a point so many metres to the right, up and ahead. */
export const cameraOf = ({ height, turn, tilt, lens = 0.85 }: Camera) => {
  const [sinTurn, cosTurn] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  const [sinTilt, cosTilt] = [Math.sin(radians(tilt)), Math.cos(radians(tilt))];
  return (right: number, up: number, ahead: number): Point => {
    const across = right * cosTurn - ahead * sinTurn;
    const along = right * sinTurn + ahead * cosTurn;
    const above = up - height;
    const depth = Math.max(0.2, along * cosTilt - above * sinTilt);
    const rise = along * sinTilt + above * cosTilt;
    return [600 + (across / depth) * lens * 1200, 450 - (rise / depth) * lens * 1200];
  };
};

/** Points as a polygon has them. */
export const outline = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

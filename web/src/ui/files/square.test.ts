import { describe, expect, it } from 'vitest';
import { centredSquare, drawnSide } from './square.ts';

describe('a square of a picture', () => {
  it('is the largest in the middle until another is chosen', () => {
    expect(centredSquare(300, 200)).toEqual({ x: 50, y: 0, width: 200, height: 200 });
    expect(centredSquare(200, 301)).toEqual({ x: 0, y: 50.5, width: 200, height: 200 });
    expect(centredSquare(1, 1)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it('is drawn in its own size, but at most 1024 pixels a side and at least one', () => {
    const part = (width: number, height = width) => ({ x: 0, y: 0, width, height });
    expect(drawnSide(part(640))).toBe(640);
    expect(drawnSide(part(640.4, 639.6))).toBe(640);
    expect(drawnSide(part(4000))).toBe(1024);
    expect(drawnSide(part(0.2))).toBe(1);
  });
});

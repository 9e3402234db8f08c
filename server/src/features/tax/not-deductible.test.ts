import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NotDeductible } from './not-deductible.ts';

const part = fc.record({
  sponsorshipId: fc.integer({ min: 1, max: 4 }),
  areaId: fc.constant(0),
  ore: fc.bigInt({ min: 0n, max: 9_999n }),
});
/** The areas of the clubs 1 to 4. */
const places = fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.nat(2));

it('an area has the sum of its clubs’ agreements, whatever came, went or moved meanwhile', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.array(part), places), { minLength: 1 }), (moments) => {
      const kept = new NotDeductible();
      for (const [parts, areas] of moments) {
        const rows = parts.map((row) => ({ ...row, areaId: areas[row.sponsorshipId - 1] ?? 0 }));
        kept.replace([1, 2, 3, 4], rows);
        for (const area of [0, 1, 2]) {
          const sum = rows.filter(({ areaId }) => areaId === area).reduce((ore, row) => ore + row.ore, 0n);
          expect(kept.sumOf([area])).toBe(sum);
        }
        expect(kept.sumOf([0, 1, 2])).toBe(rows.reduce((ore, row) => ore + row.ore, 0n));
        expect(kept.size).toBe(new Set(rows.map(({ sponsorshipId }) => sponsorshipId)).size);
      }
    }),
  );
});

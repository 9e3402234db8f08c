import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, danishMonths, type IsoDate } from './dates.ts';
import { dayWritten } from './written-days.ts';

const recent: fc.Arbitrary<IsoDate> = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('2001-01-01', days));

describe('a day as people write it', () => {
  it.each([
    ['1/1-26', '2026-01-01'],
    ['1/1-2026', '2026-01-01'],
    ['1/1 2026', '2026-01-01'],
    ['01.01.26', '2026-01-01'],
    ['010126', '2026-01-01'],
    ['1. januar 2026', '2026-01-01'],
    ['den 1. januar 2026', '2026-01-01'],
    ['d. 1/1-2026', '2026-01-01'],
    ['1. JAN. 26', '2026-01-01'],
    ['31-okt-2026', '2026-10-31'],
    ['2. sept 2026', '2026-09-02'],
    ['2026-1-1', '2026-01-01'],
  ])('%s is %s', (text, iso) => expect(dayWritten(text)).toBe(iso));

  it.each(['', 'i går', '31-02-2026', '12-31-2026', '1. janus 2026', '1. ju 2026', '1/1', '1. januar', '1/1-126'])(
    '%s is none',
    (text) => expect(dayWritten(text)).toBeUndefined(),
  );

  it('takes the year that it is told where it says none', () => {
    expect(dayWritten('24/12', '2026')).toBe('2026-12-24');
    expect(dayWritten('24. dec.', '2026')).toBe('2026-12-24');
  });

  it('is read back in words and in figures', () => {
    fc.assert(
      fc.property(recent, (iso) => {
        const [year = '', month = '', day = ''] = iso.split('-');
        const name = danishMonths[Number(month) - 1] ?? '';
        const written = [
          `${Number(day)}. ${name} ${year}`,
          `${Number(day)}. ${name.slice(0, 3)}. ${year.slice(2)}`,
          `${Number(day)}/${Number(month)}-${year.slice(2)}`,
        ];
        for (const text of written) expect(dayWritten(text)).toBe(iso);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void dayWritten(text, '2026')));
  });
});

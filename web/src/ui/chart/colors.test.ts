import { describe, expect, it } from 'vitest';
import { colorData, legendOf } from './colors.ts';

const one = { labels: ['a', 'b'], datasets: [{ label: 'Aftaler', data: [3, 1] }] };
const two = {
  labels: ['Januar', 'Februar'],
  datasets: [
    { label: '2025', data: [1, 2] },
    { label: '2026', data: [3, 4] },
  ],
};

describe('the colours of the data', () => {
  it('come from the theme, of each scheme its own', () => {
    for (const type of ['line', 'pie', 'doughnut', 'bar'] as const)
      expect(colorData(type, two, 'light')).not.toEqual(colorData(type, two, 'dark'));
  });

  it('are left as they are where the caller has chosen', () => {
    const data = { ...one, datasets: [{ ...one.datasets[0], data: [3, 1], backgroundColor: ['#111111', '#222222'] }] };
    expect(legendOf('pie', colorData('pie', data, 'dark')).map(({ color }) => color)).toEqual(['#111111', '#222222']);
  });

  it('part the slices by the ground, but not a whole from itself', () => {
    const border = (labels: string[]) => colorData('pie', { ...one, labels }, 'light').datasets[0];
    expect(border(['a', 'b'])).toMatchObject({ borderColor: '#ffffff', borderWidth: 2 });
    expect(border(['a'])).toMatchObject({ borderWidth: 0 });
  });
});

describe('the legend', () => {
  it('names each slice with its share', () => {
    const slices = legendOf('pie', colorData('pie', one, 'light'));
    expect(slices.map(({ label, share }) => [label, share])).toEqual([
      ['a', '75 %'],
      ['b', '25 %'],
    ]);
  });

  it('tells lines apart without colour', () => {
    const lines = legendOf('line', colorData('line', two, 'light'));
    expect(lines.map(({ label }) => label)).toEqual(['2025', '2026']);
    expect(lines[0]?.dash).not.toEqual(lines[1]?.dash);
    expect(new Set(lines.map(({ color }) => color)).size).toBe(2);
  });

  it('is none where there is one series', () => {
    expect(legendOf('bar', colorData('bar', one, 'light'))).toEqual([]);
    expect(legendOf('bar', colorData('bar', two, 'light'))).toHaveLength(2);
  });
});

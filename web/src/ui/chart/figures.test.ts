import { describe, expect, it } from 'vitest';
import { checkedType } from './chart.types.ts';
import { nameOf, shareOf, tableOf } from './figures.ts';

const pie = { labels: ['Guld', 'Sølv', 'Bronze'], datasets: [{ label: 'Aftaler', data: [1200, 300, null] }] };

describe('the table of a chart', () => {
  it('has a row a label, with its share where the values make a whole', () => {
    expect(tableOf('pie', pie)).toEqual({
      columns: ['Aftaler', 'Andel'],
      rows: [
        { index: 0, label: 'Guld', cells: ['1.200', '80 %'] },
        { index: 1, label: 'Sølv', cells: ['300', '20 %'] },
        { index: 2, label: 'Bronze', cells: ['–', '–'] },
      ],
    });
    expect(tableOf('doughnut', pie)).toEqual(tableOf('pie', pie));
  });

  it('has a column a dataset, without shares', () => {
    const years = { labels: ['Januar'], datasets: [{ label: '2025', data: [2.5] }, { data: [] }] };
    const row = { index: 0, label: 'Januar', cells: ['2,5', '–'] };
    for (const type of ['line', 'bar', 'pie'] as const)
      expect(tableOf(type, years)).toEqual({ columns: ['2025', 'Værdi'], rows: [row] });
  });
});

describe('a share', () => {
  it('is a whole percent, and never nothing of what is there', () => {
    expect(shareOf(8, [8, 23])).toBe('26 %');
    expect(shareOf(1, [1, 999])).toBe('under 1 %');
    expect(shareOf(0, [0, 5])).toBe('0 %');
    expect(shareOf(0, [0, 0])).toBe('–');
    expect(shareOf(null, [4, null])).toBe('–');
  });
});

describe('the name of a chart', () => {
  it('is its title, else what its datasets are called, else its kind alone', () => {
    expect(nameOf('pie', pie, { plugins: { title: { text: 'Efter kategori' } } })).toBe(
      'Cirkeldiagram: Efter kategori',
    );
    expect(nameOf('bar', pie, { plugins: { title: { text: ['To', 'linjer'] } } })).toBe('Søjlediagram: To linjer');
    expect(nameOf('doughnut', pie)).toBe('Kransediagram: Aftaler');
    expect(nameOf('line', { datasets: [{ data: [1] }] })).toBe('Linjediagram');
  });
});

describe('the type of a chart', () => {
  it('is one of four; any other is refused by name', () => {
    for (const type of ['line', 'pie', 'doughnut', 'bar']) expect(checkedType(type)).toBe(type);
    expect(() => checkedType('radar')).toThrow('A chart is of type line, pie, doughnut, bar, not "radar".');
    for (const wrong of ['', 'Pie', null, undefined, 4, ['pie']]) expect(() => checkedType(wrong)).toThrow(TypeError);
  });
});

import { describe, expect, it } from 'vitest';
import { optionsFor } from './chartOptions.ts';

const light = { scheme: 'light', still: false } as const;

describe('the options of a chart', () => {
  it('are the theme’s, with the caller’s over them, part by part', () => {
    const options = { plugins: { tooltip: { padding: 3 } }, scales: { y: { max: 40 } } };
    const { plugins, scales } = optionsFor('bar', options, light);
    expect(plugins?.tooltip).toMatchObject({ padding: 3, cornerRadius: 5 });
    expect(scales?.y).toMatchObject({ max: 40, beginAtZero: true });
    expect(options).toEqual({ plugins: { tooltip: { padding: 3 } }, scales: { y: { max: 40 } } });
  });

  it('follow the scheme', () => {
    expect(optionsFor('line', undefined, light).color).not.toBe(
      optionsFor('line', undefined, { ...light, scheme: 'dark' }).color,
    );
  });

  it('hold still where motion is unwanted, whatever the caller asks for', () => {
    const options = { animation: { duration: 2000 } };
    expect(optionsFor('pie', options, light).animation).toMatchObject({ duration: 2000 });
    expect(optionsFor('pie', options, { ...light, still: true }).animation).toBe(false);
  });

  it('say a part and its share where it is pointed at', () => {
    const label = optionsFor('pie', undefined, light).plugins?.tooltip?.callbacks?.label;
    const dataset = { label: 'Aftaler', data: [1200, 300, null] };
    const labelOf = (dataIndex: number, formattedValue: string) =>
      label?.call({} as never, { dataset, dataIndex, formattedValue } as never);
    expect(labelOf(0, '1.200')).toBe('Aftaler: 1.200 (80 %)');
    expect(labelOf(1, '300')).toBe('Aftaler: 300 (20 %)');
  });

  it('give no axes to what is round', () => {
    expect(optionsFor('doughnut', undefined, light).scales).toEqual({});
  });
});

import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UtilizationBar } from './UtilizationBar.tsx';

const rendered = (value: number | null, mark: number | null = null): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <UtilizationBar value={value} mark={mark} />
    </MantineProvider>,
  );

describe('the bar of what is used', () => {
  it.each([
    [0, 'negative'],
    [49, 'negative'],
    [49.99, 'negative'],
    [50, 'warning'],
    [74, 'warning'],
    [74.99, 'warning'],
    [75, 'positive'],
    [100, 'positive'],
  ])('at %d %% is %s', (value, tone) => {
    expect(rendered(value)).toContain(`data-tone="${tone}"`);
  });

  it.each([
    [67, 30, 'positive'],
    [30, 30, 'positive'],
    [29, 30, 'warning'],
    [65, 90, 'warning'],
    [64, 90, 'negative'],
  ])('at %d %% where %d %% of the period have passed is %s', (value, mark, tone) => {
    expect(rendered(value, mark)).toContain(`data-tone="${tone}"`);
  });

  it('has its number beside it', () => {
    expect(rendered(64)).toContain('>64 %<');
    expect(rendered(33.5)).toContain('>33,5 %<');
  });

  it('is a dash where nothing is tracked', () => {
    expect(rendered(null)).toContain('–');
    expect(rendered(null)).not.toContain('data-tone');
  });
});

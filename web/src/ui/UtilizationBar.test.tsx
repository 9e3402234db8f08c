import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UtilizationBar } from './UtilizationBar.tsx';

const htmlOf = (value: number | null, mark: number | null = null): string =>
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
    expect(htmlOf(value)).toContain(`data-tone="${tone}"`);
  });

  it('has the same colour where a mark says how much of the period has passed', () => {
    for (const mark of [30, 90]) {
      expect(htmlOf(71, mark)).toContain('data-tone="warning"');
      expect(htmlOf(71, mark)).toContain(`x1="${mark}"`);
    }
  });

  it('has its number beside it', () => {
    expect(htmlOf(64)).toContain('>64 %<');
    expect(htmlOf(33.5)).toContain('>33,5 %<');
  });

  it('is a dash where nothing is tracked', () => {
    expect(htmlOf(null)).toContain('–');
    expect(htmlOf(null)).not.toContain('data-tone');
  });
});

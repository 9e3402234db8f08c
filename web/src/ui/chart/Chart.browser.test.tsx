import { useMantineColorScheme } from '@mantine/core';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { blankLike, pictureOf, settled } from '../../testing/pictures.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { Chart } from './Chart.tsx';
import type { ChartOptions } from './chart.types.ts';
import { palette, type Scheme } from './palette.ts';

const data = { labels: ['Guldsponsor', 'Sølvsponsor'], datasets: [{ label: 'Aftaler', data: [3, 1] }] };

const SchemeChoice = () => {
  const { setColorScheme } = useMantineColorScheme();
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <button key={scheme} type="button" onClick={() => setColorScheme(scheme)}>
          {scheme}
        </button>
      ))}
    </>
  );
};

const drawing = () => page.getByRole('img', { name: 'Cirkeldiagram: Aftaler' });

afterEach(() => {
  localStorage.clear();
  document.documentElement.dataset.mantineColorScheme = 'light';
});

it('is drawn anew, with its legend, in the colours of the theme as that turns dark', async () => {
  const { container } = await renderInApp(
    <>
      <SchemeChoice />
      <Chart type="pie" data={data} />
    </>,
  );
  const colors = () => [...container.querySelectorAll('svg rect')].map((swatch) => swatch.getAttribute('fill'));
  const turn = (scheme: Scheme) => page.getByRole('button', { name: scheme }).click();
  await expect.element(drawing()).toBeVisible();
  const light = await settled(drawing());
  expect(light).not.toBe(blankLike(drawing()));
  expect(colors()).toEqual(palette(2, 'light'));
  await turn('dark');
  await expect.poll(colors).toEqual(palette(2, 'dark'));
  await expect.poll(() => pictureOf(drawing())).not.toBe(light);
  expect(await settled(drawing())).not.toBe(light);
  await turn('light');
  await expect.poll(() => pictureOf(drawing())).toBe(light);
});

it('shows its figures, and says why, where it cannot be drawn', async () => {
  const failing: ChartOptions = {
    scales: {
      y: {
        ticks: {
          callback: () => {
            throw new Error('This chart cannot be drawn.');
          },
        },
      },
    },
  };
  await renderInApp(<Chart type="bar" data={data} options={failing} />);
  await expect.element(page.getByText('Diagrammet kunne ikke tegnes. Tallene vises her.')).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  const table = page.getByRole('table', { name: 'Søjlediagram: Aftaler' });
  await expect.element(table.getByRole('row', { name: 'Guldsponsor 3' })).toBeVisible();
  // Seen, not only read aloud as it is beside a chart.
  const { left, top, width, height } = table.element().getBoundingClientRect();
  expect(table.element().contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
});

import { useMantineColorScheme } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import { Chart as ChartJs } from 'chart.js';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { blankLike, finalPicture, pictureOf } from '../../testing/pictures.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { Chart, type ChartProps } from './Chart.tsx';
import { type ChartOptions, type ChartType, chartTypes } from './chart.types.ts';
import { palette, type Scheme } from './palette.ts';
import { texts } from './texts.ts';

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
  const light = await finalPicture(drawing());
  expect(light).not.toBe(blankLike(drawing()));
  expect(colors()).toEqual(palette(2, 'light'));
  await turn('dark');
  await expect.poll(colors).toEqual(palette(2, 'dark'));
  await expect.poll(() => pictureOf(drawing())).not.toBe(light);
  expect(await finalPicture(drawing())).not.toBe(light);
  await turn('light');
  await expect.poll(() => pictureOf(drawing())).toBe(light);
});

it.each(chartTypes)('draws a %s, with its figures as a table', async (type) => {
  await renderInApp(<Chart type={type} data={data} />);
  const name = `${texts.kinds[type]}: Aftaler`;
  const drawn = page.getByRole('img', { name });
  await expect.element(drawn).toBeVisible();
  expect(await finalPicture(drawn)).not.toBe(blankLike(drawn));
  await expect
    .element(page.getByRole('table', { name }).getByRole('row', { name: /^Guldsponsor 3/ }))
    .toBeInTheDocument();
});

const changes: Record<string, Partial<ChartProps>> = {
  values: { data: { ...data, datasets: [{ label: 'Aftaler', data: [1, 5] }] } },
  labels: { data: { labels: [...data.labels, 'Bronze'], datasets: [{ label: 'Aftaler', data: [3, 1, 2] }] } },
  datasets: { data: { ...data, datasets: [...data.datasets, { label: '2025', data: [2, 2] }] } },
  options: { options: { indexAxis: 'y' } },
  sizes: { width: 400, height: 200 },
};

const Changing = ({ change }: { change: Partial<ChartProps> }) => {
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setChanged(!isChanged)}>
        Skift
      </button>
      <Chart type="bar" data={data} height={280} refKey="changing" {...(isChanged && change)} />
    </>
  );
};

it.each(Object.entries(changes))('is drawn anew with other %s, and as before without them', async (what, change) => {
  await renderInApp(<Changing change={change} />);
  const drawn = page.getByRole('img', { name: /^Søjlediagram/ });
  await expect.element(drawn).toBeVisible();
  const before = await finalPicture(drawn);
  const button = page.getByRole('button', { name: 'Skift' });
  await button.click();
  await expect.poll(() => pictureOf(drawn)).not.toBe(before);
  await finalPicture(drawn);
  if (what === 'sizes') {
    const { width, height } = drawn.element().getBoundingClientRect();
    expect([width, height]).toEqual([400, 200]);
  }
  expect(ChartJs.getChart('changing')?.canvas).toBe(drawn.element());
  await button.click();
  await expect.poll(() => pictureOf(drawn)).toBe(before);
});

it('is a line unless said, and any other than the four is refused by name', async () => {
  await renderInApp(
    <>
      <Chart data={data} />
      <CatchBoundary getResetKey={() => 1} errorComponent={({ error }) => <p role="alert">{String(error)}</p>}>
        <Chart type={'radar' as ChartType} data={data} />
      </CatchBoundary>
    </>,
  );
  await expect.element(page.getByRole('img', { name: 'Linjediagram: Aftaler' })).toBeVisible();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('TypeError: A chart is of type line, pie, doughnut, bar, not "radar".');
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

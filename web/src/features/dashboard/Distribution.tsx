import { Center, Skeleton, useComputedColorScheme } from '@mantine/core';
import type { CategoryCount } from '@sponsorat/api';
import { useMemo, useState } from 'react';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartOptions } from '../../ui/chart/chart.types.ts';
import { palette } from '../../ui/chart/palette.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { texts } from './texts.ts';

const t = texts.distribution;
const HEIGHT = 275;
const options: ChartOptions = { plugins: { title: { text: t.chart } } };

const waiting = (
  <Center h={HEIGHT}>
    <Skeleton circle height={HEIGHT} animate={false} />
  </Center>
);

/** The pie in colours that are drawn by lot as the page is opened, and stay while it is. */
const Pie = ({ counts }: { counts: readonly CategoryCount[] }) => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [seed] = useState(Math.random);
  const data = useMemo(() => {
    const backgroundColor = palette(counts.length, scheme, seed);
    const dataset = { label: t.contracts, data: counts.map(({ count }) => count), backgroundColor };
    return { labels: counts.map(({ name }) => name), datasets: [dataset] };
  }, [counts, scheme, seed]);
  return <Chart type="pie" data={data} options={options} height={HEIGHT} />;
};

/** 'Fordeling': how the active agreements are spread over the categories. */
export const Distribution = ({ query }: { query: BlockQuery<{ chart: CategoryCount[] }> }) => (
  <Section title={t.title}>
    <Block query={query} skeleton={waiting}>
      {({ chart }) => (chart.length === 0 ? <EmptyState compact hint={t.none} /> : <Pie counts={chart} />)}
    </Block>
  </Section>
);

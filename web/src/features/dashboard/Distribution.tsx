import { Center, Skeleton } from '@mantine/core';
import { type CategoryCount, CHARTED_CATEGORIES } from '@sponsorat/api';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { OwnerSearch } from '../../domain/owner.ts';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartOptions } from '../../ui/chart/chart.types.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { texts } from './texts.ts';
import { useSliceColors } from './useSliceColors.ts';

const t = texts.distribution;
const HEIGHT = 275;

const waiting = (
  <Center h={HEIGHT}>
    <Skeleton circle height={HEIGHT} animate={false} />
  </Center>
);

type PieProps = { counts: readonly CategoryCount[]; of: OwnerSearch; onOthers: () => void };

/** The pie, whose legend is the list beside it. Each slice is a way to what it counts. */
const Pie = ({ counts, of, onOthers }: PieProps) => {
  const navigate = useNavigate();
  const backgroundColor = useSliceColors(counts.length);
  const data = useMemo(() => {
    const dataset = { label: t.contracts, data: counts.map(({ count }) => count), backgroundColor };
    return { labels: counts.map(({ name }) => name), datasets: [dataset] };
  }, [counts, backgroundColor]);
  const open = useCallback(
    (place: number) => {
      const category = counts[place];
      if (place === CHARTED_CATEGORIES) onOthers();
      else if (category) void navigate({ to: '/sponsorships', search: { contractCategory: category.name, ...of } });
    },
    [counts, of, navigate, onOthers],
  );
  const options = useMemo<ChartOptions>(
    () => ({
      plugins: { title: { text: t.chart }, legend: { display: false } },
      onClick: (_, [slice]) => slice && open(slice.index),
      onHover: ({ native }, [slice]) => {
        if (native?.target instanceof HTMLElement) native.target.style.cursor = slice ? 'pointer' : '';
      },
    }),
    [open],
  );
  return <Chart type="pie" data={data} options={options} height={HEIGHT} />;
};

type DistributionProps = { query: BlockQuery<{ chart: CategoryCount[] }>; of: OwnerSearch; onOthers: () => void };

/** 'Fordeling': how the active agreements are spread over the categories. */
export const Distribution = ({ query, ...shown }: DistributionProps) => (
  <Section title={t.title}>
    <Block query={query} skeleton={waiting}>
      {({ chart }) => (chart.length === 0 ? <EmptyState compact hint={t.none} /> : <Pie counts={chart} {...shown} />)}
    </Block>
  </Section>
);

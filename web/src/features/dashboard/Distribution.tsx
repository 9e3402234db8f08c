import { Center, Skeleton, useComputedColorScheme } from '@mantine/core';
import { type CategoryCount, CHARTED_CATEGORIES } from '@sponsorat/api';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { OwnerSearch } from '../../domain/owner.ts';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { Chart } from '../../ui/chart/Chart.tsx';
import type { ChartOptions } from '../../ui/chart/chart.types.ts';
import { palette } from '../../ui/chart/palette.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './Distribution.module.css';
import { texts } from './texts.ts';

const t = texts.distribution;
const HEIGHT = 275;

const waiting = (
  <Center h={HEIGHT}>
    <Skeleton circle height={HEIGHT} animate={false} />
  </Center>
);

type PieProps = { counts: readonly CategoryCount[]; of: OwnerSearch; onOthers: () => void };

/** The pie in colours that are drawn by lot as the page is opened, and stay while it is. Each slice is a way to what it counts. */
const Pie = ({ counts, of, onOthers }: PieProps) => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const navigate = useNavigate();
  const [seed] = useState(Math.random);
  const data = useMemo(() => {
    const backgroundColor = palette(counts.length, scheme, seed);
    const dataset = { label: t.contracts, data: counts.map(({ count }) => count), backgroundColor };
    return { labels: counts.map(({ name }) => name), datasets: [dataset] };
  }, [counts, scheme, seed]);
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
      plugins: { title: { text: t.chart } },
      onClick: (_, [slice]) => slice && open(slice.index),
      onHover: ({ native }, [slice]) => {
        if (native?.target instanceof HTMLElement) native.target.style.cursor = slice ? 'pointer' : '';
      },
    }),
    [open],
  );
  const entry = (place: number, name: string) =>
    place === CHARTED_CATEGORIES ? (
      <button type="button" className={classes.entry} onClick={onOthers}>
        {name}
      </button>
    ) : (
      <Link className={classes.entry} to="/sponsorships" search={{ contractCategory: name, ...of }}>
        {name}
      </Link>
    );
  return <Chart type="pie" data={data} options={options} height={HEIGHT} legendEntry={entry} />;
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

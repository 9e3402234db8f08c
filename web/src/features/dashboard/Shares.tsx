import { Box, Group, Text } from '@mantine/core';
import { CHARTED_CATEGORIES } from '@sponsorat/api';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { kroner } from '../../lib/formats.ts';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { Track } from '../../ui/UtilizationBar.tsx';
import { MoreButton } from './MoreButton.tsx';
import rows from './Rows.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import classes from './Shares.module.css';
import { texts } from './texts.ts';

const t = texts.shares;

type Share = {
  name: string;
  /** Active agreements. */
  count: number;
  /** Their annual amounts, in kroner. */
  sum: number;
  /** Its colour elsewhere. */
  color?: string | undefined;
  /** The list of what it counts. */
  search: LinkProps<'a'>['search'] & object;
};

/** What the bars show, and what therefore stands at their ends. */
type Measure = 'count' | 'sum';

type RowsProps = {
  by: Measure;
  shares: readonly Share[];
  /** What unfolds those that come after the first. */
  more: (count: number) => string;
  /** Begins unfolded, with the focus on what that shows. */
  unfolded?: boolean | undefined;
};

// The colour is the system's own nowhere: it says which slice of the chart is meant.
const swatch = { flex: 'none', transform: 'translateY(1px)', forcedColorAdjust: 'none' } as const;

const focus = (element: HTMLElement | null) => element?.focus();

const Rows = ({ by, shares, more, unfolded = false }: RowsProps) => {
  const [opened, setOpened] = useState(unfolded);
  const largest = Math.max(...shares.map((share) => share[by])) || 1;
  return (
    <>
      <ul className={`plain ${rows.rows}`}>
        {(opened ? shares : shares.slice(0, CHARTED_CATEGORIES)).map(({ name, count, sum, color, search }, place) => {
          const figures = [t.contracts(count), kroner(sum)];
          if (by === 'count') figures.reverse();
          return (
            <Box component="li" key={name} py={6} className={classes.row ?? ''}>
              <Group
                align="baseline"
                wrap="nowrap"
                gap={8}
                fw={500}
                className={`wide-link anywhere ${classes.name}`}
                renderRoot={(props) => (
                  <Link
                    {...props}
                    ref={unfolded && place === CHARTED_CATEGORIES ? focus : undefined}
                    to="/sponsorships"
                    search={search}
                    aria-label={t.see(name, count, kroner(sum))}
                  />
                )}
              >
                {color && (
                  <svg width={12} height={12} viewBox="0 0 12 12" style={swatch} aria-hidden>
                    <rect width={12} height={12} rx={2} fill={color} />
                  </svg>
                )}
                {name}
              </Group>
              {/* The link has said both. */}
              <Text span fz="sm" c="dimmed" ta="end" className="tabular" aria-hidden>
                {figures[0]}
              </Text>
              <Track
                width="100%"
                value={(100 * (by === 'sum' ? sum : count)) / largest}
                fill="var(--mantine-primary-color-5)"
              />
              <Text span inherit fw={500} ta="end" className="amount" aria-hidden>
                {figures[1]}
              </Text>
            </Box>
          );
        })}
      </ul>
      {shares.length > CHARTED_CATEGORIES && (
        <MoreButton
          opened={opened}
          more={more(shares.length - CHARTED_CATEGORIES)}
          fewer={t.fewer}
          onToggle={() => setOpened(!opened)}
        />
      )}
    </>
  );
};

type SharesProps<T> = {
  by: Measure;
  query: BlockQuery<T>;
  sharesOf: (data: T) => Share[];
  texts: { title: string; none: string; more: (count: number) => string };
  unfolded?: boolean | undefined;
  /** Where more is said of it. */
  actions?: ReactNode;
};

/** Shares of the active agreements, a line and a bar each, which lead to what they count. */
export const Shares = <T,>({
  by,
  query,
  sharesOf,
  texts: { title, none, more },
  unfolded,
  actions,
}: SharesProps<T>) => (
  <Section title={title} actions={actions}>
    <Block query={query} skeleton={<RowsSkeleton count={6} />}>
      {(data) => {
        const shares = sharesOf(data);
        if (shares.length === 0) return <EmptyState compact hint={none} />;
        return <Rows by={by} shares={shares} more={more} unfolded={unfolded} />;
      }}
    </Block>
  </Section>
);

import { Box, Group, Stack } from '@mantine/core';
import type { Overview, SponsorshipContractFilter } from '@sponsorat/api';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OwnerSearch } from '../../domain/owner.ts';
import { kroner, number, percent } from '../../lib/formats.ts';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { UtilizationBar } from '../../ui/UtilizationBar.tsx';
import classes from './OverviewCards.module.css';
import { texts } from './texts.ts';

const t = texts.cards;

const lists = {
  sum: { contract: 'active', sort: 'Sum', dir: 'desc' },
  big: { contract: 'big', sort: 'Sum', dir: 'desc' },
  tickets: { contract: 'tickets' },
  utilization: { contract: 'tracked', sort: 'Utilization' },
} as const;

const valueLook = { fz: 'h1', fw: 650, lh: 1.4, lts: '-0.015em', className: 'tabular' };
const noteLook = { mih: 20, fz: 'sm', lh: '20px', c: 'dimmed' };

const atEnd = { position: 'absolute', top: '50%', right: 14, transform: 'translateY(-50%)' } as const;

type FigureProps = {
  label: string;
  value: string;
  /** The list of what the figure counts. */
  list: { contract: SponsorshipContractFilter; sort?: 'Sum' | 'Utilization'; dir?: 'desc' };
  of: OwnerSearch;
  children?: ReactNode;
  lead?: boolean;
};

const Figure = ({ label, value, list, of, children, lead }: FigureProps) => (
  <Stack gap={0} pos="relative" className={`card ${classes.card}`} data-lead={lead || undefined}>
    <Box component="dt" fz="sm" c="dimmed">
      <Link
        to="/sponsorships"
        search={{ ...list, ...of }}
        className={`wide-link ${classes.link}`}
        aria-label={t.see(label)}
      >
        {label}
      </Link>
      <IconChevronRight className={classes.arrow} style={atEnd} size={17} stroke={1.8} aria-hidden />
    </Box>
    <Box component="dd" {...valueLook}>
      {value}
    </Box>
    <Box component="dd" {...noteLook}>
      {children}
    </Box>
  </Stack>
);

const waiting = (
  <div className={classes.cards}>
    {[t.sum, t.big, t.tickets, t.utilization].map((label) => (
      <Stack
        key={label}
        gap={0}
        className={`card ${classes.card}`}
        data-waiting
        data-lead={label === t.sum || undefined}
      >
        {/* A bar in the middle of each line that it stands for. */}
        <Group fz="sm" h="1lh">
          <Skeleton width="52%" />
        </Group>
        <Group {...valueLook} h="1lh">
          <Skeleton width="68%" height={24} />
        </Group>
        <Group {...noteLook}>
          <Skeleton width="44%" />
        </Group>
      </Stack>
    ))}
  </div>
);

/** The four figures: what the agreements sum up to, and how much of them is used. Each leads to what it counts. */
export const OverviewCards = ({ query, of }: { query: BlockQuery<Overview>; of: OwnerSearch }) => (
  <section className="measure" aria-label={t.label}>
    <Block query={query} skeleton={waiting}>
      {({ sum, contracts, bigContracts, hasTickets, utilization }) => (
        <dl className={classes.cards}>
          <Figure lead label={t.sum} value={kroner(sum)} list={lists.sum} of={of}>
            {t.over(contracts)}
          </Figure>
          <Figure label={t.big} value={number(bigContracts)} list={lists.big} of={of}>
            {contracts > 0 && t.ofContracts(contracts)}
          </Figure>
          <Figure label={t.tickets} value={number(hasTickets)} list={lists.tickets} of={of}>
            {contracts > 0 && t.ofContracts(contracts)}
          </Figure>
          <Figure label={t.utilization} value={percent(utilization)} list={lists.utilization} of={of}>
            {utilization === null ? t.untracked : <UtilizationBar wide barOnly value={utilization} />}
          </Figure>
        </dl>
      )}
    </Block>
  </section>
);

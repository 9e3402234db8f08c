import { Box, Group, SimpleGrid, Text } from '@mantine/core';
import { type AreaCount, type CategoryCount, CHARTED_CATEGORIES, clockText, hasRole } from '@sponsorat/api';
import { IconBuildingBank, IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { keys } from '../../domain/keys.ts';
import { OwnerSwitch } from '../../domain/OwnerSwitch.tsx';
import { type OwnerSearch, useOwner } from '../../domain/owner.ts';
import { useUser } from '../../lib/session.ts';
import type { BlockQuery } from '../../ui/Block.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CreateLink, LinkButton, TextLink } from '../../ui/links.tsx';
import { Page } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { useIsNarrow } from '../../ui/useIsNarrow.ts';
import { AdminAttention } from './AdminAttention.tsx';
import classes from './DashboardPage.module.css';
import { Distribution } from './Distribution.tsx';
import { categoriesQuery, overviewQuery, setupQuery } from './dashboard.queries.ts';
import { useGuideOver } from './guide.ts';
import { LatestContracts } from './LatestContracts.tsx';
import { OverviewCards } from './OverviewCards.tsx';
import { Shares } from './Shares.tsx';
import { texts } from './texts.ts';
import { Updates } from './Updates.tsx';
import { useSliceColors } from './useSliceColors.ts';

type CategoryCountsProps = {
  query: BlockQuery<{ categories: CategoryCount[]; chart: CategoryCount[] }>;
  of: OwnerSearch;
  unfolded: boolean;
};

/** 'Kategorier': how many active agreements there are in each, largest first, in the colours of their slices. */
const CategoryCounts = ({ query, of, unfolded }: CategoryCountsProps) => {
  const colors = useSliceColors(query.data?.chart.length ?? 0);
  return (
    <Shares
      by="count"
      query={query}
      texts={texts.categories}
      unfolded={unfolded}
      sharesOf={({ categories }) =>
        categories.map((category, place) => ({
          ...category,
          color: colors[Math.min(place, CHARTED_CATEGORIES)],
          search: { contractCategory: category.name, ...of },
        }))
      }
    />
  );
};

/** 'Kroner efter område': what the active agreements cost a year, area by area, as bars. */
const AreaSums = ({ query, of }: { query: BlockQuery<{ areas: AreaCount[] }>; of: OwnerSearch }) => (
  <Shares
    by="sum"
    query={query}
    texts={texts.areas}
    actions={<TextLink to="/reports/budget">{texts.areas.budget}</TextLink>}
    sharesOf={({ areas }) =>
      areas.map(({ id, ...area }) => ({
        ...area,
        search: { contract: 'active', area: id, sort: 'Sum', dir: 'desc', ...of },
      }))
    }
  />
);

const Guide = lazy(() => import('./Guide.tsx').then((module) => ({ default: module.Guide })));

/** The guide for Admins until an installation has all that it needs, or they have seen enough of it; then `children`. */
const FirstVisit = ({ children }: { children: ReactNode }) => {
  const [isOver, setOver] = useGuideOver(useUser());
  const { data, isPending } = useQuery({ ...setupQuery, enabled: !isOver });
  const isComplete = data && Object.values(data).every(Boolean);
  useEffect(() => {
    if (isComplete && !isOver) setOver();
  }, [isComplete, isOver, setOver]);
  // Neither, until it is known which: one in the other's place would move what is below.
  if (!isOver && isPending) return null;
  if (isOver || isComplete || !data) return children;
  return (
    <Suspense>
      <Guide setup={data} onHide={setOver} />
    </Suspense>
  );
};

type RefreshProps = {
  busy: boolean;
  /** When the figures came, in milliseconds; 0 where none have. */
  updatedAt: number;
  onClick: () => void;
};

/** 'Opdatér data', and how old the figures are: read aloud as an answer alone, not when the page opens. */
const Refresh = ({ busy, updatedAt, onClick }: RefreshProps) => {
  const [isAnswer, setAnswer] = useState(false);
  return (
    <>
      <Text
        span
        fz="sm"
        c="dimmed"
        className={classes.time ?? ''}
        role="status"
        aria-live={isAnswer ? 'polite' : 'off'}
      >
        {updatedAt > 0 && texts.updatedAt(clockText(updatedAt))}
      </Text>
      <BusyButton
        variant="subtle"
        busy={busy}
        leftSection={<IconRefresh size={17} stroke={1.8} aria-hidden />}
        onClick={() => {
          setAnswer(true);
          onClick();
        }}
      >
        {texts.refresh}
      </BusyButton>
    </>
  );
};

const t = texts.first;

/** In the place of figures that are all nothing: what to do first. */
const FirstSteps = () => (
  <Section>
    <EmptyState
      icon={<IconBuildingBank size={24} stroke={1.5} />}
      title={t.title}
      hint={t.hint}
      action={
        <Group gap={8} justify="center">
          <CreateLink to="/sponsorships/create">{t.create}</CreateLink>
          <LinkButton to="/sponsorships" variant="default">
            {t.see}
          </LinkButton>
        </Group>
      }
    />
  </Section>
);

type DashboardPageProps = {
  /** The block of tasks; `isFirst` while there is no agreement yet. */
  tasks: (isFirst: boolean) => ReactNode;
  /** The block of the next events, in the one or the other of its places. */
  events: (onTop: boolean) => ReactNode;
};

/** The page that a visit begins with: how much there is, what is due, and what is new. */
export const DashboardPage = ({ tasks, events }: DashboardPageProps) => {
  const queryClient = useQueryClient();
  const user = useUser();
  const isAdmin = hasRole(user.roles, 'Admin');
  const { owner, userId, search, setOwner } = useOwner();
  const overview = useQuery(overviewQuery(userId));
  const categories = useQuery(categoriesQuery(userId));
  const isShown = ({ queryKey: [first] }: { queryKey: readonly unknown[] }) =>
    [keys.dashboard, keys.tasks, keys.events, keys.grants].some(([name]) => name === first);
  const fetching = useIsFetching({ predicate: isShown }) > 0;
  // How often the chart's slice of all others was asked what they are: each time the list begins anew with them.
  const [others, setOthers] = useState(0);
  const showOthers = useCallback(() => setOthers((times) => times + 1), []);
  const isFirst = owner === 'all' && overview.data?.contracts === 0;
  const firstSteps = isFirst && <FirstSteps />;
  const isPhone = useIsNarrow('30em');
  const figures = <OverviewCards query={overview} of={search} />;
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <Refresh
            busy={fetching}
            updatedAt={overview.dataUpdatedAt}
            onClick={() => void queryClient.invalidateQueries({ predicate: isShown })}
          />
          <OwnerSwitch owner={owner} onChange={setOwner} />
          {owner === 'mine' && (
            <LinkButton variant="default" to="/sponsorships" search={search}>
              {texts.mine}
            </LinkButton>
          )}
        </>
      }
    >
      {events(true)}
      {!isPhone && figures}
      {isAdmin ? <FirstVisit>{firstSteps}</FirstVisit> : firstSteps}
      {tasks(isFirst)}
      {/* Who has a phone in the hand has come for what is due. */}
      {isPhone && figures}
      <SimpleGrid type="container" cols={{ base: 1, '40rem': 2, '65rem': 3 }} spacing={20}>
        <Distribution query={categories} of={search} onOthers={showOthers} />
        <CategoryCounts key={others} query={categories} of={search} unfolded={others > 0} />
        {/* As tall as the others. */}
        <Box display="grid" miw={0} className={classes.last ?? ''}>
          <AreaSums query={categories} of={search} />
        </Box>
      </SimpleGrid>
      {events(false)}
      <LatestContracts of={search} />
      {isAdmin && <AdminAttention />}
      <Updates />
    </Page>
  );
};

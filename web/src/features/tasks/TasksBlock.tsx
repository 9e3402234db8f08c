import { Box, Group, Text } from '@mantine/core';
import { dayInCopenhagen, type TaskPeriod } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useOwner } from '../../domain/owner.ts';
import { number } from '../../lib/formats.ts';
import { useUser } from '../../lib/session.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton, TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import classes from './TaskGroups.module.css';
import { TaskRow } from './TaskRow.tsx';
import { NEAREST, nearestTasksQuery, taskSummaryQuery } from './tasks.queries.ts';
import { rowsOf } from './tasks.rules.ts';
import { noneOf, texts } from './texts.ts';

const t = texts.block;
const figures = ['overdue', 'week', 'month'] as const satisfies readonly TaskPeriod[];
type Figures = Record<(typeof figures)[number], number>;

/** How much is overdue, due this week and within 30 days; each leads to the list of it. */
const Numbers = ({ counts }: { counts: Figures | undefined }) => (
  <Group component="ul" className="plain" grow preventGrowOverflow={false} align="stretch" gap="xs" mb="sm">
    {figures.map((when) => (
      <li key={when}>
        <LinkButton
          to="/tasks"
          search={{ when }}
          variant="default"
          bd="1px solid var(--line)"
          fullWidth
          h="100%"
          px={{ base: 6, xs: 'sm' }}
          py={8}
          justify="flex-start"
          fw={400}
          styles={{
            label: { flexWrap: 'wrap', columnGap: 8, whiteSpace: 'normal', alignItems: 'baseline', textAlign: 'start' },
          }}
        >
          <Text
            span
            className="tabular"
            fz="1.375rem"
            fw={650}
            lh={1.25}
            {...(when === 'overdue' && counts && counts.overdue > 0 && { 'data-tone': 'negative', c: 'var(--tone)' })}
          >
            {counts ? number(counts[when]) : '\u00a0'}
          </Text>{' '}
          <Soft>{texts.figures[when]}</Soft>
        </LinkButton>
      </li>
    ))}
  </Group>
);

const Rows = () => (
  <div className="measure">
    {Array.from({ length: NEAREST }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
      <Group key={row} h={{ base: 72, xs: 58 }} justify="space-between">
        <Skeleton width={`${52 - ((row * 11) % 24)}%`} />
        <Skeleton width="48px" />
      </Group>
    ))}
  </div>
);

/**
 * 'Opgaver' on Overblik: how much is due, and what is due first, one's own or all that one sees. `quiet` where nothing
 * need be said of nothing.
 */
export const TasksBlock = ({ quiet }: { quiet: boolean }) => {
  const user = useUser();
  const { owner, userId } = useOwner();
  const summary = useQuery(taskSummaryQuery(userId));
  const query = useQuery(nearestTasksQuery(userId));
  const isStale = query.isPlaceholderData;
  const today = dayInCopenhagen(new Date());
  if (quiet && !query.data?.Total) return null;
  return (
    <Section
      title={texts.title}
      actions={
        <TextLink to="/tasks" size="sm">
          {t.more}
        </TextLink>
      }
    >
      <Numbers counts={summary.data} />
      <Block query={query} skeleton={<Rows />}>
        {({ Result }) => (
          <div className={`measure ${isStale ? classes.stale : ''}`}>
            {Result.length > 0 ? (
              <Box component="ul" className="rows" mx={-16}>
                {rowsOf(Result)
                  .slice(0, NEAREST)
                  .map((row) => (
                    <TaskRow key={row.key} row={row} today={today} withPerson={owner === 'all'} />
                  ))}
              </Box>
            ) : (
              <EmptyState compact title={noneOf(owner, user)} hint={t.nothingElse} />
            )}
          </div>
        )}
      </Block>
    </Section>
  );
};

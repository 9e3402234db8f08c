import { Box, Button, Group, SimpleGrid, Text } from '@mantine/core';
import { dayInCopenhagen, type TaskPeriod } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { number } from '../../lib/formats.ts';
import { useUser } from '../../lib/session.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { TaskRow } from './TaskRow.tsx';
import classes from './tasks.module.css';
import { NEAREST, nearestTasksQuery, taskSummaryQuery } from './tasks.queries.ts';
import { type TaskOwner, taskOwners, usualOwner } from './tasks.rules.ts';
import { texts } from './texts.ts';

const t = texts.block;
const figures = ['overdue', 'week', 'month'] as const satisfies readonly TaskPeriod[];
type Figures = Record<(typeof figures)[number], number>;

const ownerSearch = (owner: TaskOwner): { owner?: string } => (owner === 'all' ? { owner } : {});

type OwnerSwitchProps = { owner: TaskOwner; onChange: (owner: TaskOwner) => void };

/** Mine or Alle. */
const OwnerSwitch = ({ owner, onChange }: OwnerSwitchProps) => (
  <Button.Group aria-label={t.whose}>
    {taskOwners.map((each) => (
      <Button
        key={each}
        variant={each === owner ? 'light' : 'default'}
        size="compact-sm"
        aria-pressed={each === owner}
        onClick={() => onChange(each)}
      >
        {t.owners[each]}
      </Button>
    ))}
  </Button.Group>
);

/** How much is overdue, due this week and within 30 days; each leads to the list of it. */
const Numbers = ({ counts, owner }: { counts: Figures | undefined; owner: TaskOwner }) => (
  <SimpleGrid component="ul" className="plain" cols={3} spacing={{ base: 8, xs: 'sm' }} mb="sm">
    {figures.map((when) => (
      <li key={when}>
        <Link to="/tasks" search={{ ...ownerSearch(owner), when }} className={classes.figure}>
          <Text
            span
            className="tabular"
            fz="1.375rem"
            fw={650}
            lh={1.25}
            c={when === 'overdue' && counts && counts.overdue > 0 ? 'var(--late)' : 'inherit'}
          >
            {counts ? number(counts[when]) : '\u00a0'}
          </Text>
          <Soft>{texts.periods[when]}</Soft>
        </Link>
      </li>
    ))}
  </SimpleGrid>
);

const Rows = () => (
  <Box className={classes.rows ?? ''} mb={36}>
    {Array.from({ length: NEAREST }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
      <Group key={row} className={classes.awaited ?? ''} justify="space-between">
        <Skeleton width={`${52 - ((row * 11) % 24)}%`} />
        <Skeleton width="48px" />
      </Group>
    ))}
  </Box>
);

/**
 * 'Opgaver' on Overblik: how much is due, and the five that are due first, one's own or all that one sees. `quiet` where
 * nothing need be said of nothing.
 */
export const TasksBlock = ({ quiet }: { quiet: boolean }) => {
  const user = useUser();
  const [owner, setOwner] = useState(() => usualOwner(user));
  const userId = owner === 'mine' ? user.id : undefined;
  const summary = useQuery(taskSummaryQuery(userId));
  const query = useQuery(nearestTasksQuery(userId));
  const isStale = query.isPlaceholderData;
  const today = dayInCopenhagen(new Date());
  if (quiet && !query.data?.Total) return null;
  return (
    <Section title={texts.title} actions={<OwnerSwitch owner={owner} onChange={setOwner} />}>
      <Numbers counts={summary.data} owner={owner} />
      <Block query={query} skeleton={<Rows />}>
        {({ Result }) => (
          <div className={classes.list} data-stale={isStale || undefined}>
            {Result.length > 0 ? (
              <ul className={`rows ${classes.rows}`}>
                {Result.map((task) => (
                  <TaskRow key={task.Key} task={task} today={today} withPerson={owner === 'all'} />
                ))}
              </ul>
            ) : (
              <EmptyState compact title={texts.none} hint={t.nothingElse} />
            )}
            <TextLink to="/tasks" search={ownerSearch(owner)} display="inline-block" mt="xs" size="sm">
              {t.more}
            </TextLink>
          </div>
        )}
      </Block>
    </Section>
  );
};

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
import { OwnerSwitch } from './OwnerSwitch.tsx';
import { TaskRow } from './TaskRow.tsx';
import classes from './TasksBlock.module.css';
import { NEAREST, nearestTasksQuery, taskSummaryQuery } from './tasks.queries.ts';
import { type TaskOwner, usualOwner } from './tasks.rules.ts';
import { texts } from './texts.ts';

const t = texts.block;
const figures = ['overdue', 'week', 'month'] as const satisfies readonly TaskPeriod[];
type Figures = Record<(typeof figures)[number], number>;

const ownerSearch = (owner: TaskOwner): { owner?: string } => (owner === 'all' ? { owner } : {});

/** How much is overdue, due this week and within 30 days; each leads to the list of it. */
const Numbers = ({ counts, owner }: { counts: Figures | undefined; owner: TaskOwner }) => (
  <ul className={classes.figures}>
    {figures.map((when) => (
      <li key={when}>
        <Link to="/tasks" search={{ ...ownerSearch(owner), when }} className={classes.figure}>
          <span
            className={classes.number}
            data-late={(when === 'overdue' && counts && counts.overdue > 0) || undefined}
          >
            {counts ? number(counts[when]) : '\u00a0'}
          </span>
          <span className={classes.name}>{texts.periods[when]}</span>
        </Link>
      </li>
    ))}
  </ul>
);

const Rows = () => (
  <div className={classes.waiting}>
    {Array.from({ length: NEAREST }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
      <div key={row} className={classes.awaited}>
        <Skeleton width={`${52 - ((row * 11) % 24)}%`} />
        <Skeleton width="48px" />
      </div>
    ))}
  </div>
);

/**
 * 'Opgaver' on Overblik: how much is due, and the five that are due first, one's own or all that one sees. `quiet` where
 * nothing need be said of nothing.
 */
export const TasksBlock = ({ quiet }: { quiet: boolean }) => {
  const user = useUser();
  const [owner, setOwner] = useState(() => usualOwner(user));
  const asked = owner === 'mine' ? user.id : undefined;
  const summary = useQuery(taskSummaryQuery(asked));
  const query = useQuery(nearestTasksQuery(asked));
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
              <ul className={classes.rows}>
                {Result.map((task) => (
                  <TaskRow key={task.Key} task={task} today={today} withPerson={owner === 'all'} />
                ))}
              </ul>
            ) : (
              <EmptyState compact title={texts.none} hint={t.nothingElse} />
            )}
            <TextLink to="/tasks" search={ownerSearch(owner)} className={classes.more ?? ''}>
              {t.more}
            </TextLink>
          </div>
        )}
      </Block>
    </Section>
  );
};

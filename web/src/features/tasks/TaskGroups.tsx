import { Group as Line, Title } from '@mantine/core';
import { dayInCopenhagen, type TaskRow as Task } from '@sponsorat/api';
import { useId } from 'react';
import { AllTick, RowTick, type RowTicks } from '../../ui/list/rowTicks.tsx';
import { KindIcon } from './KindIcon.tsx';
import { texts as pageTexts } from './page.texts.ts';
import classes from './TaskGroups.module.css';
import { TaskRow, type TaskRowProps } from './TaskRow.tsx';
import { type Section, type TaskGroup, titleOf } from './tasks.rules.ts';
import { texts } from './texts.ts';

type TaskGroupsProps = Pick<TaskRowProps, 'withPerson' | 'menu'> & {
  sections: readonly Section[];
  /** The one heading of what is no longer open; open tasks stand under when they are due. */
  title: string | undefined;
  stale: boolean;
  ticks: RowTicks<TaskGroup<Task>>;
};

type GroupProps = Omit<TaskGroupsProps, 'sections' | 'title' | 'stale'> & { title: string; rows: Section['rows'] };

const Group = ({ title, rows, ticks, ...shown }: GroupProps) => {
  const id = useId();
  const today = dayInCopenhagen(new Date());
  return (
    <section aria-labelledby={id}>
      <Line className={classes.heading ?? ''} gap="sm" mt={-1} px="md" py={6} c="var(--text-quiet)">
        {rows.some(ticks.can) && <AllTick ticks={ticks} rows={rows} label={pageTexts.ticked.section(title)} />}
        <Title order={2} id={id} fz="sm" fw={600}>
          {title}
        </Title>
      </Line>
      <ul className="rows">
        {rows.map((row) => (
          <TaskRow
            key={row.key}
            {...shown}
            row={row}
            today={today}
            icon={<KindIcon kind={row.first.Kind} />}
            tick={<RowTick ticks={ticks} row={row} name={`${titleOf(row.tasks)}, ${row.first.Name}`} />}
          />
        ))}
      </ul>
    </section>
  );
};

/** The tasks of a page of the list, under headings that stay in view. */
export const TaskGroups = ({ sections, title, stale, ...shown }: TaskGroupsProps) => (
  <div className={`measure ${stale ? classes.stale : ''}`} aria-busy={stale || undefined}>
    {title === undefined ? (
      sections.map(({ period, rows }) => <Group key={period} title={texts.periods[period]} rows={rows} {...shown} />)
    ) : (
      <Group title={title} rows={sections.flatMap(({ rows }) => rows)} {...shown} />
    )}
  </div>
);

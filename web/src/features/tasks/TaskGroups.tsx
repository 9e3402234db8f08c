import { Title } from '@mantine/core';
import { dayInCopenhagen, type TaskRow as Task } from '@sponsorat/api';
import { type ReactNode, useId } from 'react';
import { KindLabel } from './KindLabel.tsx';
import { TaskRow } from './TaskRow.tsx';
import classes from './tasks.module.css';
import { groupsOf } from './tasks.rules.ts';
import { texts } from './texts.ts';

type GroupProps = { title: string; children: ReactNode };

const Group = ({ title, children }: GroupProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} className={classes.heading ?? ''} fz="sm" fw={600}>
        {title}
      </Title>
      <ul className={`rows ${classes.rows}`}>{children}</ul>
    </section>
  );
};

type TaskGroupsProps = {
  tasks: readonly Task[];
  /** The one heading of what is no longer open; open tasks stand under when they are due. */
  title: string | undefined;
  stale: boolean;
  /** Where they are not all one's own. */
  withPerson: boolean;
  menu: (task: Task) => ReactNode;
};

/** The tasks of a page of the list, under headings that stay in view. */
export const TaskGroups = ({ tasks, title, stale, withPerson, menu }: TaskGroupsProps) => {
  const today = dayInCopenhagen(new Date());
  const rowOf = (task: Task) => (
    <TaskRow
      key={task.Key}
      task={task}
      today={today}
      withPerson={withPerson}
      kind={<KindLabel kind={task.Kind} />}
      menu={menu(task)}
    />
  );
  return (
    <div className={classes.list} data-stale={stale || undefined} aria-busy={stale || undefined}>
      {title === undefined ? (
        groupsOf(tasks, today).map(({ period, tasks: due }) => (
          <Group key={period} title={texts.periods[period]}>
            {due.map(rowOf)}
          </Group>
        ))
      ) : (
        <Group title={title}>{tasks.map(rowOf)}</Group>
      )}
    </div>
  );
};

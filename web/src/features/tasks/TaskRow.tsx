import { Box, Button, Group, Text } from '@mantine/core';
import { daysBetween, type IsoDate, oreToKroner, type TaskRow as Task, toOre } from '@sponsorat/api';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { date, dueInDays, kroner } from '../../lib/formats.ts';
import { Avatar, Logo } from '../../ui/Avatar.tsx';
import { Chevron } from '../../ui/Chevron.tsx';
import { NameLink } from '../../ui/list/RowActions.tsx';
import { Soft } from '../../ui/Soft.tsx';
import acts from './Act.module.css';
import { ACT_WIDTH, Act, nameOfAct } from './Act.tsx';
import classes from './TaskRow.module.css';
import { type TaskGroup, titleOf } from './tasks.rules.ts';
import { texts } from './texts.ts';

// It comes with the first row that is opened.
const TaskParts = lazy(() => import('./TaskParts.tsx').then((module) => ({ default: module.TaskParts })));

const t = texts.row;
const DAY = /(\d\d-\d\d-\d{4})/;
/** A text whose days are not broken at their hyphens. */
const withWholeDays = (text: string): ReactNode =>
  text.split(DAY).map((part) =>
    DAY.test(part) ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );

const late = { 'data-tone': 'negative', c: 'var(--tone)', fw: 600 } as const;

/** When it is due, or what was decided about that. */
const DueDate = ({ task: { State, DueDate, Until }, today }: { task: Task; today: IsoDate }) => {
  const days = daysBetween(today, DueDate);
  const when = State === 'done' ? t.done : dueInDays(days);
  return (
    <Group className={classes.due ?? ''} gap="0 6px" style={{ gridArea: 'due' }}>
      {date(DueDate)}
      <Soft {...(State === 'open' && days < 0 && late)}>
        {State === 'snoozed' && Until ? withWholeDays(t.until(date(Until))) : when}
      </Soft>
    </Group>
  );
};

const Person = ({ task: { UserName, UserPicture, UserLockedOut } }: { task: Task }) => (
  <Group className={classes.person ?? ''} gap={8} my={-6} wrap="nowrap">
    <Avatar src={UserPicture} name={UserName} size="sm" />
    <Soft truncate>
      {UserName}
      {UserLockedOut && (
        <Soft block c="var(--warning)" fw={600}>
          {t.lockedOut}
        </Soft>
      )}
    </Soft>
  </Group>
);

export type TaskRowProps = {
  row: TaskGroup;
  today: IsoDate;
  withPerson: boolean;
  icon?: ReactNode;
  tick?: ReactNode;
  /** What else can be done with some of its tasks, which are called so. */
  menu?: (tasks: TaskGroup['tasks'], what: string) => ReactNode;
};

/** What there is to do at a club for one reason: until when, whose it is, and the way to where it is done, or to do it here. */
export const TaskRow = ({ row: { first, tasks }, today, withPerson, icon, tick, menu }: TaskRowProps) => {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const { Kind, Name, Logo: logo, Note, State, SponsorshipId } = first;
  const what = titleOf(tasks);
  const amount = tasks.reduce((sum, { Amount }) => sum + toOre(Amount ?? 0), 0n);
  const opens = tasks.length > 1 || (State === 'open' && first.Item !== null);
  const act = opens ? texts.acts[Kind] : nameOfAct(first);
  return (
    <li className={`tabular ${classes.row}`} data-task={first.Key}>
      <Group className={classes.lead ?? ''} gap="sm" wrap="nowrap" style={{ gridArea: 'lead' }}>
        {tick}
        <Logo src={logo} name={Name} />
      </Group>
      <Box className={classes.what ?? ''} style={{ gridArea: 'what' }}>
        <Text fw={600} style={{ gridArea: 'title' }} data-act={act}>
          {withWholeDays(what)}{' '}
        </Text>
        <Group gap={6} fz="sm" c="dimmed" wrap="nowrap" style={{ gridArea: 'club' }}>
          {icon}
          <NameLink to="/sponsorships/$id" params={{ id: String(SponsorshipId) }}>
            {Name}
          </NameLink>
        </Group>
        {Note && (
          <Text size="sm" style={{ gridColumn: '2 / -1', whiteSpace: 'pre-line' }}>
            {Note}
          </Text>
        )}
      </Box>
      <DueDate task={first} today={today} />
      {amount > 0n && (
        <span className="amount" style={{ gridArea: 'amount' }}>
          {kroner(oreToKroner(amount))}
        </span>
      )}
      {withPerson && <Person task={first} />}
      <Group className={classes.actions ?? ''} gap={4} wrap="nowrap" style={{ gridArea: 'actions' }}>
        {opens ? (
          <Button
            variant="default"
            size="compact-sm"
            className={acts.act ?? ''}
            miw={ACT_WIDTH}
            rightSection={<Chevron opened={opened} />}
            aria-label={texts.actOf(act, what, Name)}
            aria-expanded={opened}
            aria-controls={id}
            data-row-main
            onClick={() => setOpened(!opened)}
          >
            {act}
          </Button>
        ) : (
          <Act task={first} ofRow />
        )}
        {menu?.(tasks, what)}
      </Group>
      {opens && opened && (
        <Suspense>
          <TaskParts
            id={id}
            tasks={tasks}
            menu={menu && tasks.length > 1 ? (task) => menu([task], task.Text) : undefined}
          />
        </Suspense>
      )}
    </li>
  );
};

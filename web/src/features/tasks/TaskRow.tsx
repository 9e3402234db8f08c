import { Box, Group, Text } from '@mantine/core';
import { daysBetween, type IsoDate, type TaskRow as Task } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { date, dueInDays, kroner } from '../../lib/formats.ts';
import { Avatar, Logo } from '../../ui/Avatar.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { NameLink } from '../../ui/list/RowActions.tsx';
import { Soft } from '../../ui/Soft.tsx';
import classes from './tasks.module.css';
import { texts } from './texts.ts';

/** A place in the app, as a link takes it. */
export const placeOf = (path: string) => {
  const { pathname: to, searchParams, hash } = new URL(path, 'http://app.invalid');
  return { to, search: Object.fromEntries(searchParams), ...(hash && { hash: hash.slice(1) }) };
};

const t = texts.row;
const late = { c: 'var(--late)', fw: 600 } as const;

/** When it is due, or what was decided about that. */
const DueDate = ({ task: { State, DueDate, Until }, today }: { task: Task; today: IsoDate }) => {
  const days = daysBetween(today, DueDate);
  const when = State === 'done' ? t.done : dueInDays(days);
  return (
    <Group gap="0 10px" style={{ gridArea: 'due' }}>
      {date(DueDate)}
      <Soft {...(State === 'open' && days < 0 && late)}>
        {State === 'snoozed' && Until ? t.until(date(Until)) : when}
      </Soft>
    </Group>
  );
};

const Person = ({ task: { UserName, UserPicture, UserLockedOut } }: { task: Task }) => (
  <Group className={classes.person ?? ''} gap={8} wrap="nowrap">
    <Avatar src={UserPicture} name={UserName} size="sm" />
    <Soft truncate>
      {UserName}
      {UserLockedOut && (
        <Soft block {...late}>
          {t.lockedOut}
        </Soft>
      )}
    </Soft>
  </Group>
);

export type TaskRowProps = { task: Task; today: IsoDate; withPerson: boolean; kind?: ReactNode; menu?: ReactNode };

/** One thing to act on: what, of which club, until when, whose it is, and the way to where it is done. */
export const TaskRow = ({ task, today, withPerson, kind, menu }: TaskRowProps) => {
  const { Kind, Text: what, Name, Logo: logo, Amount, Note, SponsorshipId } = task;
  const act = texts.acts[Kind];
  return (
    <li className={classes.row} data-task={task.Key}>
      <Box style={{ gridArea: 'logo' }}>
        <Logo src={logo} name={Name} />
      </Box>
      <Box className={classes.what ?? ''}>
        <Text fw={600}>{what}</Text>
        <Group gap="0 12px" fz="sm" c="dimmed">
          <NameLink to="/sponsorships/$id" params={{ id: String(SponsorshipId) }}>
            {Name}
          </NameLink>
          {kind}
        </Group>
        {Note && (
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {Note}
          </Text>
        )}
      </Box>
      <DueDate task={task} today={today} />
      {Amount !== null && Amount > 0 && <span className={`amount ${classes.amount}`}>{kroner(Amount)}</span>}
      {withPerson && <Person task={task} />}
      <span className={classes.actions}>
        <LinkButton
          {...placeOf(task.Path)}
          variant="default"
          size="compact-sm"
          className={classes.act ?? ''}
          aria-label={texts.actOf(act, what, Name)}
          data-row-link
        >
          {act}
        </LinkButton>
        {menu}
      </span>
    </li>
  );
};

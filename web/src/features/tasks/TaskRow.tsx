import { daysBetween, type IsoDate, type TaskRow as Task } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { date, dueInDays, kroner } from '../../lib/formats.ts';
import { Avatar, Logo } from '../../ui/Avatar.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { NameLink } from '../../ui/list/RowActions.tsx';
import classes from './TaskRow.module.css';
import { texts } from './texts.ts';

/** A place in the app, as a link takes it. */
export const placeOf = (path: string) => {
  const { pathname: to, searchParams, hash } = new URL(path, 'http://app.invalid');
  return { to, search: Object.fromEntries(searchParams), ...(hash && { hash: hash.slice(1) }) };
};

const t = texts.row;

/** When it is due, or what was decided about that. */
const Due = ({ task: { State, DueDate, Until }, today }: { task: Task; today: IsoDate }) => {
  const days = daysBetween(today, DueDate);
  const when = State === 'done' ? t.done : dueInDays(days);
  return (
    <span className={classes.due}>
      <span className={classes.date}>{date(DueDate)}</span>
      <span className={classes.when} data-late={(State === 'open' && days < 0) || undefined}>
        {State === 'snoozed' && Until ? t.until(date(Until)) : when}
      </span>
    </span>
  );
};

const Person = ({ task: { UserName, UserPicture, UserLockedOut } }: { task: Task }) => (
  <span className={classes.person}>
    <Avatar src={UserPicture} name={UserName} size="sm" />
    <span className={classes.personName}>
      {UserName}
      {UserLockedOut && <span className={classes.lockedOut}>{t.lockedOut}</span>}
    </span>
  </span>
);

export type TaskRowProps = { task: Task; today: IsoDate; withPerson: boolean; kind?: ReactNode; menu?: ReactNode };

/** One thing to act on: what, of which club, until when, whose it is, and the way to where it is done. */
export const TaskRow = ({ task, today, withPerson, kind, menu }: TaskRowProps) => {
  const { Kind, Text, Name, Logo: logo, Amount, Note, SponsorshipId } = task;
  const act = texts.acts[Kind];
  return (
    <li className={classes.row} data-task={task.Key}>
      <span className={classes.logo}>
        <Logo src={logo} name={Name} />
      </span>
      <div className={classes.what}>
        <p className={classes.text}>{Text}</p>
        <p className={classes.under}>
          <NameLink to="/sponsorships/$id" params={{ id: String(SponsorshipId) }}>
            {Name}
          </NameLink>
          {kind}
        </p>
        {Note && <p className={classes.note}>{Note}</p>}
      </div>
      <Due task={task} today={today} />
      <span className={classes.amount}>{Amount !== null && Amount > 0 && kroner(Amount)}</span>
      {withPerson && <Person task={task} />}
      <span className={classes.actions}>
        <LinkButton
          {...placeOf(task.Path)}
          variant="default"
          size="compact-sm"
          className={classes.act ?? ''}
          aria-label={texts.actOf(act, Text, Name)}
          data-row-link
        >
          {act}
        </LinkButton>
        {menu}
      </span>
    </li>
  );
};

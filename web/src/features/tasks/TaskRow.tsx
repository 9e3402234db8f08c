import { daysBetween, type IsoDate, type TaskRow as Task, type TaskKind, taskKindNames } from '@sponsorat/api';
import {
  type Icon,
  IconArrowsExchange,
  IconCalendarX,
  IconChecklist,
  IconCoins,
  IconFileText,
  IconGauge,
  IconRefresh,
  IconSignature,
  IconTicket,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { date, dueInDays, kroner } from '../../lib/formats.ts';
import { Avatar, Logo } from '../../ui/Avatar.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { NameLink } from '../../ui/list/RowActions.tsx';
import classes from './TaskRow.module.css';
import { placeOf } from './tasks.rules.ts';
import { texts } from './texts.ts';

const t = texts.row;

const icons: Record<TaskKind, Icon> = {
  renegotiation: IconArrowsExchange,
  expiry: IconCalendarX,
  renewal: IconRefresh,
  rate: IconCoins,
  draft: IconFileText,
  awaiting: IconSignature,
  hospitality: IconTicket,
  delivery: IconGauge,
  manual: IconChecklist,
};

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

export type TaskRowProps = { task: Task; today: IsoDate; withPerson: boolean; menu?: ReactNode };

/** One thing to act on: what, of which club, until when, whose it is, and the way to where it is done. */
export const TaskRow = ({ task, today, withPerson, menu }: TaskRowProps) => {
  const { Kind, Text, Name, Logo: logo, Amount, Note, SponsorshipId } = task;
  const KindIcon = icons[Kind];
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
          <span className={classes.kind}>
            <KindIcon size={15} stroke={1.75} aria-hidden />
            {taskKindNames[Kind]}
          </span>
        </p>
        {Note && <p className={classes.note}>{Note}</p>}
      </div>
      <Due task={task} today={today} />
      <span className={classes.amount}>{Amount !== null && kroner(Amount)}</span>
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

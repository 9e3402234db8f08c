import { dayInCopenhagen, daysBetween, type IsoDate } from '@sponsorat/api';
import { date } from '../../lib/formats.ts';
import classes from './DueSince.module.css';
import { texts } from './texts.ts';

const words = texts.renegotiation;

/** The day on which something became due, and how long ago that is. */
export const DueSince = ({ day }: { day: IsoDate }) => {
  const days = daysBetween(day, dayInCopenhagen(new Date()));
  return (
    <span className={classes.root}>
      <span className={classes.days}>{days > 0 ? words.waited(days) : words.today}</span>
      <span className={classes.day}>{words.since(date(day))}</span>
    </span>
  );
};

import { dayInCopenhagen, daysBetween } from '@sponsorat/api';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dueInDays } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import classes from './TasksStrip.module.css';
import { sponsorshipTasksQuery } from './tasks.queries.ts';
import { texts } from './texts.ts';

const t = texts.strip;

/** How much there is to act on for a sponsorship, and what comes first; or that there is nothing. */
export const TasksStrip = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const { data } = useQuery(sponsorshipTasksQuery(sponsorshipId));
  const [first] = data?.Result ?? [];
  if (!data || !first) return <span className={classes.strip}>{data && t.none}</span>;
  const days = daysBetween(dayInCopenhagen(new Date()), first.DueDate);
  return (
    <span className={classes.strip} data-late={days < 0 || undefined}>
      <IconChecklist size={18} stroke={1.75} aria-hidden />
      <TextLink to="/tasks" search={{ sponsorship: sponsorshipId, owner: 'all' }}>
        {t.count(data.Total)}
      </TextLink>
      <span className={classes.next}>{t.next(first.Text, dueInDays(days))}</span>
    </span>
  );
};

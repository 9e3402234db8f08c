import { Group, Text } from '@mantine/core';
import { dayInCopenhagen, daysBetween } from '@sponsorat/api';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dueInDays } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import { sponsorshipTasksQuery } from './tasks.queries.ts';
import { texts } from './texts.ts';

const t = texts.strip;
const icon = { size: 18, stroke: 1.75, style: { flex: 'none' }, 'aria-hidden': true } as const;

type TasksStripProps = {
  sponsorshipId: number;
  /** Nothing need be said of nothing. */
  quiet?: boolean;
};

/** How much there is to act on for a sponsorship, and what comes first; or that there is nothing. */
export const TasksStrip = ({ sponsorshipId, quiet = false }: TasksStripProps) => {
  const { data } = useQuery(sponsorshipTasksQuery(sponsorshipId));
  const [first] = data?.Result ?? [];
  if (quiet && !first) return null;
  if (!data || !first)
    return (
      <Text mih="1.5rem" inherit>
        {data && t.none}
      </Text>
    );
  const days = daysBetween(dayInCopenhagen(new Date()), first.DueDate);
  return (
    // As high before it is known what it says; a long text is cut, never its days, which stand below where large letters
    // leave no room, and takes no room from the buttons beside the heading.
    <Group gap="0 8px" mih="1.5rem" style={{ contain: 'inline-size', whiteSpace: 'nowrap' }}>
      <IconChecklist {...icon} {...(days < 0 && { 'data-tone': 'negative', color: 'var(--tone)' })} />
      <TextLink to="/tasks" search={{ sponsorship: sponsorshipId, owner: 'all' }} fw={600}>
        {t.count(data.Total)}
      </TextLink>
      <Text truncate inherit flex="1 1 0" maw="max-content">
        {first.Text}
      </Text>
      <span>({dueInDays(days)})</span>
    </Group>
  );
};

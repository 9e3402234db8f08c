import { Group } from '@mantine/core';
import type { Note } from '@sponsorat/api';
import { IconChecklist } from '@tabler/icons-react';
import { date } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import { texts } from './texts.ts';

const t = texts.followUp;

/** Of the club's own tasks, whosever they are, those among which one stands. */
const statusOf = ({ done, snoozed }: NonNullable<Note['followUp']>) => {
  if (done) return { status: 'done' } as const;
  return snoozed ? ({ status: 'snoozed' } as const) : {};
};

type FollowUpProps = { note: Pick<Note, 'sponsorshipId' | 'followUp'> };

/** On which day a note is followed up, or that it was, with the way to its task; nothing where it has none. */
export const FollowUp = ({ note: { sponsorshipId, followUp } }: FollowUpProps) =>
  followUp && (
    <Group gap={4} fz="sm" c="var(--accent-strong)" className="tabular">
      <IconChecklist size={14} aria-hidden />
      <TextLink
        to="/tasks"
        fz="sm"
        search={{ sponsorship: sponsorshipId, owner: 'all', kind: 'manual', ...statusOf(followUp) }}
      >
        {followUp.done ? t.done : t.open(date(followUp.dueDate))}
      </TextLink>
    </Group>
  );

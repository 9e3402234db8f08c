import { Box, Button } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { type EditedEvent, EventDialog } from './EventDialog.tsx';
import { EventLines } from './EventLines.tsx';
import type { EventAct } from './EventList.tsx';
import { nextEventsQuery } from './events.queries.ts';
import { ImportLink } from './ImportLink.tsx';
import { texts } from './texts.ts';

const t = texts.block;

type EventsProps = { sponsorshipId: number; act: EventAct };

/** What a club invites to next. */
export const EventsBlock = ({ sponsorshipId, act }: EventsProps) => {
  const query = useQuery(nextEventsQuery(sponsorshipId));
  const [edited, edit] = useState<EditedEvent>();
  return (
    <Section
      title={t.title}
      actions={
        <>
          <ImportLink sponsorshipId={sponsorshipId} />
          <Button variant="default" aria-label={t.addOne} onClick={() => edit({ event: undefined })}>
            {t.add}
          </Button>
        </>
      }
    >
      <Block query={query}>
        {({ Result: rows, Total: total }) => (
          <>
            {rows.length === 0 ? (
              <EmptyState
                compact
                title={t.none}
                hint={t.noneHint}
                icon={<IconCalendarEvent size={24} stroke={1.5} />}
              />
            ) : (
              <EventLines rows={rows} act={act} />
            )}
            <Box mt="sm">
              <TextLink to="/tickets/events" search={{ sponsorship: sponsorshipId, when: 'all' }} fz="sm">
                {total > rows.length ? t.all(total) : t.coming}
              </TextLink>
            </Box>
          </>
        )}
      </Block>
      <EventDialog edited={edited} sponsorshipId={sponsorshipId} onClose={() => edit(undefined)} />
    </Section>
  );
};

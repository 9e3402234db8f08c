import { Box, Button, Group, Text } from '@mantine/core';
import type { EventRow } from '@sponsorat/api';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { type EditedEvent, EventDialog } from './EventDialog.tsx';
import { FreeSeats, whenOf } from './eventColumns.tsx';
import { nextEventsQuery } from './events.queries.ts';
import { ImportLink } from './ImportLink.tsx';
import { texts } from './texts.ts';

const t = texts.block;

const EventLine = ({ row }: { row: EventRow }) => (
  <li>
    <Group justify="space-between" gap="0 16px">
      <Box miw={0}>
        <TextLink to="/tickets/events/$event" params={{ event: String(row.Id) }} fw={600}>
          {row.Title}
        </TextLink>
        <Soft component="p">{[whenOf(row), row.Venue].filter(Boolean).join(' · ')}</Soft>
      </Box>
      <Text component="div">
        <FreeSeats row={row} />
      </Text>
    </Group>
  </li>
);

/** What a club invites to next. */
export const EventsBlock = ({ sponsorshipId }: { sponsorshipId: number }) => {
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
              <Box component="ul" className="rows" mt={-8} mb={-12}>
                {rows.map((row) => (
                  <EventLine key={row.Id} row={row} />
                ))}
              </Box>
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

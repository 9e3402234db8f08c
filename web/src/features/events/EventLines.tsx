import { Box, Group, Text } from '@mantine/core';
import type { EventRow } from '@sponsorat/api';
import { TextLink } from '../../ui/links.tsx';
import { Soft } from '../../ui/Soft.tsx';
import type { EventAct } from './EventList.tsx';
import { canGive, FreeSeats, whenOf } from './eventColumns.tsx';

type EventLineProps = { row: EventRow; act: EventAct; withClub?: boolean };

/** An event in a few words, with what is free and what can be done with it. */
const EventLine = ({ row, act, withClub = false }: EventLineProps) => (
  <li>
    <Group justify="space-between" gap="4px 16px">
      <Box miw={0}>
        <TextLink to="/tickets/events/$event" params={{ event: String(row.Id) }} fw={600}>
          {row.Title}
        </TextLink>
        <Soft component="p">{[whenOf(row), row.Venue, withClub && row.Name].filter(Boolean).join(' · ')}</Soft>
      </Box>
      <Group gap="sm" wrap="nowrap">
        <Text component="div">
          <FreeSeats row={row} />
        </Text>
        {canGive(row) && act(row)}
      </Group>
    </Group>
  </li>
);

type EventLinesProps = Omit<EventLineProps, 'row'> & { rows: readonly EventRow[] };

/** Events one below the other, in a block. */
export const EventLines = ({ rows, ...rest }: EventLinesProps) => (
  <Box component="ul" className="rows" mt={-8} mb={-12}>
    {rows.map((row) => (
      <EventLine key={row.Id} row={row} {...rest} />
    ))}
  </Box>
);

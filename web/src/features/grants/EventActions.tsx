import { Button } from '@mantine/core';
import type { EventDetails } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { DownloadMenu } from '../../ui/list/DownloadMenu.tsx';
import { eventGrantsQuery } from './grants.queries.ts';
import { groupsOf } from './seats.rules.ts';
import { texts } from './texts.ts';

/** What an event's page is for: to give tickets, and to fetch the list of who is let in. */
export const EventActions = ({ event, onGive }: { event: EventDetails; onGive: () => void }) => {
  const rows = useQuery(eventGrantsQuery(event.id)).data?.Result;
  const { guests } = groupsOf(rows ?? []);
  return (
    <>
      {!event.cancelled && event.items.length > 0 && <Button onClick={onGive}>{texts.giveTickets}</Button>}
      {guests.length > 0 && (
        <DownloadMenu
          label={texts.guests.list}
          pdf={`/print-guests?event=${event.id}`}
          files={[{ list: 'guests', request: { filter: { event: event.id } } }]}
          list={{ search: {} }}
          total={guests.length}
        />
      )}
    </>
  );
};

import { Box, Button } from '@mantine/core';
import { addDays, type EventRow, eventList, shortDate, sundayOf, weekOf } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Filters } from '../../domain/Filters.tsx';
import { TicketTabs } from '../../domain/TicketTabs.tsx';
import { WaitingWishes } from '../../domain/WaitingWishes.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { type EditedEvent, EventDialog } from './EventDialog.tsx';
import { canGive, eventColumns, whenOf } from './eventColumns.tsx';
import { type EventSearch, eventListBody, eventListQuery, whenAtFirst } from './events.queries.ts';
import { ImportLink } from './ImportLink.tsx';
import { texts } from './texts.ts';

const MONDAY = -6;
/** "Uge 33 · 10-08-2026 – 16-08-2026" */
const groupOf = ({ Date: day }: EventRow): string => {
  const sunday = sundayOf(day);
  return texts.week(weekOf(day), `${shortDate(addDays(sunday, MONDAY))} – ${shortDate(sunday)}`);
};

/** What can be done with a row's tickets. */
export type EventAct = (row: EventRow) => ReactNode;

/** What the clubs invite to, week by week, with what is free of tickets. */
export const EventList = ({ search, act }: { search: EventSearch; act: EventAct }) => {
  const body = eventListBody(search);
  const list = { ...useListState(eventList, search), sort: body.sort };
  const query = useQuery(eventListQuery(search));
  const [edited, edit] = useState<EditedEvent>();
  const clubs = query.data?.Result.slice(0, 1).map(({ SponsorshipId, Name }) => ({
    value: SponsorshipId,
    label: Name,
  }));
  return (
    <>
      <ListPage
        texts={texts}
        above={<WaitingWishes />}
        files={[{ list: 'events', request: body }]}
        create={
          <>
            <ImportLink sponsorshipId={search.sponsorship} />
            <Button onClick={() => edit({ event: undefined })}>{texts.create}</Button>
          </>
        }
        filters={
          <Filters
            list={list}
            options={search.sponsorship ? { sponsorship: clubs } : {}}
            base={{ when: whenAtFirst(search) }}
          />
        }
        tabs={<TicketTabs current="events" search={search} count={query.data?.Total} />}
        list={list}
        query={query}
        columns={eventColumns}
        actionsStay
        actions={(row) =>
          canGive(row) && (
            // In its place under the name, where a row is narrow.
            <Box component="span" ml={8}>
              {act(row)}
            </Box>
          )
        }
        groupOf={list.sort.field === 'Date' ? groupOf : undefined}
        rowKey={({ Id }) => Id}
        rowName={(row) => `${row.Title}, ${row.Name}, ${whenOf(row)}`}
      />
      <EventDialog edited={edited} sponsorshipId={search.sponsorship} onClose={() => edit(undefined)} />
    </>
  );
};

import { ticketList } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { Filters } from '../../domain/Filters.tsx';
import { TicketTabs } from '../../domain/TicketTabs.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { useListState } from '../../ui/list/useListState.ts';
import { texts } from './texts.ts';
import { ticketColumns, ticketsOf } from './ticketColumns.tsx';
import { ticketListBody, ticketListQuery } from './tickets.queries.ts';

/** The tickets that active agreements give: those of the user's areas, and the public ones of all. */
export const TicketList = ({ search }: { search: ListSearch<typeof ticketList> }) => {
  const list = useListState(ticketList, search);
  const query = useQuery(ticketListQuery(search));
  return (
    <ListPage
      title={texts.title}
      files={[{ list: 'tickets', request: ticketListBody(search) }]}
      searchLabel={texts.search}
      filters={<Filters list={list} />}
      tabs={<TicketTabs current="rights" search={search} count={query.data?.Total} />}
      list={list}
      query={query}
      firstHint={texts.firstHint}
      columns={ticketColumns}
      rowKey={({ Id }) => Id}
      rowName={(row) => `${row.Name}, ${ticketsOf(row)}`}
    />
  );
};

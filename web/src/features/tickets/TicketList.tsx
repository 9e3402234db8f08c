import type { CategoryOption, Named } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { CategoryFilter } from '../../ui/list/CategoryFilter.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { AreaFilter } from '../../ui/list/OwnerFilters.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { texts } from './texts.ts';
import { ticketColumns, ticketsOf } from './ticketColumns.tsx';
import { ticketList, ticketListBody, ticketListQuery } from './tickets.queries.ts';

export type TicketListProps = {
  search: ListSearch;
  /** What the filters offer; undefined while it is awaited. */
  categories: readonly CategoryOption[] | undefined;
  areas: readonly Named[] | undefined;
};

/** The tickets that active agreements give: those of the user's areas, and the public ones of all. */
export const TicketList = ({ search, categories, areas }: TicketListProps) => {
  const list = useListState(ticketList, search);
  const query = useQuery(ticketListQuery(search));
  return (
    <ListPage
      title={texts.title}
      files={[{ list: 'tickets', request: ticketListBody(search) }]}
      searchLabel={texts.search}
      filters={
        <>
          <CategoryFilter list={list} categories={categories} />
          <AreaFilter list={list} options={areas} />
        </>
      }
      list={list}
      query={query}
      firstHint={texts.firstHint}
      columns={ticketColumns}
      rowKey={({ Id }) => Id}
      rowName={(row) => `${row.Name}, ${ticketsOf(row)}`}
    />
  );
};

import type { Named } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { optionsOf } from '../../ui/fields/SelectField.tsx';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { type GoTo, useListState } from '../../ui/list/useListState.ts';
import { texts } from './texts.ts';
import { ticketColumns, ticketsOf } from './ticketColumns.tsx';
import { ticketList } from './tickets.list.ts';
import { ticketListQuery } from './tickets.queries.ts';

export type TicketListProps = {
  search: ListSearch;
  goTo: GoTo;
  /** What the filters offer; undefined while it is awaited. */
  categories: readonly Named[] | undefined;
  areas: readonly Named[] | undefined;
};

/** The tickets that active agreements give: those of the user's areas, and the public ones of all. */
export const TicketList = ({ search, goTo, categories, areas }: TicketListProps) => {
  const list = useListState(ticketList, search, goTo);
  const query = useQuery(ticketListQuery(search));
  return (
    <ListPage
      title={texts.title}
      searchLabel={texts.search}
      filters={
        <>
          <FilterSelect
            label={texts.category}
            all={texts.allCategories}
            options={optionsOf(categories)}
            value={search.category}
            onChange={(value) => list.setFilter('category', value)}
          />
          <FilterSelect
            label={texts.area}
            all={texts.allAreas}
            options={optionsOf(areas)}
            value={search.area}
            onChange={(value) => list.setFilter('area', value)}
          />
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

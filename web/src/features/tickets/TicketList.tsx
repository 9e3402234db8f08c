import { type TicketRow, ticketList } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Filters } from '../../domain/Filters.tsx';
import { TicketTabs } from '../../domain/TicketTabs.tsx';
import { WaitingWishes } from '../../domain/WaitingWishes.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { useListState } from '../../ui/list/useListState.ts';
import { ItemTicketsDialog, type TicketItem } from './ItemTicketsDialog.tsx';
import { RequestDialog } from './RequestDialog.tsx';
import { TicketActs } from './TicketActs.tsx';
import { texts } from './texts.ts';
import { ticketColumns, ticketsName } from './ticketColumns.tsx';
import { ticketListBody, ticketListQuery } from './tickets.queries.ts';

type TicketListProps = {
  search: ListSearch<typeof ticketList>;
  /** What comes before them. */
  above?: ReactNode;
};

/** The tickets that active agreements give: those of the user's areas, and the public ones of all. */
export const TicketList = ({ search, above }: TicketListProps) => {
  const list = useListState(ticketList, search);
  const query = useQuery(ticketListQuery(search));
  const [asked, ask] = useState<TicketRow>();
  const [shown, show] = useState<TicketItem>();
  return (
    <>
      <ListPage
        title={texts.title}
        above={
          <>
            {above}
            <WaitingWishes />
          </>
        }
        files={[{ list: 'tickets', request: ticketListBody(search) }]}
        searchLabel={texts.search}
        filters={<Filters list={list} />}
        tabs={<TicketTabs current="rights" search={search} count={query.data?.Total} />}
        list={list}
        query={query}
        firstHint={texts.firstHint}
        columns={ticketColumns}
        rowKey={({ Id }) => Id}
        rowName={ticketsName}
        actionsWidth={116}
        actions={(row) => (
          <TicketActs row={row} onRequest={() => ask(row)} onShow={() => show({ id: row.Id, product: row.Product })} />
        )}
      />
      <RequestDialog row={asked} onClose={() => ask(undefined)} />
      <ItemTicketsDialog item={shown} onClose={() => show(undefined)} />
    </>
  );
};

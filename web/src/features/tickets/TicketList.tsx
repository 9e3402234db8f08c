import { Button, Menu } from '@mantine/core';
import { type TicketRow, ticketList } from '@sponsorat/api';
import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Filters } from '../../domain/Filters.tsx';
import { TicketTabs } from '../../domain/TicketTabs.tsx';
import { WaitingWishes } from '../../domain/WaitingWishes.tsx';
import { menuIcon, RowMenu } from '../../ui/ActionMenu.tsx';
import { TextLink } from '../../ui/links.tsx';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useListState } from '../../ui/list/useListState.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { ItemTicketsDialog, type TicketItem } from './ItemTicketsDialog.tsx';
import { texts } from './texts.ts';
import { canWish, ticketColumns, ticketsName } from './ticketColumns.tsx';
import { ticketListBody, ticketListQuery } from './tickets.queries.ts';

type TicketActsProps = { row: TicketRow; onRequest: () => void; onShow: () => void };

/** Ønsk, or where no event is to come, the way to make one for who has the area. */
const Wish = ({ row, onRequest }: Pick<TicketActsProps, 'row' | 'onRequest'>) => {
  if (canWish(row))
    return (
      <Button variant="subtle" size="compact-sm" aria-label={texts.requestOf(ticketsName(row))} onClick={onRequest}>
        {texts.request}
      </Button>
    );
  if (row.SponsorshipId === null) return null;
  return (
    <TextLink
      to="/tickets/events"
      search={{ sponsorship: row.SponsorshipId }}
      fz="sm"
      fw={600}
      px={8}
      aria-label={texts.createEventOf(row.Name)}
    >
      {texts.createEvent}
    </TextLink>
  );
};

/** What is done with tickets: anyone may wish for some, and who has the area says what they are. */
export const TicketActs = ({ row, onRequest, onShow }: TicketActsProps) => (
  <RowActions
    menu={
      row.SponsorshipId !== null && (
        <RowMenu label={uiTexts.list.menu(ticketsName(row))}>
          <Menu.Item leftSection={<IconTicket {...menuIcon} />} onClick={onShow}>
            {texts.item.title}
          </Menu.Item>
        </RowMenu>
      )
    }
  >
    <Wish row={row} onRequest={onRequest} />
  </RowActions>
);

type TicketListProps = {
  search: ListSearch<typeof ticketList>;
  /** What comes before them. */
  above?: ReactNode;
  onRequest: (row: TicketRow) => void;
};

/** The tickets that active agreements give: those of the user's areas, and the public ones of all. */
export const TicketList = ({ search, above, onRequest }: TicketListProps) => {
  const list = useListState(ticketList, search);
  const query = useQuery(ticketListQuery(search));
  const [shown, show] = useState<TicketItem>();
  return (
    <>
      <ListPage
        texts={texts}
        above={
          <>
            {above}
            <WaitingWishes />
          </>
        }
        files={[{ list: 'tickets', request: ticketListBody(search) }]}
        filters={<Filters list={list} />}
        tabs={<TicketTabs current="rights" search={search} count={query.data?.Total} />}
        list={list}
        query={query}
        columns={ticketColumns}
        rowKey={({ Id }) => Id}
        rowName={ticketsName}
        actionsWidth={116}
        actionsStay
        actions={(row) => (
          <TicketActs
            row={row}
            onRequest={() => onRequest(row)}
            onShow={() => show({ id: row.Id, product: row.Product })}
          />
        )}
      />
      <ItemTicketsDialog item={shown} onClose={() => show(undefined)} />
    </>
  );
};

import { Button, Menu } from '@mantine/core';
import type { TicketRow } from '@sponsorat/api';
import { IconTicket } from '@tabler/icons-react';
import { RowMenu } from '../../ui/ActionMenu.tsx';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';
import { ticketsName } from './ticketColumns.tsx';

type TicketActsProps = { row: TicketRow; onRequest: () => void; onShow: () => void };

/** What is done with tickets: anyone may wish for some, and who has the area says what they are. */
export const TicketActs = ({ row, onRequest, onShow }: TicketActsProps) => (
  <RowActions
    menu={
      row.SponsorshipId !== null && (
        <RowMenu label={uiTexts.list.menu(ticketsName(row))}>
          <Menu.Item leftSection={<IconTicket size={17} stroke={1.75} aria-hidden />} onClick={onShow}>
            {texts.item.title}
          </Menu.Item>
        </RowMenu>
      )
    }
  >
    <Button
      variant="subtle"
      size="compact-sm"
      aria-label={texts.request.actionOf(ticketsName(row))}
      onClick={onRequest}
    >
      {texts.request.action}
    </Button>
  </RowActions>
);

import type { TicketListRequest } from '@sponsorat/api';

type SortField = TicketListRequest['sort']['field'];

// Written out here: the schemas would bring their library along.
/** What the list of tickets can be asked for. */
export const ticketList = {
  sortFields: ['Sort', 'Name', 'UserEmail', 'UserName'] as const satisfies readonly SortField[],
  defaultSort: 'Sort',
  filters: ['search', 'category', 'area'],
} as const;

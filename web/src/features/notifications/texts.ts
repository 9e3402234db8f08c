import { NOTIFICATION_DAYS } from '@sponsorat/api';

/** The Danish texts of what has rung; what the bell itself says is the frame's, which every page loads. */
export const texts = {
  title: 'Beskeder',
  readAll: 'Markér alle som læst',
  today: 'I dag',
  earlier: 'Tidligere',
  unread: 'Ulæst: ',
  empty: 'Ingen beskeder',
  emptyHint: 'Her får du besked, når noget bliver overdraget til dig, eller når noget, du venter på, er sket.',
  days: `Beskeder bliver her i ${NOTIFICATION_DAYS} dage.`,
};

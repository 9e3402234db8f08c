import { daysBetween } from '@sponsorat/api';

const SOON = 14;

type Returnable = { date: string; returnBy: string; cancelled: boolean; free: number };

/**
 * What is to be seen of the day until which tickets can be given back: near while seats are free that soon cannot, passed
 * while the event is still to come. What was, or is cancelled, is no matter any more.
 */
export const returnStateOf = (event: Returnable, today: string): 'near' | 'passed' | undefined => {
  const { date, returnBy, cancelled, free } = event;
  if (cancelled || date < today) return undefined;
  const days = daysBetween(today, returnBy);
  if (days < 0) return 'passed';
  return free > 0 && days <= SOON ? 'near' : undefined;
};

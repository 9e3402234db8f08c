const FROM = 7;
const UNTIL = 9;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const clockOnTheWall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Copenhagen',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * Whether digests are made at an instant, by the clock on the wall in Copenhagen: on weekdays from seven, where nothing ran
 * then until nine; and whether it is the day of the weekly ones, too.
 */
export const digestTimeOf = (now: Date): { isDue: boolean; isMonday: boolean } => {
  const parts = Object.fromEntries(clockOnTheWall.formatToParts(now).map(({ type, value }) => [type, value]));
  const [weekday = '', hour] = [parts.weekday, Number(parts.hour)];
  return { isDue: WEEKDAYS.includes(weekday) && hour >= FROM && hour < UNTIL, isMonday: weekday === 'Mon' };
};

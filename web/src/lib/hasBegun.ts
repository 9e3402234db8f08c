import { clockText, dayInCopenhagen } from '@sponsorat/api';

/** Whether an event has begun: at its hour, or with its day where no time is said. */
export const hasBegun = (day: string, time: string | null, now: Date = new Date()): boolean =>
  `${day} ${time ?? ''}` <= `${dayInCopenhagen(now)} ${clockText(now)}`;

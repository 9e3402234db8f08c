import { DAY, HOUR, MINUTE } from '../../lib/clock.ts';

/**
 * How long a session lives, in milliseconds: `idle` since it was last used, `absolute` since the login.
 * 'Husk mig' lengthens both.
 */
export const lifetimeOf = (remember: boolean) =>
  remember ? { idle: 14 * DAY, absolute: 30 * DAY } : { idle: 8 * HOUR, absolute: 16 * HOUR };

/** How long a login whose password was right waits for its code, in milliseconds. */
export const CODE_WAITS = 5 * MINUTE;

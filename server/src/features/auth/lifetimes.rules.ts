const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * How long a session lives, in milliseconds: `idle` since it was last used, `absolute` since the login.
 * 'Husk mig' lengthens both.
 */
export const lifetimeOf = (remember: boolean) =>
  remember ? { idle: 14 * DAY, absolute: 30 * DAY } : { idle: 8 * HOUR, absolute: 16 * HOUR };

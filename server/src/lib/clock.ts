import { dayInCopenhagen, type IsoDate } from '@sponsorat/api';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Where the time comes from, so that a test can move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The day it is in Copenhagen. */
export const today = (clock: Clock): IsoDate => dayInCopenhagen(clock.now());

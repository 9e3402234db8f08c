import { dayInCopenhagen, type IsoDate } from '@sponsorat/api';

/** Where the time comes from, so that a test can move it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The day it is in Copenhagen. */
export const today = (clock: Clock): IsoDate => dayInCopenhagen(clock.now());

import { HOUR } from '../clock.ts';

const ADDRESSES = 'addresses';

/** Whose refusals are counted together: a user's, or those of an address that nobody is logged in from. */
export type RefusedRequest = { actor: { id: number; name: string } | null; address: string };
/** Refusals that got no line of their own. */
export type RefusalSummary = { refused: RefusedRequest | null; count: number; from: Date; to: Date };

type Hour = { refused: RefusedRequest | null; from: number; lines: number; further: number };

/** How many lines an hour a user, an address without a user, and all such addresses together may cause. */
export const linesAnHour = { user: 1_000, address: 100, addresses: 1_000 } as const;

/**
 * Bounds what refusals may add to the audit log, which is never emptied: so many lines an hour, and the rest as one
 * line with their number. A node counts for itself.
 */
export class RefusalLimit {
  readonly #hours = new Map<string, Hour>();

  /** Whether a refusal gets a line of its own; else it is counted. */
  admits(refused: RefusedRequest, now: Date): boolean {
    if (refused.actor) return this.#admitsTo(`user ${refused.actor.id}`, linesAnHour.user, refused, now);
    // Addresses are endless: beyond what all may cause, no further one is remembered.
    if (!this.#admitsTo(ADDRESSES, linesAnHour.addresses, null, now)) return false;
    return this.#admitsTo(`address ${refused.address}`, linesAnHour.address, refused, now);
  }

  /** Counts a refusal that nobody had the time to look at. */
  leaveOut({ actor, ...refused }: RefusedRequest, now: Date): void {
    if (actor) this.#hour(`user ${actor.id}`, { actor, ...refused }, now).further++;
    else this.#hour(ADDRESSES, null, now).further++;
  }

  /** Ends the hours that are over, or all of them: what was counted in them. */
  end(now: Date, all = false): RefusalSummary[] {
    const ended = [...this.#hours].filter(([, { from }]) => all || now.getTime() - from >= HOUR);
    for (const [key] of ended) this.#hours.delete(key);
    return ended
      .filter(([, { further }]) => further > 0)
      .map(([, { refused, from, further }]) => ({ refused, count: further, from: new Date(from), to: now }));
  }

  #admitsTo(key: string, most: number, refused: RefusedRequest | null, now: Date): boolean {
    const hour = this.#hour(key, refused, now);
    if (hour.lines < most) hour.lines++;
    else hour.further++;
    return hour.further === 0;
  }

  #hour(key: string, refused: RefusedRequest | null, now: Date): Hour {
    const hour = this.#hours.get(key) ?? { refused, from: now.getTime(), lines: 0, further: 0 };
    this.#hours.set(key, hour);
    return hour;
  }
}

import type { Role } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import type { Deps } from '../../lib/deps.ts';

/** Something that was done at an instant. `run` is given a clock that stands at it. */
export type Step = { at: Date; run(deps: Deps): Promise<void> };

/** Runs every step in the order of time, so that numbers, ids and the audit log run as they do in real life. */
export const runInOrder = async (deps: Deps, steps: readonly Step[]): Promise<void> => {
  const inOrder = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, run } of inOrder) await run({ ...deps, clock: { now: () => at } });
};

/** A value that one step leaves for the steps after it. */
export class Later<T> {
  #value: T | undefined;
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  set(value: T): void {
    this.#value = value;
  }
  get(): T {
    if (this.#value === undefined) throw new Error(`${this.#name} is asked for before it was made`);
    return this.#value;
  }
}

/** A user as far as doing things goes. */
export type Person = { id: number; name: string; email: string; roles: readonly Role[]; areaIds: readonly number[] };

/** The person as one who does something, from this machine. */
export const actorOf = (person: Person): Actor => ({
  ...person,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
  sessionId: 'seed',
  address: '127.0.0.1',
  requestId: 'seed',
});

import type { ClubPlan } from './club-steps.ts';
import data from './clubs.json' with { type: 'json' };

/** A type as JSON has it: its texts are texts. Which words they may be is refused where a club is seeded. */
type InJson<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends readonly (infer E)[]
        ? readonly InJson<E>[]
        : { [K in keyof T]: InJson<T[K]> };

const plans: readonly InJson<ClubPlan>[] = data;

/** Every club of the demo, and how its agreements lie around today. */
export const clubs = plans as readonly ClubPlan[];

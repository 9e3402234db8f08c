import type { ClubPlan } from './club-steps.ts';
import data from './clubs.json' with { type: 'json' };
import type { InJson } from './in-json.ts';

const plans: readonly InJson<ClubPlan>[] = data;

/** Every club of the demo, and how its agreements lie around today. */
export const clubs = plans as readonly ClubPlan[];

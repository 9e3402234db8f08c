import type { AreaName } from '../bank.ts';
import type { ClubPlan } from './club.ts';
import { fyn } from './fyn.ts';
import { nord } from './nord.ts';
import { oest } from './oest.ts';
import { sjaelland } from './sjaelland.ts';
import { syd } from './syd.ts';
import { vest } from './vest.ts';

/** Every club of the demo with its area. */
export const clubs: readonly (ClubPlan & { area: AreaName })[] = [nord, vest, oest, syd, fyn, sjaelland].flatMap(
  ({ area, clubs: those }) => those.map((club) => ({ ...club, area })),
);

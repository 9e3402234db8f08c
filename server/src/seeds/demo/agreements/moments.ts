import { addDays, type IsoDate } from '@sponsorat/api';
import type { AgreementStory } from '../../steps/agreement-steps.ts';
import { randomOf } from '../../steps/random.ts';
import { inTheOffice, lastYearKept } from '../calendar.ts';
import type { Period, Recipe } from './recipe.ts';

export type Moments = {
  drafted: Date;
  finished: Date;
  confirmed: Date | null;
  signed: Date | null;
  redone: AgreementStory['redone'];
};

/** How many days before which day an agreement was drafted, confirmed and signed. */
const leadOf = (
  recipe: Recipe,
  random: () => number,
): readonly [drafted: number, confirmed: number | null, signed: number | null] => {
  switch (recipe.state) {
    case 'coming':
      return [26, 13, 3 + Math.floor(random() * 4)];
    case 'awaiting':
      return recipe.late ? [44, 37, null] : [19, 5 + Math.floor(random() * 4), null];
    case 'opened':
      return [2, null, null];
    case 'half':
      // Long enough ago to be one that stands still.
      return [19, null, null];
    case 'ready':
    case 'copy':
      return [12, null, null];
    default:
      return [52 + Math.floor(random() * 20), 32 + Math.floor(random() * 10), 12 + Math.floor(random() * 12)];
  }
};

const redoneOf = (
  { redone, corrected }: Recipe,
  at: (daysBefore: number, later?: number) => Date,
  today: IsoDate,
): Moments['redone'] => {
  if (redone)
    return {
      removed: at(9),
      reason: 'Aftalen var underskrevet af den tidligere formand, som ikke længere tegner foreningen.',
      confirmed: at(9, 15),
      signed: at(4),
    };
  if (corrected === undefined) return null;
  const day = lastYearKept(today).corrected;
  return {
    removed: inTheOffice(day, 20),
    reason: 'Beløbet var ikke det, der er aftalt: ungdomsholdenes stævne var glemt.',
    confirmed: inTheOffice(day, 45),
    signed: inTheOffice(addDays(day, 7), 60),
  };
};

/** When an agreement was made: in good time before it began, or in the last weeks where it has not begun. */
export const momentsOf = (key: string, recipe: Recipe, period: Period, today: IsoDate): Moments => {
  const random = randomOf(`moments ${key}`);
  const isPast = ['running', 'renegotiating', 'ending', 'ended', 'previous', 'superseded'].includes(recipe.state);
  const from = isPast ? period.startDate : today;
  const [drafted, confirmed, signed] = leadOf(recipe, random);
  const minutes = Math.floor(random() * 300);
  const at = (daysBefore: number, later = 0) => inTheOffice(addDays(from, -daysBefore), minutes + later);
  return {
    drafted: at(drafted),
    finished: at(drafted, 35),
    confirmed: confirmed === null ? null : at(confirmed, 50),
    signed: signed === null ? null : at(signed, 90),
    redone: redoneOf(recipe, at, today),
  };
};

import type { Crest } from '../../drawing/crest.ts';
import type { Recipe } from '../agreements/recipe.ts';
import type { AreaName, Sport } from '../bank.ts';
import type { PersonName } from '../people.ts';

/** A club of the demo, and how its agreements lie around today. */
export type ClubPlan = {
  name: string;
  shortName: string;
  sport: Sport;
  responsible: PersonName;
  /** Who looked after it until that person left the bank. */
  formerly?: 'Kasper Lindegaard';
  /** Nobody has handed it over on the screen yet: whoever left still stands as the responsible one. */
  notHandedOver?: true;
  address: string;
  zipCode: string;
  city: string;
  contact: string | null;
  /** The contact until some months ago. */
  formerContact?: string;
  cvr: 'valid' | 'mistyped' | null;
  links: readonly ('facebook' | 'instagram')[];
  logo: Crest | null;
  recipes: readonly Recipe[];
};
export type AreaClubs = { area: AreaName; clubs: readonly ClubPlan[] };

import type { Draw } from '../photos/scenes.ts';
import type { InJson } from './in-json.ts';
import type { PersonName } from './people.ts';
import type { ProductKey } from './products.ts';
import data from './proofs.json' with { type: 'json' };

type ProofPlan = {
  product: ProductKey;
  /** So many days ago, or on that day of the last July. */
  ago: number | { july: number };
  note?: string;
  photos?: readonly Draw[];
  /** A list of the club's own, as a PDF. */
  pdf?: { title: string; lines: readonly string[] };
};
type GalleryPlan = {
  club: string;
  by: PersonName;
  /** Of its clothes and flags. */
  colors: readonly [ground: string, ink: string];
  proofs: readonly ProofPlan[];
};

const plans: readonly InJson<Omit<GalleryPlan, 'colors'>>[] = data;
/** What was photographed: much of one club, some of others, and of most clubs and products nothing. */
export const galleries = plans as readonly GalleryPlan[];

import type { InJson } from '../in-json.ts';
import type { ProductKey } from '../products.ts';
import data from './packages.json' with { type: 'json' };

/** A product in an agreement, before its amount is scaled and its season is known. */
export type Pick = {
  product: ProductKey;
  amount?: number;
  value?: number;
  addOns?: readonly string[];
  match?: string;
  pool?: string;
  catering?: true;
  tvAngle?: true;
  description?: string;
};
type Shares = readonly [advertisement: number, tickets: number, catering: number, travel: number];
type Package = { shares: Shares; sponsorPaysPrints: boolean; picks: readonly Pick[] };

export type PackageName = keyof typeof data;

const plans: Record<PackageName, InJson<Omit<Package, 'shares'>>> = data;
/** What clubs of a kind usually sell, with the usual shares of the price. */
export const packages = plans as Record<PackageName, Package>;

import type { PackageName } from './agreements/packages.ts';
import type { exclusivity, specialAgreements } from './agreements/texts.ts';
import type { Kind } from './bank.ts';
import type { InJson } from './in-json.ts';
import data from './templates.json' with { type: 'json' };

type TemplatePlan = {
  /** The package whose products and shares it has. */
  package: PackageName;
  name: string;
  description: string;
  active: boolean;
  kind: Kind;
  months: number;
  annual: number;
  rates: readonly { percent: number; month: number }[];
  exclusive: keyof typeof exclusivity;
  special: keyof typeof specialAgreements;
};

const plans: readonly InJson<TemplatePlan>[] = data;
/** The templates of the demo: what most agreements with clubs of a kind begin with, and one that is out of use. */
export const templatePlans = plans as readonly TemplatePlan[];

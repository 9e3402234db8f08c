import type { PackageName } from './agreements/packages.ts';
import type { exclusivity, specialAgreements } from './agreements/texts.ts';
import type { Kind } from './bank.ts';

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

/** The templates of the demo: what most agreements with clubs of a kind begin with, and one that is out of use. */
export const templatePlans: readonly TemplatePlan[] = [
  {
    package: 'club',
    name: 'Guldpakke',
    description: 'Tre år med bander, billetter og en sponsordag om året',
    active: true,
    kind: 'Guldsponsor',
    months: 36,
    annual: 75_000,
    rates: [
      { percent: 33.33, month: 1 },
      { percent: 33.33, month: 13 },
      { percent: 33.34, month: 25 },
    ],
    exclusive: 'category',
    special: 'volunteers',
  },
  {
    package: 'elite',
    name: 'Elitepakke',
    description: 'Hovedsponsorat med tv, VIP og sæsonkort, betalt hvert halve år',
    active: true,
    kind: 'Hovedsponsor',
    months: 24,
    annual: 350_000,
    rates: [
      { percent: 25, month: 1 },
      { percent: 25, month: 7 },
      { percent: 25, month: 13 },
      { percent: 25, month: 19 },
    ],
    exclusive: 'bank',
    special: 'bonus',
  },
  {
    package: 'youth',
    name: 'Ungdomspakke',
    description: 'Et år med trøjer, sommerskole og pengekursus',
    active: true,
    kind: 'Ungdomssponsor',
    months: 12,
    annual: 25_000,
    rates: [
      { percent: 50, month: 1 },
      { percent: 50, month: 7 },
    ],
    exclusive: 'none',
    special: 'accounts',
  },
  {
    package: 'culture',
    name: 'Festivalpakke',
    description: 'Bruges ikke mere: festivaler får en aftale for sig',
    active: false,
    kind: 'Eventsponsor',
    months: 12,
    annual: 40_000,
    rates: [],
    exclusive: 'none',
    special: 'none',
  },
];

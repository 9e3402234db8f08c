// Apart from the schemas: every page knows what it shows, and none needs zod for that.

/** What can be found, in the order of the groups. */
export const foundKinds = [
  'sponsorship',
  'contract',
  'contact',
  'document',
  'event',
  'recipient',
  'product',
  'user',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** What has a page of its own, and so can be visited. */
export const visitedKinds = ['sponsorship', 'contract', 'product', 'user'] as const satisfies FoundKind[];
export type VisitedKind = (typeof visitedKinds)[number];
export type Visit = { kind: VisitedKind; id: number };

/** How many further hits are counted: so many stand for as many or more. */
export const MOST_COUNTED = 100;

/** How many visited records are remembered. */
export const MOST_VISITED = 8;

/*
 * Names of cached answers that several places ask for, or ask for anew: an approved agreement changes the header, the
 * usage, the list and the dashboard. Whatever begins with a name lies under it.
 */

export const keys = {
  areas: ['areas'],
  budgets: ['budgets'],
  categories: ['categories'],
  dashboard: ['dashboard'],
  events: ['events'],
  grants: ['grants'],
  payments: ['payments'],
  productCategories: ['product-categories'],
  products: ['products'],
  reports: ['reports'],
  sponsorships: ['sponsorships'],
  sponsorshipList: ['sponsorships', 'list'],
  /** Everything about one sponsorship lies under it. */
  sponsorship: (id: number) => ['sponsorships', id] as const,
  /** The agreement by itself lies here too: ['sponsorships', id, 'contracts', contractId]. */
  contracts: (id: number) => ['sponsorships', id, 'contracts'] as const,
  tasks: ['tasks'],
  templates: ['templates'],
  tickets: ['tickets'],
  users: ['users'],
} as const;

import { api, type ExportList } from '@sponsorat/api';
import { areaResource } from './features/areas/areas.store.ts';
import { logExport } from './features/audit/log.export.ts';
import { budgetExport } from './features/budgets/budgets.export.ts';
import { categoryResource } from './features/categories/categories.store.ts';
import { contactsExport } from './features/contacts/contacts.export.ts';
import { contractsExport } from './features/contracts/contracts.export.ts';
import { eventsExport } from './features/events/events.export.ts';
import { grantsExport, guestsExport, recipientsExport } from './features/grants/grants.export.ts';
import { paymentsExport, ratesExport, withoutRatesExport } from './features/payments/rates.export.ts';
import { productCategoryResource } from './features/product-categories/product-categories.store.ts';
import { productsExport } from './features/products/products.export.ts';
import { sponsorshipsExport } from './features/sponsorship-index/sponsorships.export.ts';
import { tasksExport } from './features/tasks/tasks.export.ts';
import { taxExport } from './features/tax/tax.export.ts';
import { templatesExport } from './features/templates/templates.export.ts';
import { ticketsExport } from './features/tickets/tickets.export.ts';
import { updatesExport } from './features/updates/updates.export.ts';
import { usersExport } from './features/users/users.export.ts';
import type { Indexes } from './indexes.ts';
import type { PooledDatabase } from './lib/db/database.ts';
import type { ListExport } from './lib/exports/list-export.ts';
import { resourceExport } from './lib/exports/resource-export.ts';

/** Every list that can be fetched as a file. */
export const exportsOf = (
  db: PooledDatabase,
  { sponsorships, tasks, tax }: Indexes,
): Record<ExportList, ListExport> => ({
  sponsorships: sponsorshipsExport(db, sponsorships),
  contracts: contractsExport,
  tickets: ticketsExport(db, sponsorships),
  events: eventsExport,
  grants: grantsExport,
  guests: guestsExport,
  recipients: recipientsExport,
  tasks: tasksExport(db, tasks),
  rates: ratesExport(db, sponsorships),
  payments: paymentsExport(db, sponsorships),
  'without-rates': withoutRatesExport(db, sponsorships),
  budget: budgetExport,
  tax: taxExport(db, tax),
  contacts: contactsExport,
  products: productsExport,
  'product-categories': resourceExport(api.productCategories, productCategoryResource),
  categories: resourceExport(api.categories, categoryResource),
  areas: resourceExport(api.areas, areaResource),
  updates: updatesExport,
  templates: templatesExport,
  users: usersExport,
  log: logExport,
});

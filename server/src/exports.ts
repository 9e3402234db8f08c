import type { ExportList } from '@sponsorat/api';
import { areasExport } from './features/areas/areas.export.ts';
import { logExport } from './features/audit/log.export.ts';
import { categoriesExport } from './features/categories/categories.export.ts';
import { contactsExport } from './features/contacts/contacts.export.ts';
import { contractsExport } from './features/contracts/contracts.export.ts';
import { paymentsExport, ratesExport } from './features/payments/rates.export.ts';
import { withoutRatesExport } from './features/payments/without-rates.export.ts';
import { productCategoriesExport } from './features/product-categories/product-categories.export.ts';
import { productsExport } from './features/products/products.export.ts';
import { sponsorshipsExport } from './features/sponsorship-index/sponsorships.export.ts';
import { tasksExport } from './features/tasks/tasks.export.ts';
import { templatesExport } from './features/templates/templates.export.ts';
import { ticketsExport } from './features/tickets/tickets.export.ts';
import { updatesExport } from './features/updates/updates.export.ts';
import { usersExport } from './features/users/users.export.ts';
import type { Indexes } from './indexes.ts';
import type { PooledDatabase } from './lib/db/database.ts';
import type { ListExport } from './lib/exports/list-export.ts';

/** Every list that can be fetched as a file. */
export const exportsOf = (db: PooledDatabase, { sponsorships, tasks }: Indexes): Record<ExportList, ListExport> => ({
  sponsorships: sponsorshipsExport(db, sponsorships),
  contracts: contractsExport,
  tickets: ticketsExport(db, sponsorships),
  tasks: tasksExport(db, tasks),
  rates: ratesExport(db, sponsorships),
  payments: paymentsExport(db, sponsorships),
  'without-rates': withoutRatesExport(db, sponsorships),
  contacts: contactsExport,
  products: productsExport,
  'product-categories': productCategoriesExport,
  categories: categoriesExport,
  areas: areasExport,
  updates: updatesExport,
  templates: templatesExport,
  users: usersExport,
  log: logExport,
});

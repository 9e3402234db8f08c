import { contactsImport } from './features/contacts/contacts.import.ts';
import { contractsImport } from './features/contracts/contracts.import.ts';
import { eventsImport } from './features/events/events.import.ts';
import type { ImportDeps } from './features/imports/rows.usecases.ts';
import { paymentsImport } from './features/payments/payments.import.ts';
import { productsImport } from './features/products/products.import.ts';
import { sponsorshipsImport } from './features/sponsorships/sponsorships.import.ts';
import { usersImport } from './features/users/users.import.ts';

/** Everything that can be imported. */
export const imports: ImportDeps['definitions'] = {
  sponsorships: sponsorshipsImport,
  contracts: contractsImport,
  payments: paymentsImport,
  contacts: contactsImport,
  events: eventsImport,
  products: productsImport,
  users: usersImport,
};

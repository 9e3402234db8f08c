import { areaList } from '../areas/areas.list.ts';
import { namedLogList } from '../audit/audit.kinds.ts';
import { budgetList } from '../budgets/budgets.list.ts';
import { categoryList } from '../categories/categories.list.ts';
import { contactList } from '../contacts/contacts.list.ts';
import { contractList } from '../contracts/contracts.list.ts';
import type { FileList } from '../define-list.ts';
import { eventList } from '../events/events.list.ts';
import { grantList, guestList, recipientList } from '../grants/grants.list.ts';
import { paymentList, rateList, withoutRatesList } from '../payments/payments.list.ts';
import { productCategoryList } from '../product-categories/product-categories.list.ts';
import { productList } from '../products/products.list.ts';
import { sponsorshipList } from '../sponsorships/sponsorships.list.ts';
import { taskList } from '../tasks/tasks.list.ts';
import { taxList } from '../tax/tax.list.ts';
import { templateList } from '../templates/templates.list.ts';
import { ticketList } from '../tickets/tickets.list.ts';
import { updateList } from '../updates/updates.list.ts';
import { userList } from '../users/users.list.ts';

/** The lists that can be fetched as files; who may ask for a list may fetch it. */
export const exportLists = {
  sponsorships: sponsorshipList,
  contracts: contractList,
  tickets: ticketList,
  events: eventList,
  grants: grantList,
  guests: guestList,
  recipients: recipientList,
  tasks: taskList,
  rates: rateList,
  payments: paymentList,
  'without-rates': withoutRatesList,
  budget: budgetList,
  tax: taxList,
  contacts: contactList,
  products: productList,
  'product-categories': productCategoryList,
  categories: categoryList,
  areas: areaList,
  updates: updateList,
  templates: templateList,
  users: userList,
  log: namedLogList,
} as const satisfies Record<string, FileList>;
export type ExportList = keyof typeof exportLists;

export const isExportList = (name: string): name is ExportList => Object.hasOwn(exportLists, name);

/** The files that there are of each, and what they are called. */
export const exportFormats = { xlsx: 'Excel', csv: 'CSV' } as const;
export type ExportFormat = keyof typeof exportFormats;

/** A file has so many rows at most; what is asked of the list is so many characters long at most. */
export const exportLimits = { rows: 200_000, request: 2_000 } as const;

/** Where a list is fetched as a file, with what is asked of the list. */
export const exportPath = (list: ExportList, format: ExportFormat, request: object): string =>
  `/api/export/${list}?${new URLSearchParams({ format, request: JSON.stringify(request) })}`;

import { approvalsApi } from './approvals/approvals.api.ts';
import { areasApi } from './areas/areas.api.ts';
import { auditApi } from './audit/audit.api.ts';
import { authApi } from './auth/auth.api.ts';
import { secondFactorApi } from './auth/second-factor.api.ts';
import { budgetsApi } from './budgets/budgets.api.ts';
import { categoriesApi } from './categories/categories.api.ts';
import { companyApi } from './company/company.api.ts';
import { contactsApi } from './contacts/contacts.api.ts';
import { contractsApi } from './contracts/contracts.api.ts';
import { dashboardApi } from './dashboard/dashboard.api.ts';
import { documentsApi } from './documents/documents.api.ts';
import { eventsApi } from './events/events.api.ts';
import { grantsApi } from './grants/grants.api.ts';
import { importsApi } from './imports/imports.api.ts';
import { mailsApi } from './mails/mails.api.ts';
import { notesApi } from './notes/notes.api.ts';
import { notificationsApi } from './notifications/notifications.api.ts';
import { paymentsApi } from './payments/payments.api.ts';
import { productCategoriesApi } from './product-categories/product-categories.api.ts';
import { productsApi } from './products/products.api.ts';
import { proofsApi } from './proofs/proofs.api.ts';
import { remindersApi } from './reminders/reminders.api.ts';
import { reportsApi } from './reports/reports.api.ts';
import { ruleValuesApi } from './rule-values/rule-values.api.ts';
import { searchApi } from './search/search.api.ts';
import { signingsApi } from './signings/signings.api.ts';
import { sponsorshipsApi } from './sponsorships/sponsorships.api.ts';
import { tasksApi } from './tasks/tasks.api.ts';
import { taxApi } from './tax/tax.api.ts';
import { templatesApi } from './templates/templates.api.ts';
import { ticketsApi } from './tickets/tickets.api.ts';
import { timelineApi } from './timeline/timeline.api.ts';
import { updatesApi } from './updates/updates.api.ts';
import { usageApi } from './usage/usage.api.ts';
import { profileApi } from './users/profile.api.ts';
import { usersApi } from './users/users.api.ts';

/** Every call there is, by feature. */
export const api = {
  approvals: approvalsApi,
  areas: areasApi,
  audit: auditApi,
  auth: authApi,
  budgets: budgetsApi,
  categories: categoriesApi,
  company: companyApi,
  contacts: contactsApi,
  contracts: contractsApi,
  dashboard: dashboardApi,
  documents: documentsApi,
  events: eventsApi,
  grants: grantsApi,
  imports: importsApi,
  mails: mailsApi,
  notes: notesApi,
  notifications: notificationsApi,
  payments: paymentsApi,
  productCategories: productCategoriesApi,
  products: productsApi,
  proofs: proofsApi,
  reminders: remindersApi,
  reports: reportsApi,
  ruleValues: ruleValuesApi,
  search: searchApi,
  signings: signingsApi,
  sponsorships: sponsorshipsApi,
  tasks: tasksApi,
  tax: taxApi,
  templates: templatesApi,
  tickets: ticketsApi,
  timeline: timelineApi,
  updates: updatesApi,
  usage: usageApi,
  profile: profileApi,
  secondFactor: secondFactorApi,
  users: usersApi,
};

import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import { api, limits } from '@sponsorat/api';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { exportsOf } from './exports.ts';
import { approvalsRoutes } from './features/approvals/approvals.routes.ts';
import { areaResource } from './features/areas/areas.store.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { cookieJar } from './features/auth/cookies.ts';
import { guard } from './features/auth/guard.ts';
import { oidcRoutes } from './features/auth/oidc/oidc.routes.ts';
import { secondFactorRoutes } from './features/auth/second-factor.routes.ts';
import { budgetsRoutes } from './features/budgets/budgets.routes.ts';
import { openBudgets } from './features/budgets/read-budget.usecases.ts';
import { categoryResource } from './features/categories/categories.store.ts';
import { companyRoutes } from './features/company/company.routes.ts';
import { contactDefinition } from './features/contacts/contacts.usecases.ts';
import { contractsRoutes } from './features/contracts/contracts.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { eventsRoutes } from './features/events/events.routes.ts';
import { exportsRoutes } from './features/exports/exports.routes.ts';
import { grantsRoutes } from './features/grants/grants.routes.ts';
import { importsRoutes } from './features/imports/imports.routes.ts';
import { mailsRoutes } from './features/mails/mails.routes.ts';
import { noteDefinition } from './features/notes/notes.usecases.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { productCategoriesRoutes } from './features/product-categories/product-categories.routes.ts';
import { productsRoutes } from './features/products/products.routes.ts';
import { proofsRoutes } from './features/proofs/proofs.routes.ts';
import { calendarRoutes } from './features/reminders/calendar.routes.ts';
import { remindersRoutes } from './features/reminders/reminders.routes.ts';
import { reportsRoutes } from './features/reports/reports.routes.ts';
import { ruleValuesRoutes } from './features/rule-values/rule-values.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { publicSigningRoutes } from './features/signings/public-signing.routes.ts';
import { openLinks } from './features/signings/signing-links.ts';
import { signingsRoutes } from './features/signings/signings.routes.ts';
import { sponsorshipListRoutes } from './features/sponsorship-index/sponsorship-list.routes.ts';
import { recordRoutes } from './features/sponsorships/record-routes.ts';
import { servedFilesRoutes } from './features/sponsorships/served-files.routes.ts';
import { sponsorshipsRoutes } from './features/sponsorships/sponsorships.routes.ts';
import { tasksRoutes } from './features/tasks/tasks.routes.ts';
import { openTax } from './features/tax/read-tax.usecases.ts';
import { taxRoutes } from './features/tax/tax.routes.ts';
import { templatesRoutes } from './features/templates/templates.routes.ts';
import { ticketsRoutes } from './features/tickets/tickets.routes.ts';
import { timelineRoutes } from './features/timeline/timeline.routes.ts';
import { updatesRoutes } from './features/updates/updates.routes.ts';
import { usageRoutes } from './features/usage/usage.routes.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { imports } from './imports.ts';
import { type Indexes, openIndexes } from './indexes.ts';
import { installationSecret } from './lib/db/secrets.store.ts';
import type { AppDeps } from './lib/deps.ts';
import { healthRoutes } from './lib/health.routes.ts';
import { readBodies } from './lib/http/bodies.ts';
import { answerBrokenRequest, answerFailures } from './lib/http/failures.ts';
import { metricsRoutes } from './lib/http/metrics.routes.ts';
import { loggedPath, readableUrl } from './lib/http/paths.ts';
import { auditRefusals } from './lib/http/refusals.ts';
import { route } from './lib/http/route.ts';
import { securityHeaders } from './lib/http/security-headers.ts';
import { securitySchemes } from './lib/http/statuses.ts';
import { takeTurns } from './lib/http/turns.ts';
import { limitUsers } from './lib/http/user-limits.ts';
import { serveWebApp } from './lib/http/web-app.ts';
import { notFound } from './lib/problem.ts';
import { resourceRoutes } from './lib/resource/resource.routes.ts';
import { measuresOf } from './measures.ts';

/**
 * What the log holds of a request: its id, method and path. No address, no query and no header, so that no personal
 * data and no token gets in.
 */
export const logOptions = {
  level: 'info',
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: loggedPath(url) }),
  },
};

export type AppOptions = {
  logger?: FastifyServerOptions['logger'];
  /** The folder of the built web app; without it only the calls are served. */
  webFolder?: string;
  isStopping?: () => boolean;
  /** Whether the indexes are still being read: until then another node answers sooner. */
  isReading?: () => boolean;
  /** Who brings it may read the measures. */
  metricsToken?: string | null;
  /** 1 for each job of the node that is late, by its name. */
  lateJobs?: () => Record<string, number>;
  /** Those of the app's own database, where somebody else makes them ready. */
  indexes?: Indexes;
};

const LONGEST_ADDRESS = 16_384;
const SLOWEST_REQUEST = 300_000;

/** Of proxies not named by their addresses only the nearest is trusted: what stands before it, a client can write. */
const trustOf = (trustProxy: boolean | string) =>
  trustProxy === true ? (_address: string, hop: number) => hop === 0 : trustProxy;

/** The whole server, ready to listen: the calls, the files and the web app. */
export const createApp = async (deps: AppDeps, options: AppOptions = {}): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: options.logger ?? false,
    bodyLimit: limits.jsonBody,
    trustProxy: trustOf(deps.config.trustProxy),
    // What is too long or unreadable as an id is looked for and not found, by the guard's rules like the rest.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_ADDRESS },
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    clientErrorHandler: answerBrokenRequest,
    genReqId: () => randomUUID(),
    requestTimeout: SLOWEST_REQUEST,
    return503OnClosing: false,
  });
  // Bodies and queries are checked by the routes themselves, after 404 and 409.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(serializerCompiler);
  answerFailures(app);
  await app.register(cookie);
  await securityHeaders(app, deps.config);
  await app.register(compress, { global: true, threshold: 2048 });
  const cookies = cookieJar(deps.config, await installationSecret(deps.db, 'xsrf'));
  const findSessionUser = guard(app, deps, cookies);
  limitUsers(app);
  takeTurns(app);
  auditRefusals(app, deps);
  await readBodies(app);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sponsorat', version: '1.0.0' },
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
  });
  const indexes = options.indexes ?? openIndexes(deps.db);
  const index = indexes.sponsorships;
  metricsRoutes(app, options.metricsToken ?? null, measuresOf(deps, indexes, options.lateJobs ?? (() => ({}))));
  healthRoutes(app, {
    // The same look-up that every request waits for first, of a session that there never is.
    serveRequest: () => findSessionUser('readiness'),
    isStopping: options.isStopping ?? (() => false),
    isReading: options.isReading ?? (() => false),
  });
  approvalsRoutes(app, deps);
  resourceRoutes(app, deps, api.areas, areaResource, (area) => area);
  auditRoutes(app, deps);
  authRoutes(app, deps, cookies);
  oidcRoutes(app, deps, cookies);
  const budgets = openBudgets(deps, index);
  budgetsRoutes(app, deps, budgets);
  resourceRoutes(app, deps, api.categories, categoryResource, (category) => category);
  companyRoutes(app, deps);
  recordRoutes(app, deps, api.contacts, contactDefinition);
  contractsRoutes(app, deps);
  dashboardRoutes(app, deps, index);
  documentsRoutes(app, deps);
  eventsRoutes(app, deps, index);
  grantsRoutes(app, deps, index);
  exportsRoutes(app, deps, exportsOf(deps.db, indexes));
  importsRoutes(app, { ...deps, definitions: imports });
  mailsRoutes(app, deps);
  recordRoutes(app, deps, api.notes, noteDefinition);
  notificationsRoutes(app, deps);
  paymentsRoutes(app, deps, index);
  productCategoriesRoutes(app, deps);
  productsRoutes(app, deps);
  proofsRoutes(app, deps);
  remindersRoutes(app, deps, indexes.tasks);
  calendarRoutes(app, deps, indexes.tasks);
  const tax = openTax(deps, indexes.tax);
  reportsRoutes(app, deps, index, { budgets, tax });
  ruleValuesRoutes(app, deps);
  secondFactorRoutes(app, deps, cookies);
  searchRoutes(app, deps, index);
  servedFilesRoutes(app, deps);
  const signingDeps = { ...deps, links: await openLinks(deps) };
  signingsRoutes(app, signingDeps);
  publicSigningRoutes(app, signingDeps, options.webFolder ?? null);
  sponsorshipListRoutes(app, deps, index);
  sponsorshipsRoutes(app, deps);
  tasksRoutes(app, deps, indexes.tasks);
  taxRoutes(app, tax);
  templatesRoutes(app, deps);
  ticketsRoutes(app, deps, index);
  timelineRoutes(app, deps);
  updatesRoutes(app, deps);
  usageRoutes(app, deps);
  usersRoutes(app, deps);
  route(
    app,
    {
      method: 'GET',
      path: '/api/openapi.json',
      right: 'Bruger',
      summary: 'Dette dokument over alle kald',
      output: z.looseObject({ openapi: z.string() }),
    },
    async () => app.swagger() as { openapi: string },
  );
  if (options.webFolder) await serveWebApp(app, options.webFolder, (request) => cookies.sessionId(request) !== null);
  else
    app.setNotFoundHandler(() => {
      throw notFound();
    });
  return app;
};

import { api, type Company, companyInputSchema, formValues } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { fileUrl } from '../files/files.store.ts';
import { accountsOf, type CompanyDetails, findCompany, findSecondFactorDemand } from './company.store.ts';
import { saveCompany, saveCompanyLogo, saveSecurity } from './company.usecases.ts';

const presentCompany = (row: CompanyDetails): Company => ({
  id: row.id,
  ...formValues(companyInputSchema, { ...row, accounts: accountsOf(row) }),
  logo: fileUrl(row.logo),
});

export const companyRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const calls = api.company;
  route(app, calls.get, async () => presentCompany(await findCompany(deps.db)));
  route(app, calls.save, async ({ actor, input }) => presentCompany(await saveCompany(deps, actor, input)));
  const available = deps.cipher !== null;
  route(app, calls.security, async () => ({ totp: await findSecondFactorDemand(deps.db), available }));
  route(app, calls.saveSecurity, async ({ actor, input }) => ({
    ...(await saveSecurity(deps, actor, input)),
    available,
  }));
  route(app, calls.logo, ({ actor, file }) => saveCompanyLogo(deps, actor, file));
};

import type { Contract, Section } from '@sponsorat/api';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { lastLine, linesAfter } from '../../testing/audit-lines.ts';
import type { Answer, TestClient } from '../../testing/client.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

/** Bytes that are a signed agreement to the server: a PDF by its beginning. */
export const signedPdf = (text = 'underskrevet'): Buffer => Buffer.from(`%PDF-1.7\n${text}\n%%EOF\n`);

/** A selected product of an agreement, as a client sends it. */
export const selection = (productId: number, values: object = {}) => ({ productId, selected: true, ...values });

/** A year's agreement around the tests' start, 15 June 2026, as a client sends it. */
export const agreementValues = ({ ids }: Pick<TestApp, 'ids'>, values: object = {}) => ({
  category: ids.football,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  sponsorshipAmount: 60_000,
  ...values,
});

/** Brings agreements to each of their stations over HTTP, as the Admin unless a client is named. */
export const agreementsOf = (test: Pick<TestApp, 'ids' | 'admin'>) => {
  const call = (
    sponsorshipId: number,
    action: string,
    body: object,
    client: TestClient = test.admin,
  ): Promise<Answer> => client.post(`/api/sponsorships/${sponsorshipId}/${action}`, body);
  const upload = (
    contractId: number,
    {
      client = test.admin,
      query = '',
      bytes = signedPdf(),
    }: { client?: TestClient; query?: string; bytes?: Buffer } = {},
  ): Promise<Answer> => client.upload(`/api/sponsorships/contracts/${contractId}/upload${query}`, bytes);
  const draft = async (sponsorshipId: number, values: object = {}): Promise<Contract> =>
    ok(await call(sponsorshipId, 'update', agreementValues(test, values)));
  const awaiting = async (sponsorshipId: number, values: object = {}): Promise<Contract> => {
    const { id } = await draft(sponsorshipId, values);
    return ok(await call(sponsorshipId, 'confirm', { id }));
  };
  const approve = async (sponsorshipId: number, values: object = {}): Promise<Contract> =>
    ok(await upload((await awaiting(sponsorshipId, values)).id));
  return {
    call,
    upload,
    draft,
    awaiting,
    approved: approve,
    get: async (id: number): Promise<Contract> => ok(await test.admin.get(`/api/sponsorships/contracts/${id}`)),
    list: async (sponsorshipId: number): Promise<Contract[]> =>
      ok(await test.admin.get(`/api/sponsorships/${sponsorshipId}/contracts`)),
    /** A new sponsorship with an approved agreement of these products, active as the tests start. */
    active: async (products: object[] = [], values: object = {}) => {
      const sponsorship = await makeSponsorship(test);
      return { sponsorship, contract: await approve(sponsorship.id, { products, ...values }) };
    },
  };
};

/** What the tests of one file begin with: an app of their own, closed after them, and a sponsorship. */
export const openContractTests = async () => {
  const test = await openTestApp();
  return { test, agreements: agreementsOf(test), sponsorship: (await makeSponsorship(test)).id };
};

/** Products in a category of a section, each by what sets it apart; answers their ids in order. */
export const makeProducts = async (
  { fixtures }: TestApp,
  section: Section,
  products: Partial<Parameters<TestApp['fixtures']['product']>[0]>[],
): Promise<number[]> => {
  const categoryId = await fixtures.productCategory(`Varer til ${section}`, section);
  const ids: number[] = [];
  for (const [index, product] of products.entries())
    ids.push(await fixtures.product({ name: `${section} ${index + 1}`, categoryId, ...product }));
  return ids;
};

type AuditRow = {
  action: string;
  entity: string;
  entityId: number | null;
  actorName: string | null;
  before: unknown;
  after: unknown;
};

/** What is written to the audit log while `act` runs, oldest first. */
export const auditOf = async (
  { db, app }: Pick<TestApp, 'db' | 'app'>,
  act: () => Promise<unknown>,
): Promise<AuditRow[]> => {
  // A refusal is logged after its answer: those of earlier calls must not count here.
  await app.whenRefusalsAreAudited();
  const last = await lastLine(db);
  await act();
  await app.whenRefusalsAreAudited();
  const lines = await linesAfter(db, last?.id ?? 0);
  return lines.map(({ action, kind, recordId, by, before: was, after }) => ({
    action,
    entity: kind,
    entityId: recordId,
    actorName: by,
    before: was,
    after,
  }));
};

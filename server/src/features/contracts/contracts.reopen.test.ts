import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { START } from '../../testing/app.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { auditOf, openContractTests, signedPdf } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();

const documents = async (id: number, client = test.admin) =>
  ok(await client.get(`/api/sponsorships/contracts/${id}/documents`));
const files = async (kind: string) => (await test.db.execute(sql`select from files where kind = ${kind}`)).rows.length;

const reopened = {
  renewFrom: null,
  status: 'Kladde',
  isActive: false,
  confirmedAt: null,
  confirmedBy: null,
  approvedAt: null,
  approvedBy: null,
  signedDocument: null,
  signedDocumentExternal: false,
};

describe('edit', () => {
  it('makes a draft of an Afventer, which has no document to archive', async () => {
    const awaiting = await agreements.awaiting(sponsorship);
    const prints = await files('agreement');
    const lines = await auditOf(test, async () => {
      const draft = ok(
        await agreements.call(sponsorship, 'edit', { id: awaiting.id, version: awaiting.version }, test.user),
      );
      expect(draft).toEqual({ ...awaiting, ...reopened, version: awaiting.version + 1 });
    });
    expect(lines).toMatchObject([
      {
        action: 'reopen',
        entity: 'contract',
        entityId: awaiting.id,
        before: { status: 'Afventer' },
        after: { status: 'Kladde' },
      },
    ]);
    expect(await documents(awaiting.id)).toEqual([]);
    expect(await files('agreement')).toBe(prints - 1);
  });

  it('on a Godkendt does what delete-file does, without a reason', async () => {
    const approved = await agreements.approved(sponsorship);
    const draft = ok(await agreements.call(sponsorship, 'edit', { id: approved.id, reason: 'ikke her' }));
    expect(draft).toEqual({ ...approved, ...reopened, version: approved.version + 1 });
    expect(await documents(approved.id)).toMatchObject([{ removedBy: 'Anna Admin', reason: null }]);
  });

  it('of a draft, or of another version, is refused', async () => {
    const draft = await agreements.draft(sponsorship);
    expect((await agreements.call(sponsorship, 'edit', { id: draft.id })).status).toBe(409);
    const awaiting = await agreements.awaiting(sponsorship);
    expect(await agreements.call(sponsorship, 'edit', { id: awaiting.id, version: 1 })).toMatchObject({
      status: 409,
      body: { by: 'Anna Admin' },
    });
    expect(await agreements.get(awaiting.id)).toEqual(awaiting);
  });
});

describe('delete-file', () => {
  it('moves the document to the archive, with the reason, and writes one line to the audit log', async () => {
    const approved = await agreements.approved(sponsorship);
    test.clock.moveBy(60_000);
    const lines = await auditOf(test, async () => {
      const body = { id: approved.id, version: approved.version, reason: ' Forkert beløb ' };
      const draft = ok(await agreements.call(sponsorship, 'delete-file', body, test.user));
      expect(draft).toEqual({ ...approved, ...reopened, version: approved.version + 1 });
    });
    expect(lines).toMatchObject([{ action: 'reopen', entityId: approved.id, before: { status: 'Godkendt' } }]);
    expect(JSON.stringify(lines[0]?.after)).toContain('Forkert beløb');
    expect(await documents(approved.id)).toEqual([
      {
        url: approved.signedDocument,
        external: false,
        uploadedBy: 'Anna Admin',
        reason: 'Forkert beløb',
        uploadedAt: START.toISOString(),
        removedBy: 'Bo Bruger',
        removedAt: test.clock.now().toISOString(),
      },
    ]);
    test.clock.moveTo(START.toISOString());
  });

  it.each([{}, { reason: null }, { reason: '' }])('needs no reason: %j', async (body) => {
    const { id } = await agreements.approved(sponsorship);
    ok(await agreements.call(sponsorship, 'delete-file', { id, ...body }));
    expect(await documents(id)).toMatchObject([{ reason: null }]);
  });

  it('of what has no document is refused, and a reason too long as well', async () => {
    const [draft, awaiting] = [await agreements.draft(sponsorship), await agreements.awaiting(sponsorship)];
    for (const { id } of [draft, awaiting]) {
      const answer = await agreements.call(sponsorship, 'delete-file', { id, reason: 'x'.repeat(10_001) });
      expect(answer.status).toBe(409);
    }
    const approved = await agreements.approved(sponsorship);
    const answer = await agreements.call(sponsorship, 'delete-file', { id: approved.id, reason: 'x'.repeat(10_001) });
    expect(Object.keys(answer.body.fields)).toEqual(['reason']);
    expect(await agreements.get(approved.id)).toEqual(approved);
  });
});

describe('the documents of a contract', () => {
  it('are listed newest first, the removed ones too', async () => {
    const { id } = await agreements.approved(sponsorship);
    ok(await agreements.call(sponsorship, 'delete-file', { id, reason: 'Første' }));
    ok(await agreements.call(sponsorship, 'confirm', { id }));
    test.clock.moveBy(1000);
    const again = ok(await agreements.upload(id, { query: '?external=true', bytes: signedPdf('to') }));
    expect(await documents(id, test.user)).toMatchObject([
      { url: again.signedDocument, external: true, removedAt: null, removedBy: null, reason: null },
      { external: false, reason: 'Første' },
    ]);
    test.clock.moveTo(START.toISOString());
  });

  it('are fetched by an Admin only once they are removed', async () => {
    const { id, signedDocument } = await agreements.approved(sponsorship);
    const url = signedDocument as string;
    const statuses = async () =>
      Promise.all([test.admin, test.user, test.other].map(async (client) => (await client.get(url)).status));
    expect(await statuses()).toEqual([200, 200, 404]);
    ok(await agreements.call(sponsorship, 'edit', { id }));
    expect(await statuses()).toEqual([200, 404, 404]);
    expect((await agreements.call(sponsorship, 'delete', { id })).status).toBe(204);
    expect(await statuses()).toEqual([200, 404, 404]);
  });
});

describe('delete', () => {
  it.each(['draft', 'awaiting', 'approved'] as const)('removes a contract that is %s', async (station) => {
    const contract = await agreements[station](sponsorship);
    const [prints, signed] = [await files('agreement'), await files('signed-document')];
    const lines = await auditOf(test, async () => {
      const answer = await agreements.call(
        sponsorship,
        'delete',
        { id: contract.id, version: contract.version },
        test.user,
      );
      expect(answer).toMatchObject({ status: 204, body: '' });
    });
    expect(lines).toMatchObject([
      { action: 'delete', entity: 'contract', entityId: contract.id, before: { number: contract.number }, after: null },
    ]);
    expect((await test.admin.get(`/api/sponsorships/contracts/${contract.id}`)).status).toBe(404);
    expect((await agreements.call(sponsorship, 'delete', { id: contract.id })).status).toBe(404);
    // The print goes with its contract, the signed document never.
    expect(await files('agreement')).toBe(station === 'draft' ? prints : prints - 1);
    expect(await files('signed-document')).toBe(signed);
    if (contract.signedDocument) {
      expect((await test.admin.get(contract.signedDocument)).status).toBe(200);
      expect((await test.user.get(contract.signedDocument)).status).toBe(404);
    }
  });

  it('of another version is refused', async () => {
    const { id, version } = await agreements.draft(sponsorship);
    expect((await agreements.call(sponsorship, 'delete', { id, version: version + 1 })).status).toBe(409);
    expect((await agreements.get(id)).version).toBe(version);
  });
});

import type { Comparison, Contract, FoundGroup } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { fetchSheet } from '../exports/exports.testing.ts';
import { csvOf, importsOf } from '../imports/imports.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { openContractTests } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();

const save = (body: object) => agreements.call(sponsorship, 'update', body);
const search = async (q: string): Promise<FoundGroup[]> =>
  ok(await test.admin.get(`/api/search?${new URLSearchParams({ q })}`)).groups;

describe('the number of an older paper', () => {
  it('is saved, kept where it is missing, and cleared', async () => {
    const { id, externalNumber } = await agreements.draft(sponsorship, { externalNumber: ' A-17/2019 ' });
    expect(externalNumber).toBe('A-17/2019');
    expect(ok(await save({ id, sponsorshipAmount: 1 })).externalNumber).toBe('A-17/2019');
    expect(ok(await save({ id, externalNumber: '' })).externalNumber).toBeNull();
    const simple = ok(await agreements.call(sponsorship, 'update-simple', { externalNumber: 'B-1' }));
    expect(simple).toMatchObject({ simple: true, externalNumber: 'B-1' });
  });

  it('has 50 characters at most', async () => {
    expect((await save({ externalNumber: 'x'.repeat(50) })).status).toBe(200);
    const refused = await save({ externalNumber: 'x'.repeat(51) });
    expect(refused.status).toBe(422);
    expect(refused.body.fields.externalNumber).toBe('Tidligere aftalenr. må højst være på 50 tegn');
  });

  it('belongs to one paper: a copy and a renewal have none', async () => {
    const signed = await agreements.approved(sponsorship, { externalNumber: 'K-1' });
    const copy: Contract = ok(await agreements.call(sponsorship, 'copy', { id: signed.id }));
    expect(copy.externalNumber).toBeNull();
    await agreements.call(sponsorship, 'delete', { id: copy.id });
    expect(ok(await agreements.call(sponsorship, 'renew', { id: signed.id })).externalNumber).toBeNull();
  });

  it('comes back with a deleted draft', async () => {
    const { id } = await agreements.draft(sponsorship, { externalNumber: 'F-1' });
    await agreements.call(sponsorship, 'delete', { id });
    expect(ok(await agreements.call(sponsorship, 'undelete', { id })).externalNumber).toBe('F-1');
  });

  it('is found by the search and in the list of sponsorships, and says where', async () => {
    const club = await makeSponsorship(test, { name: 'Gammel Paraply IF' });
    const { id, number } = await agreements.draft(club.id, { externalNumber: 'Paraply-ÆØ 44' });
    const [group] = await search('paraply-æø');
    expect(group).toMatchObject({
      kind: 'contract',
      items: [{ id, title: number, subtitle: 'Gammel Paraply IF · Tidl. nr. Paraply-ÆØ 44 · Kladde' }],
    });
    const { Result } = ok(await test.admin.post('/api/sponsorships', { filter: { search: 'ply-æø 4' } }));
    expect(Result).toMatchObject([{ Id: club.id, Match: { field: 'number', text: 'Paraply-ÆØ 44' } }]);
    expect((await search(number))[0]?.items[0]?.id).toBe(id);
  });

  it('is compared, and told of in the log', async () => {
    const one = await agreements.draft(sponsorship, { externalNumber: 'C-1' });
    const other = await agreements.draft(sponsorship, {});
    const { parts }: Comparison = ok(await test.admin.get(`/api/sponsorships/contracts/${one.id}/compare/${other.id}`));
    const rows = parts.flatMap((part) => part.rows).filter(({ change }) => change !== 'same');
    expect(rows).toEqual([{ label: 'Tidligere aftalenr.', before: 'C-1', after: null, change: 'removed' }]);
    ok(await save({ id: other.id, externalNumber: 'C-2' }));
    const { Result }: { Result: unknown[] } = ok(
      await test.admin.post(`/api/sponsorships/${sponsorship}/history`, { filter: {} }),
    );
    expect(JSON.stringify(Result[0])).toContain('Tidligere aftalenr.');
  });

  it('goes out with the list of agreements, and in with a file', async () => {
    const club = await makeSponsorship(test, { name: 'Arkivets IF' });
    const sheets = importsOf(test.admin, 'contracts');
    const headings = ['Klub', 'Kategori', 'Startdato', 'Slutdato', 'Årligt beløb', 'Gammelt aftalenr.'];
    const row = ['Arkivets IF', 'Fodbold', '01-01-2026', '31-12-2026', '10.000', 'ARK 7/2019'];
    ok(await sheets.run((await sheets.preview(csvOf(headings, [row]))).id));
    const [imported] = await agreements.list(club.id);
    expect(imported).toMatchObject({ externalNumber: 'ARK 7/2019', status: 'Afventer' });
    const { headings: columns, rows } = await fetchSheet(test.admin, 'contracts', { filter: { search: 'ark 7/2019' } });
    expect(rows.map((cells) => cells[columns.indexOf('Tidligere aftalenr.')])).toEqual(['ARK 7/2019']);
  });
});

import { describe, expect, it } from 'vitest';
import { asOf } from '../sponsorships/sponsorships.testing.ts';
import { auditOf, makeProducts, openContractTests, selection } from './contracts.testing.ts';
import { readAll } from './pdf/pdf.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();

const print = (id: number | string, client = test.admin) => client.get(`/print-contract?id=${id}`);

describe('/print-contract', () => {
  it('prints a draft as it reads now, marked KLADDE', async () => {
    const [seats] = await makeProducts(test, 'Hospitality', [
      {
        productTitle: 'Sæder hos {name}',
        hasAmount: true,
        amountLabel: 'Sæder',
        amountUnit: 'stk.',
        hasValue: true,
        hasAddOns: true,
        hasMatch: true,
        hasPool: true,
        hasSeason: true,
        hasTvAngle: true,
        hasCatering: true,
        descriptionType: 'text',
        descriptionLabel: 'Hvor',
      },
    ]);
    const chosen = {
      amount: 1200,
      value: 1999.5,
      addOns: ['Tæppe', 'Sodavand'],
      match: 'AGF',
      pool: 'A',
      season: '26/27',
      catering: true,
      description: 'Midt på',
    };
    const draft = await agreements.draft(sponsorship, {
      products: [selection(seats as number, chosen)],
      exclusivity: 'Eneste bank',
      valueOfTickets: 12.5,
      additionalCategories: [test.ids.football],
      endDate: '2027-12-31',
      renegotiation: '2027-06-01',
    });
    const text = await readAll((await print(draft.id, test.user)).bytes);
    for (const expected of [
      'KLADDE',
      draft.number,
      'Ærø Boldklub',
      '5970 Ærøskøbing',
      'Ansvarlig: Bo Bruger',
      'Kategori Fodbold',
      '01. januar 2026 til 31. december 2027',
      'Årligt beløb 60.000,00 kr.',
      '120.000,00 kr.',
      'Sæder hos ÆB',
      'Sæder: 1.200 stk.',
      'Værdi: 1.999,50 kr.',
      'Tæppe, Sodavand',
      'Kamp: AGF',
      'Pulje: A',
      'Sæson: 26/27',
      'TV-vinkel: Nej',
      'Forplejning: Ja',
      'Hvor: Midt på',
      'Billetter 12,5 %',
      'Eneste bank',
      '01. juni 2027',
    ])
      expect(text, expected).toContain(expected);
  });

  it.each(['text', 'textarea'] as const)(
    'says what was asked before what was answered (%s)',
    async (descriptionType) => {
      const [guests] = await makeProducts(test, 'Hospitality', [
        { productTitle: 'Gæster', descriptionType, descriptionLabel: 'Hvem {name} inviterer' },
      ]);
      const products = [selection(guests as number, { description: 'Trænerne\nog holdet' })];
      const draft = await agreements.draft(sponsorship, { products });
      expect(await readAll((await print(draft.id)).bytes)).toContain('Hvem ÆB inviterer: Trænerne og holdet');
    },
  );

  it('prints an empty draft, too', async () => {
    const { body } = await agreements.call(sponsorship, 'update', {});
    expect(await readAll((await print(body.id)).bytes)).toContain('KLADDE');
  });

  it('prints a confirmed agreement as it was confirmed, on any day', async () => {
    const { id } = await agreements.awaiting(sponsorship);
    const first = await print(id, test.user);
    const text = await readAll(first.bytes);
    expect(text).not.toMatch(/KLADDE|Kladde/);
    expect(text).toContain('Godkendt til underskrift af Anna Admin den 15. juni 2026.');
    await agreements.upload(id);
    const later = await asOf(test, '2029-01-01T12:00:00Z', () => print(id));
    expect(later.bytes.equals(first.bytes)).toBe(true);
  });

  it('comes as a PDF that nobody else keeps', async () => {
    const { id, number } = await agreements.draft(sponsorship);
    const { status, headers, bytes } = await print(id);
    expect(status).toBe(200);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(`^inline; filename=".*${number}.*"; filename\\*=UTF-8''.*${number}`),
      'cache-control': expect.stringMatching(/no-store/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    });
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Ærø Boldklub');
  });

  it('is not there for a Bruger of another area, nor for what is no contract', async () => {
    const { id } = await agreements.draft(sponsorship);
    expect((await print(id, test.other)).status).toBe(404);
    for (const none of ['999999', '0', '-1', 'abc', '', '1.5', '99999999999'])
      expect(await print(none)).toMatchObject({ status: 404, body: { error: expect.any(String) } });
    expect((await test.admin.get('/print-contract')).status).toBe(404);
  });

  it('sends a browser without a session to the login, and answers 401 to others', async () => {
    const { id } = await agreements.draft(sponsorship);
    const client = test.anonymous();
    const page = await client.get(`/print-contract?id=${id}`, { accept: 'text/html,application/xhtml+xml' });
    expect(page).toMatchObject({ status: 302, headers: { location: '/login' } });
    expect((await print(id, client)).status).toBe(401);
  });

  it('writes one line to the audit log', async () => {
    const { id } = await agreements.draft(sponsorship);
    expect(await auditOf(test, () => print(id, test.user))).toMatchObject([
      { action: 'print', entity: 'contract', entityId: id, actorName: 'Bo Bruger' },
    ]);
    expect(await auditOf(test, () => print(id, test.other))).toMatchObject([{ action: 'refused', entityId: id }]);
  });
});

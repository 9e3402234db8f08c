import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { fetchFile } from '../exports/exports.testing.ts';
import { csvOf, importsOf } from '../imports/imports.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { paymentsOf, rate } from './payments.testing.ts';

const test = await openTestApp();
const { agreements, pay, of, approved } = paymentsOf(test);
const imports = importsOf(test.admin, 'payments');

const headings = ['Aftalenr.', 'Forfaldsdato', 'Beløb', 'Moms', 'Betalt den', 'Bilag', 'Faktura', 'Fakturadato'];
const preview = async (rows: string[][], columns = headings) => {
  const started = await imports.preview(csvOf(columns, rows));
  return { started, rows: await imports.rows(started) };
};
const two = [rate(1000, '2026-03-01'), rate(2000.5, '2026-09-01')];
let clubs = 0;
const agreement = async (rates: object[] = two, values: object = {}) => {
  clubs += 1;
  const { contract, sponsorship } = await approved(rates, values, { name: `Klub nr. ${clubs}` });
  return { contract, sponsorship, number: contract.number };
};
const actionsOf = (rows: readonly { Action: string | null }[]) => rows.map(({ Action }) => Action);

describe('a file of payments', () => {
  it('is registered as it says, and the same file again changes nothing', async () => {
    const { contract, number } = await agreement();
    const sheet = [
      [number, '01-03-2026', '1.000,00', '200', '3/3-2026', 'B-1', 'F-1', '15-02-2026'],
      [number, '1. september 2026', '500,5', '', '', '', 'F-2', ''],
      [number, '', '75', '', '04-03-2026', 'Bonus', '', ''],
    ];
    const { started, rows } = await preview(sheet);
    expect(actionsOf(rows)).toEqual(['create', 'create', 'create']);
    expect(rows[0]?.Label).toBe(`${number} Klub nr. ${clubs} · 1.000 kr. · 03-03-2026`);
    expect(rows[0]?.Changes).toContainEqual({
      field: 'rateId',
      label: 'Rate',
      before: null,
      after: 'Rate 1 af 2, 01-03-2026',
    });
    ok(await imports.run(started.id));
    const [first, second] = contract.rates;
    expect(await of(contract.id)).toMatchObject([
      { amount: 75, rateId: null, paidOn: '2026-03-04', reference: 'Bonus' },
      { amount: 500.5, rateId: second?.id, paidOn: null, invoiceNumber: 'F-2' },
      {
        amount: 1000,
        rateId: first?.id,
        vatAmount: 200,
        paidOn: '2026-03-03',
        reference: 'B-1',
        invoiceNumber: 'F-1',
        invoiceDate: '2026-02-15',
        by: 'Anna Admin',
      },
    ]);
    expect((await agreements.get(contract.id)).rates).toMatchObject([
      { paid: 1000, rest: 0, status: 'Betalt' },
      { paid: 0, rest: 2000.5, waiting: 500.5 },
    ]);
    expect(await brokenInvariants(test.db)).toEqual([]);
    expect(actionsOf((await preview(sheet)).rows)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    const { rows: log } = await test.db.execute(
      sql`select count(*)::int as lines from audit_log where entity = 'payment' and after ->> 'contractId' = ${String(contract.id)}`,
    );
    expect(log).toEqual([{ lines: 3 }]);
  });

  it('names agreements by number, by an older number, or by club and start', async () => {
    const { number, contract, sponsorship } = await agreement(two, { externalNumber: 'GL 17' });
    const later = await agreements.approved(sponsorship.id, { startDate: '2028-01-01', endDate: '2028-12-31' });
    const columns = ['Aftalenr.', 'Gammelt nummer', 'Klub', 'Aftalens startdato', 'Beløb', 'Bilag'];
    const { started, rows } = await preview(
      [
        [number, '', '', '', '10', 'a'],
        ['gl  17', '', '', '', '10', 'b'],
        ['', 'GL 17', '', '', '10', 'c'],
        ['', '', sponsorship.name, '01-01-2028', '10', 'd'],
        ['', '', sponsorship.name, '', '10', 'e'],
        ['', '', sponsorship.name, '02-01-2028', '10', 'f'],
        ['2020-9999', '', '', '', '10', 'g'],
        ['', '', '', '', '10', 'h'],
        [number, '', 'Klub nr. 1', '', '10', 'i'],
      ],
      columns,
    );
    expect(rows.map(({ Action, Errors }) => Errors[0] ?? Action)).toEqual([
      'create',
      'create',
      'create',
      'create',
      'Klubben har flere aftaler. Skriv aftalens nummer eller startdato',
      'Klubben har ingen aftale, der begynder 02-01-2028',
      'Ingen aftale har nummeret "2020-9999"',
      'Skriv aftalens nummer, eller klubben og aftalens startdato',
      `Aftale ${number} hører til et andet sponsorat`,
    ]);
    for (const { Row, Action } of rows)
      if (Action === 'error') ok(await imports.decide(started.id, Row, { action: 'skip' }));
    ok(await imports.run(started.id));
    expect(await of(contract.id)).toHaveLength(3);
    expect(await of(later.id)).toHaveLength(1);
  });

  it('is refused by the rules of a registration, also where rows together pay more than a rate', async () => {
    const { number, contract } = await agreement();
    await pay(contract, 0, { amount: 300, paidOn: null });
    const unsigned = await agreements.awaiting((await makeSponsorship(test, { name: 'Ikke endnu' })).id);
    const { started, rows } = await preview([
      [number, '01-03-2026', '500', '', '01-03-2026', '1', '', ''],
      [number, '01-03-2026', '200,01', '', '01-03-2026', '2', '', ''],
      [number, '01-03-2026', '200', '', '01-03-2026', '3', '', ''],
      [number, '01-03-2026', '1', '', '01-03-2026', '4', '', ''],
      [number, '02-03-2026', '1', '', '01-03-2026', '5', '', ''],
      [number, '', '100', '21,01', '01-03-2026', '6', '', ''],
      [number, '', '-5', '', '01-03-2026', '7', '', ''],
      [number, '', '', '', '01-03-2026', '8', '', ''],
      [unsigned.number, '', '5', '', '01-03-2026', '9', '', ''],
      [number, '', '7', '', '01-03-2026', 'x'.repeat(101), '', ''],
      [number, '', '9', '', '02-03-2026', '', '', ''],
      [number, '01-09-2026', '9', '', '02-03-2026', '', '', ''],
    ]);
    expect(rows.map(({ Action, Errors }) => Errors[0] ?? Action)).toEqual([
      'create',
      'Raten mangler kun 200 kr.',
      'create',
      'Hele raten er allerede betalt eller faktureret',
      `Aftale ${number} har ingen rate, der forfalder 02-03-2026. Dens rater forfalder 01-03-2026, 01-09-2026`,
      'Momsen kan højst være 20 % af beløbet inkl. moms',
      'Beløb skal være mindst 0,01',
      'Beløb skal udfyldes',
      'Aftalen har ikke været godkendt. Betalinger kan registreres, når den er underskrevet.',
      expect.stringContaining('Reference/bilagsnr. må højst være på 100 tegn'),
      'create',
      'Samme som række 12. Kun den ene af dem kan importeres',
    ]);
    for (const { Row, Action } of rows)
      if (Action === 'error') ok(await imports.decide(started.id, Row, { action: 'skip' }));
    // Somebody registers meanwhile what a row says is still lacking.
    await pay(contract, 0, { amount: 100 });
    expect((await imports.run(started.id)).status).toBe(409);
    expect(await of(contract.id)).toHaveLength(2);
    expect((await imports.get(started.id)).counts).toMatchObject({ create: 2, error: 1 });
    expect((await imports.rows(started))[2]?.Errors).toEqual(['Raten mangler kun 100 kr.']);
  });

  it('pays the invoice that waits, and leaves what was paid since', async () => {
    const { number, contract } = await agreement();
    const invoice = await pay(contract, 0, { amount: 1000, paidOn: null, invoiceNumber: 'F-9' });
    const { started, rows } = await preview([[number, '01-03-2026', '1000', '', '05-03-2026', 'B 9', 'f-9', '']]);
    expect(rows).toMatchObject([{ Action: 'update', RecordId: invoice.id, Candidates: [{ why: 'Samme faktura' }] }]);
    ok(await imports.run(started.id));
    expect(await of(contract.id)).toMatchObject([
      { id: invoice.id, paidOn: '2026-03-05', reference: 'B 9', version: 2 },
    ]);
    const again = await preview([[number, '01-03-2026', '1000', '', '', '', 'f-9', '']]);
    expect(actionsOf(again.rows)).toEqual(['unchanged']);
  });

  it('asks where the same amount of the same day is on another rate', async () => {
    const { number, contract } = await agreement([rate(100, '2026-03-01'), rate(100, '2026-04-01')]);
    await pay(contract, 0, { amount: 100, paidOn: '2026-03-05' });
    const { rows } = await preview([[number, '01-04-2026', '100', '', '05-03-2026', '', '', '']]);
    expect(rows[0]).toMatchObject({ Action: null, Candidates: [{ why: 'Samme aftale, beløb, dag og reference' }] });
  });

  it('finds its rate also where several fall due on a day', async () => {
    const { number, contract } = await agreement([
      rate(100, '2026-03-01'),
      rate(250, '2026-03-01'),
      rate(100, '2026-03-01'),
    ]);
    const sheet = ['a', 'b', 'c'].map((reference, at) => {
      return [number, '01-03-2026', ['250', '100', '100'][at] as string, '', '05-03-2026', reference, '', ''];
    });
    const { started } = await preview(sheet);
    ok(await imports.run(started.id));
    expect((await agreements.get(contract.id)).rates.map(({ rest }) => rest)).toEqual([0, 0, 0]);
    expect(actionsOf((await preview(sheet)).rows)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });

  it('that the app wrote itself comes back unchanged, and changes what somebody changed in it', async () => {
    const { contract } = await agreement();
    const paid = await pay(contract, 1, { amount: 2.5, itemised: true, note: 'Linje 1\nlinje "2"; =1', vatAmount: 0 });
    for (const format of ['csv', 'xlsx'] as const) {
      const { bytes } = await fetchFile(test.admin, 'payments', format);
      const { rows, counts } = await imports.preview(bytes);
      expect(rows).toBeGreaterThan(5);
      expect(counts).toMatchObject({ unchanged: rows, create: 0, update: 0, doubt: 0, error: 0 });
    }
    const { started, rows } = await preview([[String(paid.id), '3', '(tom)']], ['Id', 'Beløb', 'Raten forfalder']);
    expect(rows).toMatchObject([{ Action: 'update', RecordId: paid.id }]);
    ok(await imports.run(started.id));
    expect((await of(contract.id))[0]).toMatchObject({ amount: 3, rateId: null, note: paid.note });
    const moved = await preview([[String(paid.id), '2026-0001', '3']], ['Id', 'Aftalenr.', 'Beløb']);
    expect(moved.rows[0]?.Errors).toEqual(['Betalingen hører til en anden aftale']);
  });

  it('has a template of which every column is known', async () => {
    const started = await imports.start((await test.admin.get('/api/import/payments/template')).bytes);
    expect(started.columns.map(({ field }) => field)).toEqual(started.fields.map(({ field }) => field));
  });
});

it('takes what is paid on agreements without rates in beside them, for all rows at once', async () => {
  const [one, other] = [await agreement([]), await agreement([])];
  const sheet = [
    [one.number, '01-03-2026', '1.000', '', '03-03-2026', 'R-1', '', ''],
    [other.number, '01-09-2026', '2.000', '', '03-09-2026', 'R-2', '', ''],
  ];
  const { started, rows } = await preview(sheet);
  expect(rows[0]?.Errors).toEqual([
    `Aftale ${one.number} har ingen rate, der forfalder 01-03-2026. Den har ingen rater`,
  ]);
  const [cause, ...causes] = ok(await test.admin.get(`/api/import/${started.id}/causes`));
  expect(causes).toEqual([]);
  expect(cause).toMatchObject({ field: 'dueDate', rows: 2, without: true });
  const body = { ...cause, without: true, version: started.version };
  const mended = ok(await test.admin.post(`/api/import/${started.id}/causes`, body));
  expect(mended.counts).toMatchObject({ create: 2, error: 0 });
  ok(await imports.run(started.id));
  expect(await of(one.contract.id)).toMatchObject([{ amount: 1000, rateId: null }]);
});

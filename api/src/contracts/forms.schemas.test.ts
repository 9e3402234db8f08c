import { describe, expect, it } from 'vitest';
import { read } from '../field-errors.ts';
import { draftFormSchema, purposeFormSchema, sectionFormSchema, simpleFormSchema } from './forms.schemas.ts';

const filled = { category: 1, startDate: '2026-01-01', endDate: '2026-12-31', sponsorshipAmount: 60_000 };
const refusalOf = (values: object) => {
  const result = read(purposeFormSchema, values);
  return result.ok ? {} : result.fields;
};

describe('step 1 and the simple agreement', () => {
  it('ask for what an agreement cannot be confirmed without', () => {
    expect(refusalOf({ category: null, startDate: '', endDate: null, sponsorshipAmount: Number.NaN })).toEqual({
      category: 'Kategori skal udfyldes',
      startDate: 'Startdato skal udfyldes',
      endDate: 'Slutdato skal udfyldes',
      sponsorshipAmount: 'Årligt beløb skal være et tal',
    });
    expect(read(simpleFormSchema, {}).ok).toBe(false);
  });

  it('refuse dates that are none, or contradict each other', () => {
    expect(refusalOf({ ...filled, endDate: '31-31' })).toEqual({
      endDate: 'Slutdato skal være en gyldig dato (dd-mm-åååå)',
    });
    expect(refusalOf({ ...filled, endDate: '2025-12-31' })).toHaveProperty('endDate');
    expect(refusalOf({ ...filled, renegotiation: '2027-01-01' })).toHaveProperty('renegotiation');
  });

  it('say that an end lies before its start also while other fields are empty', () => {
    const dates = { startDate: '2027-01-01', endDate: '2026-12-31' };
    const refusal = 'Slutdato skal være på eller efter startdatoen';
    expect(refusalOf(dates)).toMatchObject({ endDate: refusal, category: 'Kategori skal udfyldes' });
    const draft = read(draftFormSchema, dates);
    expect(draft.ok ? {} : draft.fields).toEqual({ endDate: refusal });
    expect(read(draftFormSchema, { endDate: '2026-12-31' }).ok).toBe(true);
  });

  it('ask each rate for its amount and its day', () => {
    expect(refusalOf({ ...filled, rates: [{ amount: null, dueDate: '' }] })).toEqual({
      'rates.0.amount': 'Beløb skal udfyldes',
      'rates.0.dueDate': 'Forfaldsdato skal udfyldes',
    });
  });

  it('leave out what the other steps own', () => {
    const result = read(purposeFormSchema, { ...filled, exclusivity: 'Eneste bank', products: [] });
    expect(result.ok && Object.keys(result.value)).toEqual(expect.not.arrayContaining(['exclusivity', 'products']));
  });
});

it("keeps what a section's step does not send", () => {
  expect(read(sectionFormSchema, { id: 4, version: 1, products: [] })).toEqual({
    ok: true,
    value: { id: 4, version: 1, products: [] },
  });
});

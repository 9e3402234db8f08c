import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contractInputSchema } from './contracts/contracts.schemas.ts';
import { read } from './field-errors.ts';
import { sponsorshipInputSchema } from './sponsorships/sponsorships.schemas.ts';

const fieldsOf = (schema: z.ZodType, value: unknown) => {
  const result = read(schema, value);
  return result.ok ? {} : result.fields;
};

describe('field errors', () => {
  it('name every missing field of a form by its label', () => {
    expect(fieldsOf(sponsorshipInputSchema, {})).toEqual({
      name: 'Navn skal udfyldes',
      shortName: 'Forkortelse skal udfyldes',
      categoryId: 'Kategori skal udfyldes',
      areaId: 'Område skal udfyldes',
      address: 'Adresse skal udfyldes',
      zipCode: 'Postnr. skal udfyldes',
      city: 'By skal udfyldes',
      userId: 'Ansvarlig skal udfyldes',
    });
  });

  it('carry the path into lists, with the label of the innermost field', () => {
    const value = {
      rates: [
        { amount: 100, dueDate: '2026-01-01' },
        { amount: 'to', dueDate: '2026-02-30' },
      ],
      products: [{ productId: 1, selected: true, amount: 1.5, addOns: ['', 'ok'] }],
    };
    expect(fieldsOf(contractInputSchema, value)).toEqual({
      'rates.1.amount': 'Beløb skal være et tal',
      'rates.1.dueDate': 'Forfaldsdato skal være en gyldig dato (dd-mm-åååå)',
      'products.0.amount': 'Antal skal være et helt tal',
      'products.0.addOns.0': 'Tilvalg skal udfyldes',
    });
  });

  it('say what a rate lacks', () => {
    expect(fieldsOf(contractInputSchema, { rates: [{}, { amount: '', dueDate: null }] })).toEqual({
      'rates.0.amount': 'Beløb skal udfyldes',
      'rates.0.dueDate': 'Forfaldsdato skal udfyldes',
      'rates.1.amount': 'Beløb skal udfyldes',
      'rates.1.dueDate': 'Forfaldsdato skal udfyldes',
    });
  });

  it('keep the first message of a field', () => {
    const schema = z.object({ code: z.string().min(3).max(1).meta({ label: 'Kode' }) });
    expect(fieldsOf(schema, { code: 'ab' })).toEqual({ code: 'Kode skal være på mindst 3 tegn' });
  });

  it('limit lists', () => {
    const rates = Array.from({ length: 501 }, () => ({ amount: 1, dueDate: '2026-01-01' }));
    expect(fieldsOf(contractInputSchema, { rates })).toEqual({ rates: 'Rater må højst have 500 punkter' });
  });

  it('call a field without a label Feltet', () => {
    expect(fieldsOf(z.object({ x: z.string() }), {})).toEqual({ x: 'Feltet skal udfyldes' });
  });
});

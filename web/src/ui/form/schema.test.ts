import { sponsorshipInputSchema } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { isRequiredAt, labelAt, marksFor } from './schema.ts';

describe('what a schema says of its fields', () => {
  it('is their label', () => {
    expect(labelAt(sponsorshipInputSchema, 'zipCode')).toBe('Postnr.');
    expect(labelAt(sponsorshipInputSchema, 'contactEmail')).toBe('E-mail');
    expect(labelAt(sponsorshipInputSchema, 'nothing')).toBe('');
  });

  it('is whether they may be left empty', () => {
    expect(isRequiredAt(sponsorshipInputSchema, 'name')).toBe(true);
    expect(isRequiredAt(sponsorshipInputSchema, 'categoryId')).toBe(true);
    expect(isRequiredAt(sponsorshipInputSchema, 'cvr')).toBe(false);
  });

  it('is which of them are fewer', () => {
    expect(marksFor(sponsorshipInputSchema, Object.keys(sponsorshipInputSchema.shape))).toBe('optional');
    expect(marksFor(sponsorshipInputSchema, ['id', 'version', 'name', 'cvr', 'facebook'])).toBe('required');
  });
});

import { describe, expect, it } from 'vitest';
import { read } from '../field-errors.ts';
import { ownPasswordFormSchema } from './users.schemas.ts';

const fieldsOf = (values: object) => {
  const result = read(ownPasswordFormSchema, values);
  return result.ok ? {} : result.fields;
};
const password = 'en-god-og-lang-kode';

describe('a new password of one’s own', () => {
  it('is written twice, alike', () => {
    expect(fieldsOf({ current: 'x', password, repeated: password })).toEqual({});
    expect(fieldsOf({ current: 'x', password, repeated: `${password} ` })).toEqual({
      repeated: 'Gentag ny adgangskode skal være magen til Ny adgangskode',
    });
  });

  it('says all that is missing at once', () => {
    expect(fieldsOf({})).toEqual({
      current: 'Nuværende adgangskode skal udfyldes',
      password: 'Ny adgangskode skal udfyldes',
      repeated: 'Gentag ny adgangskode skal udfyldes',
    });
    expect(fieldsOf({ current: '', password: 'kort', repeated: '' })).toEqual({
      current: 'Nuværende adgangskode skal udfyldes',
      password: 'Ny adgangskode skal være på mindst 12 tegn',
      repeated: 'Gentag ny adgangskode skal udfyldes',
    });
  });
});

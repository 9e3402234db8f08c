import { productInputSchema, purposeFormSchema, sponsorshipInputSchema, userInputSchema } from '@sponsorat/api';
import { expect, expectTypeOf, it } from 'vitest';
import { blankValues, checksOf, valuesFrom } from './schema.ts';

const { label, isRequired } = checksOf(sponsorshipInputSchema);

it('takes the labels from the schema', () => {
  expect(label('zipCode')).toBe('Postnr.');
  expect(label('contactEmail')).toBe('E-mail');
  expect(label('nothing')).toBe('');
  expect(checksOf(purposeFormSchema).label('rates.0.dueDate')).toBe('Forfaldsdato');
});

it('knows which fields may be left empty', () => {
  expect(isRequired('name')).toBe(true);
  expect(isRequired('categoryId')).toBe(true);
  expect(isRequired('cvr')).toBe(false);
  expect(isRequired('nothing')).toBe(false);
  expect(checksOf(purposeFormSchema).isRequired('rates.0.amount')).toBe(true);
});

it('knows which fields have something to be chosen always', () => {
  const { canBeEmpty } = checksOf(productInputSchema);
  expect(canBeEmpty('icon')).toBe(true);
  expect(canBeEmpty('descriptionType')).toBe(false);
  expect(canBeEmpty('categoryId')).toBe(false);
});

it('makes an empty form of each kind of field', () => {
  expect(blankValues(userInputSchema)).toEqual({
    id: null,
    version: null,
    approvesGuests: false,
    name: null,
    email: null,
    phoneNumber: null,
    roles: [],
    areaIds: [],
    approvalLimit: null,
    password: null,
  });
  expect(blankValues(productInputSchema)).toMatchObject({
    name: null,
    icon: null,
    categoryId: null,
    hasAmount: false,
    addOnValues: [],
    descriptionType: 'none',
  });
  expect(blankValues(purposeFormSchema)).toMatchObject({ rates: [], startDate: null, sponsorPaysPrints: false });
});

it('takes of what is stored each field that the schema has, and nothing else', () => {
  const stored = { ...blankValues(userInputSchema), name: 'Mette', lockedOut: true };
  const values = valuesFrom(userInputSchema, stored);
  expect(Object.keys(values)).toEqual(Object.keys(userInputSchema.shape));
  expect(values.name).toBe('Mette');
  type StoredUser = Parameters<typeof valuesFrom<typeof userInputSchema>>[1];
  expectTypeOf(stored).toExtend<StoredUser>();
  expectTypeOf({ ...stored, email: undefined }).not.toExtend<StoredUser>();
});

import { expect, test } from 'vitest';
import { invalid } from './problem.ts';

test('one field’s message becomes a sentence with one full stop, also where it ends on "kr."', () => {
  expect(invalid({ amount: 'Raten mangler kun 12.500 kr.' }).body.message).toBe('Raten mangler kun 12.500 kr.');
  expect(invalid({ title: 'Titel skal udfyldes' }).body.message).toBe('Titel skal udfyldes.');
});

import { expect, it } from 'vitest';
import { mappingOf, missingOf, withField } from './mapping.rules.ts';

const columns = [
  { heading: 'Klub', samples: [], field: 'name' },
  { heading: 'Noter', samples: [], field: null },
];
const fields = [
  { field: 'name', label: 'Navn', required: true },
  { field: 'city', label: 'By', required: true },
  { field: 'note', label: 'Note', required: false },
];

it('begins with what was guessed, and goes on with what was chosen', () => {
  expect(mappingOf({ columns, mapping: null })).toEqual({ Klub: 'name', Noter: null });
  expect(mappingOf({ columns, mapping: { Klub: null, Noter: 'name' } })).toEqual({ Klub: null, Noter: 'name' });
});

it('gives a field to one column alone', () => {
  const mapping = { Klub: 'name', Noter: null, By: 'city' };
  expect(withField(mapping, 'Noter', 'name')).toEqual({ Klub: null, Noter: 'name', By: 'city' });
  expect(withField(mapping, 'Klub', null)).toEqual({ Klub: null, Noter: null, By: 'city' });
  expect(withField(mapping, 'Klub', 'name')).toEqual(mapping);
});

it('lacks the required fields that no column goes to', () => {
  expect(missingOf({ fields }, { Klub: 'name', Noter: null })).toEqual(['By']);
  expect(missingOf({ fields }, { Klub: 'name', Noter: 'city' })).toEqual([]);
});

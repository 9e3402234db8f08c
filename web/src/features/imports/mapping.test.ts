import { expect, it } from 'vitest';
import { defaultsFor, isForAll, mappingOf, missingOf, withField, withoutOf } from './mapping.rules.ts';

const columns = [
  { heading: 'Klub', samples: [], field: 'name' },
  { heading: 'Noter', samples: [], field: null },
];
const fields = [
  { field: 'name', label: 'Navn', required: true, says: [], names: false, without: null },
  { field: 'city', label: 'By', required: true, says: [], names: false, without: null },
  { field: 'note', label: 'Note', required: false, says: [], names: false, without: 'Noten er tom.' },
  { field: 'town', label: 'Postnr. og by', required: false, says: ['city'], names: false, without: null },
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
  expect(missingOf({ fields }, { Klub: 'name', Noter: null })).toEqual([fields[1]]);
  expect(missingOf({ fields }, { Klub: 'name', Noter: 'city' })).toEqual([]);
  expect(missingOf({ fields }, { Klub: 'name', Noter: 'town' })).toEqual([]);
});

it('gives all new records what was chosen for a field without a column, but no name', () => {
  const missing = missingOf({ fields }, {});
  expect(missing.filter(isForAll)).toEqual([fields[1]]);
  expect(defaultsFor(missing, { city: ' Hobro ', note: 'x' })).toEqual({ city: 'Hobro' });
  expect(defaultsFor(missing, { city: ' ' })).toEqual({});
});

it('says what becomes of new records where no column goes to a field', () => {
  expect(withoutOf({ fields }, { Klub: 'name' })).toEqual([{ label: 'Note', said: 'Noten er tom.' }]);
  expect(withoutOf({ fields }, { Klub: 'name', Noter: 'note' })).toEqual([]);
});

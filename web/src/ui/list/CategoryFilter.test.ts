import { expect, it } from 'vitest';
import { categoryOptions } from './CategoryFilter.tsx';

it('groups categories by what they are of, in the order that they come in', () => {
  const options = categoryOptions([
    { id: 1, name: 'Guldsponsor', use: 'Aftaler' },
    { id: 2, name: 'Fodbold', use: 'Klubber' },
    { id: 3, name: 'Andet', use: 'Begge' },
    { id: 4, name: 'Sølvsponsor', use: 'Aftaler' },
  ]);
  expect(options.map(({ label, group }) => [group, label])).toEqual([
    ['Klubber', 'Fodbold'],
    ['Aftaler', 'Guldsponsor'],
    ['Aftaler', 'Sølvsponsor'],
    ['Klubber og aftaler', 'Andet'],
  ]);
});

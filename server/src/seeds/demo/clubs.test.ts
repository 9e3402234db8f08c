import { purposes } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { clubs } from './clubs.ts';

it('of nine clubs with an agreement that runs, nobody knows whether they charge VAT; of all others somebody does', () => {
  const unknown = clubs.filter(({ chargesVat }) => chargesVat === null);
  expect(unknown).toHaveLength(9);
  for (const { name, recipes } of unknown)
    expect(
      recipes.map(({ state }) => state),
      name,
    ).toContain('running');
  const [yes, no] = [true, false].map((said) => clubs.filter(({ chargesVat }) => chargesVat === said).length);
  expect(yes).toBeGreaterThan(5);
  expect(no).toBeGreaterThan(2 * (yes ?? 0));
});

it('every purpose is that of some clubs, most clubs have one, and a few have none', () => {
  for (const purpose of purposes)
    expect(clubs.filter((club) => club.purposes.includes(purpose)).length, purpose).toBeGreaterThan(2);
  expect(clubs.filter((club) => club.purposes.length === 0)).toHaveLength(3);
});

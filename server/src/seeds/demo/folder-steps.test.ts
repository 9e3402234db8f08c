import { addDays } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { createdAt } from './club-steps.ts';
import { clubs } from './clubs.ts';
import { foldersBegin } from './folder-steps.ts';

it('puts nothing into the folder of a club that is not there yet, on each day of two years', () => {
  for (let today = '2026-11-01'; today < '2028-11-01'; today = addDays(today, 1))
    for (const { club: name, at } of foldersBegin(today)) {
      const index = clubs.findIndex((club) => club.name === name);
      const club = clubs[index];
      if (!club) throw new Error(`There is no ${name}`);
      expect(at.getTime(), `${name} on ${today}`).toBeGreaterThan(createdAt(club, index, today).getTime());
    }
});

import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { csvOf, importsOf } from './imports.testing.ts';

const test = await openTestApp();
const { admin } = test;
const imports = importsOf(admin, 'sponsorships');

let club: number;
beforeAll(async () => {
  club = (await makeSponsorship(test, { name: 'Hals Rideklub' })).id;
});

/** What a cell makes of the club: its errors, or what is stored of it afterwards. */
const importCell = async (heading: string, field: string, cell: string): Promise<unknown> => {
  const started = await imports.preview(csvOf(['Id', heading], [[String(club), cell]]));
  const [row] = await imports.rows(started);
  if (row?.Action === 'error') return row.Errors;
  ok(await imports.run(started.id));
  return ok(await admin.get(`/api/sponsorships/${club}`))[field];
};

describe('whether a club charges VAT', () => {
  it.each(['Moms', 'Momsregistreret', 'Klubben opkræver moms'])('is read in a column %s', async (heading) => {
    for (const [cell, stored] of [
      ...([
        ['Ja', true],
        ['nej', false],
        ['x', true],
        ['Ved ikke', null],
        ['Nej', false],
      ] as const),
      // An empty cell says nothing.
      ...([
        ['', false],
        ['(tom)', null],
      ] as const),
    ] as const)
      expect([cell, await importCell(heading, 'chargesVat', cell)]).toEqual([cell, stored]);
  });

  it('is nothing else', async () => {
    expect(await importCell('Moms', 'chargesVat', '25 %')).toEqual([
      'Klubben opkræver moms: Skriv Ja, Nej eller Ved ikke. Her står "25 %"',
    ]);
  });
});

describe('what a club is supported for', () => {
  it.each(['Formål', 'Indsatsområder'])('is read in a column %s, several at once', async (heading) => {
    for (const [cell, stored] of [
      ['Kultur, bredde', ['Bredde', 'Kultur']],
      ['BØRN OG UNGE; Natur', ['Børn og unge', 'Natur']],
      // An empty cell says nothing.
      ['', ['Børn og unge', 'Natur']],
      ['(tom)', []],
    ] as const)
      expect([cell, await importCell(heading, 'purposes', cell)]).toEqual([cell, stored]);
  });

  it('is nothing else: the row says which word cannot be chosen, and which can', async () => {
    expect(await importCell('Formål', 'purposes', 'Kultur; Idræt')).toEqual([
      'Formål: "Idræt" kan ikke vælges. Vælg blandt Børn og unge, Bredde, Elite, Kultur, Socialt, Natur',
    ]);
  });

  it('changes nothing where the same words stand in another order', async () => {
    await importCell('Formål', 'purposes', 'Elite; Kultur');
    const started = await imports.preview(csvOf(['Id', 'Formål'], [[String(club), 'kultur, elite']]));
    expect(await imports.rows(started)).toMatchObject([{ Action: 'unchanged', Changes: [] }]);
  });
});

import { describe, expect, it } from 'vitest';
import { initialsFit } from './initials.rules.ts';
import { isNear } from './near.rules.ts';
import { NameFinder } from './references.rules.ts';

describe('a name', () => {
  it.each([
    ['Midt/Vest', 'Midt- og Vestjylland'],
    ['Nord', 'Nordjylland'],
    ['Nordjyland', 'Nordjylland'],
    ['Nrd', 'Nord'],
    ['Sy', 'Syd'],
    ['Midtjylland', 'Midt- og Vestjylland'],
    ['Fodbold ', 'Fodbold'],
    ['Ålborg', 'Aalborg'],
    ['Nrod', 'Nord'],
    ['Region Nord', 'Nordjylland'],
    ['Handbold', 'Håndbold'],
    ['Haandbold', 'Håndbold'],
    ['Gymanstik', 'Gymnastik'],
    ['Bord tennis', 'Bordtennis'],
    ['Håndboldklub', 'Håndbold'],
    ['Jørgen B.', 'Jørgen Bach'],
    ['Hedens BK', 'Hedens Boldklub'],
    ['Esport', 'E-sport'],
  ])('%s is near to %s', (sought, known) => expect(isNear(sought, known)).toBe(true));

  it.each([
    ['Roning', 'Ridning'],
    ['Svømning', 'Ridning'],
    ['Skydning', 'Ridning'],
    ['Kampsport', 'E-sport'],
    ['Fodbold', 'Håndbold'],
    ['Bordtennis', 'Tennis'],
    ['Nordjylland', 'Sydjylland'],
    ['Øst', 'Vest'],
    ['Østjylland', 'Vestjylland'],
    ['Golf', 'Dans'],
    ['Dans', 'Dart'],
    ['Skjern BK', 'Skjern IF'],
    ['Anders Møller', 'Mette Møller'],
    ['MK', 'Mette Kjær'],
    ['-', 'Ridning'],
  ])('%s is not near to %s', (sought, known) => expect(isNear(sought, known)).toBe(false));
});

describe('initials', () => {
  const users = [
    { id: 1, name: 'Mikkel Krog', email: 'mikkel@bank.dk' },
    { id: 2, name: 'Mette Lund', email: 'mk@bank.dk' },
    { id: 3, name: 'Nanna Skovbjerg', email: 'nanna@bank.dk' },
    { id: 4, name: 'Anne-Marie Rask', email: 'anne@bank.dk' },
    { id: 5, name: 'Lone Øster', email: 'lone@bank.dk' },
    { id: 6, name: 'Åse Holm', email: 'aase@bank.dk' },
    { id: 7, name: 'Mads Kold', email: 'mads@bank.dk', gone: true },
    { id: 8, name: 'Amr Ali', email: 'amr@bank.dk' },
  ];
  const finder = new NameFinder('Brugeren', users, { isOffered: ({ gone }) => !gone, fit: initialsFit });
  const namesFor = (text: string) => {
    const reading = finder.all(text);
    return 'problem' in reading ? reading.unknown?.nearest.map(({ id }) => id) : [];
  };

  it.each([
    ['MK', [2]],
    ['mk', [2]],
    ['nsk', [3]],
    ['NS', [3]],
    ['AMR', [8]],
    ['mlu', [2]],
    ['LØ', [5]],
    ['ÅH', [6]],
    ['Å.H.', [6]],
    ['xq', []],
  ])('%s are those of whoever has them in the e-mail, else of who has them in the name', (text, ids) =>
    expect(namesFor(text)).toEqual(ids),
  );

  it('stand in the hint too', () =>
    expect(finder.all('ÅH')).toMatchObject({ problem: 'Brugeren "ÅH" findes ikke. Mente du Åse Holm?' }));
});

it('only what is near, and offered, is suggested', () => {
  const sports = ['Ridning', 'E-sport', 'Fodbold', 'Guldsponsor'].map((name, id) => ({ id, name }));
  const finder = new NameFinder('Kategorien', sports, { isOffered: ({ name }) => name !== 'Guldsponsor' });
  const findAll = (name: string) => finder.all(name);
  for (const name of ['Roning', 'Svømning', 'Skydning', 'Kampsport', 'Guld'])
    expect(findAll(name)).toMatchObject({ problem: `Kategorien "${name}" findes ikke`, unknown: { nearest: [] } });
  expect(findAll('Fodbld')).toMatchObject({ unknown: { nearest: [{ id: 2, name: 'Fodbold' }] } });
  expect(finder.choices()).toEqual(sports.slice(0, 3));
  expect(finder.find('Guldsponsor')).toHaveLength(1);
});

import { describe, expect, it } from 'vitest';
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

it('only what is near, and offered, is suggested', () => {
  const sports = ['Ridning', 'E-sport', 'Fodbold', 'Guldsponsor'].map((name, id) => ({ id, name }));
  const finder = new NameFinder('Kategorien', sports, { isOffered: ({ name }) => name !== 'Guldsponsor' });
  const said = (name: string) => finder.all(name);
  for (const name of ['Roning', 'Svømning', 'Skydning', 'Kampsport', 'Guld'])
    expect(said(name)).toMatchObject({ problem: `Kategorien "${name}" findes ikke`, unknown: { nearest: [] } });
  expect(said('Fodbld')).toMatchObject({ unknown: { nearest: [{ id: 2, name: 'Fodbold' }] } });
  expect(finder.choices()).toEqual(sports.slice(0, 3));
  expect(finder.find('Guldsponsor')).toHaveLength(1);
});

import { plural } from '../../lib/formats.ts';
import { texts as uiTexts } from '../../ui/texts.ts';

const NOUN = 'kontaktperson';

/** The Danish texts of a sponsorship's contacts. */
export const texts = {
  title: 'Kontaktpersoner',
  noun: NOUN,
  none: 'Ingen kontaktpersoner endnu',
  addOne: 'Tilføj en i mappen',
  all: (count: number) => `Alle ${plural(count, 'kontaktperson', 'kontaktpersoner')}`,
  noneHint: 'Tilføj dem, I taler med i klubben.',
  add: 'Tilføj',
  titleOf: (contact?: object) => uiTexts.record[contact ? 'editTitle' : 'add'](NOUN),
  primary: 'Primær',
  makePrimary: 'Gør til primær',
  unstar: 'Fjern som primær',
  isPrimaryNoMore: (name: string) => `${name} er ikke længere primær kontaktperson!`,
  isPrimary: (name: string) => `${name} er nu primær kontaktperson!`,
  left: (day: string) => `Ikke længere aktiv fra ${day}`,
  leaves: (day: string) => `Aktiv til ${day}`,
  lostPrimary: 'Kontaktpersonen forsvinder også fra sponsoratets stamdata.',
  saved: 'Kontaktpersonen blev gemt!',
  primaryHelp: 'Står også i sponsoratets stamdata. Der er kun én ad gangen.',
  activeToHelp: 'Fra den dag er personen ikke primær.',
} as const;

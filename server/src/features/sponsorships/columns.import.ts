import { isCategoryFor, purposes, sponsorshipInputSchema } from '@sponsorat/api';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import {
  choicesIn,
  digitsIn,
  emailIn,
  emailWords,
  idField,
  phoneWords,
  townIn,
} from '../../lib/imports/fields.rules.ts';
import { formFields } from '../../lib/imports/form-fields.rules.ts';
import type { ImportField } from '../../lib/imports/import-kind.ts';
import { SimilarNames } from '../../lib/imports/names.rules.ts';
import { NameFinder } from '../../lib/imports/references.rules.ts';
import { yesNoOrUnknownIn } from '../../lib/spreadsheet/cell-values.rules.ts';
import { listAreas } from '../areas/areas.store.ts';
import { listCategories } from '../categories/categories.store.ts';
import { placeOf } from './matching.rules.ts';
import { loadResponsible, responsibleFields } from './responsible.import.ts';
import { listAllSponsorships, type SponsorshipRecord } from './sponsorships.store.ts';

/** What rows are read by and held against. */
export const loadKnown = async (tx: Connection, { clock }: Deps) => {
  const all = await listAllSponsorships(tx);
  const categories = await listCategories(tx);
  const areas = await listAreas(tx);
  return {
    all,
    today: today(clock),
    /** The references of rows that were saved already. */
    knownReferences: new Set<string>(),
    /** The clubs of rows that were saved already, by who is responsible for them now and was not before. */
    handedOver: new Map<number, SponsorshipRecord[]>(),
    records: new Map(all.map((one) => [one.id, one])),
    byCvr: Map.groupBy(
      all.filter(({ cvr }) => cvr),
      ({ cvr }) => cvr as string,
    ),
    byPlace: Map.groupBy(all, ({ name, zipCode }) => placeOf(name, zipCode)),
    similar: new SimilarNames(all.map(({ name }) => name)),
    areas: new NameFinder('Området', areas),
    categories: new NameFinder('Kategorien', categories, { isOffered: ({ use }) => isCategoryFor(use, 'Klubber') }),
    categoriesById: new Map(categories.map((one) => [one.id, one])),
    ...(await loadResponsible(tx, areas)),
  };
};
export type KnownSponsorships = Awaited<ReturnType<typeof loadKnown>>;

/** The columns of a sheet of sponsorships. */
export const sponsorshipFields: readonly ImportField<KnownSponsorships>[] = [
  idField,
  ...formFields<KnownSponsorships>(sponsorshipInputSchema, {
    name: {
      also: ['Klub', 'Klubnavn', 'Klubbens navn', 'Forening', 'Foreningens navn', 'Sponsorat', 'Modtager'],
      comment: 'Klubbens fulde navn.',
      examples: ['Æblestrup Boldklub', 'Prøvestrup Håndbold'],
    },
    shortName: {
      required: false,
      also: ['Kort navn', 'Kortnavn', 'Fork.', 'Kaldenavn', 'Kort'],
      comment: 'Det korte navn, som står i aftalens tekster. Uden det bruges hele navnet.',
      without: 'Nye klubber får hele deres navn som forkortelse. Det kan ændres på hver klub bagefter.',
      examples: ['ÆB', 'Prøvestrup'],
    },
    categoryId: [
      {
        field: 'category',
        label: 'Kategori',
        required: true,
        also: ['Sport', 'Idræt', 'Idrætsgren', 'Sportsgren', 'Gren', 'Aktivitet', 'Type', 'Branche'],
        comment: 'En af kategorierne i Indstillinger.',
        examples: ['Fodbold', 'Håndbold'],
        read: (cell, { categories }) => categories.id(cell),
        names: ({ categories }) => categories,
      },
    ],
    areaId: [
      {
        field: 'area',
        label: 'Område',
        required: true,
        also: ['Region', 'Distrikt', 'Afdeling', 'Afd.', 'Filial', 'Landsdel', 'Bankområde'],
        comment: 'Et af områderne i Indstillinger.',
        examples: ['Nordjylland', 'Midtjylland'],
        read: (cell, { areas }) => areas.id(cell),
        names: ({ areas }) => areas,
      },
    ],
    cvr: {
      also: ['CVR-nr', 'CVR-nummer', 'CVR nr.', 'Cvrnr', 'SE-nr'],
      comment: '8 cifre. Findes nummeret i forvejen, opdateres det sponsorat.',
      examples: ['12345674', ''],
      read: digitsIn,
    },
    address: {
      also: ['Vej', 'Gade', 'Vejnavn', 'Gadenavn', 'Vej og nr.', 'Adr.'],
      comment: 'Vej og nummer.',
      examples: ['Sønderågade 3', 'Stadionvej 12'],
    },
    zipCode: {
      also: ['Postnummer', 'Post nr', 'Zip'],
      says: ['city'],
      comment: '3 eller 4 cifre.',
      examples: ['5970', '6900'],
    },
    city: {
      also: ['Bynavn', 'Poststed'],
      comment: 'Byen. Er cellen tom, findes den af postnummeret.',
      examples: ['Ærøskøbing', 'Skjern'],
    },
    contact: {
      also: ['Kontakt', 'Kontaktnavn', 'Formand', 'Att.', 'Kontaktens navn'],
      comment: 'Navnet på klubbens kontaktperson.',
      examples: ['Åse Eksempel', ''],
    },
    contactEmail: {
      read: emailIn,
      also: [
        ...emailWords,
        'Kontaktmail',
        'Kontakt e-mail',
        'Kontaktens e-mail',
        'Kontaktperson e-mail',
        'Kontaktpersonens e-mail',
        'Kontaktpersons e-mail',
      ],
      comment: 'Kontaktpersonens e-mail.',
      examples: ['aase@klub.example', ''],
    },
    contactPhone: {
      also: [
        ...phoneWords,
        'Mobilnr.',
        'Kontakttelefon',
        'Kontakt tlf',
        'Kontaktens telefon',
        'Kontaktperson telefon',
        'Kontaktpersonens telefon',
        'Kontaktpersons telefon',
      ],
      comment: 'Kontaktpersonens telefon.',
      examples: ['12 34 56 78', ''],
    },
    facebook: {
      comment: 'Adressen på klubbens side.',
      examples: ['https://facebook.com/eksempel', ''],
    },
    instagram: { comment: 'Adressen på klubbens profil.' },
    userId: responsibleFields,
    checkedOn: {
      also: ['Kontrolleret den', 'Kontrolleret', 'Kundekontrol', 'KYC'],
      comment: 'Dagen, hvor klubben sidst blev kontrolleret i bankens eget kundesystem.',
      examples: ['03-05-2026', ''],
    },
    chargesVat: {
      also: ['Moms', 'Momsregistreret', 'Opkræver moms', 'Momspligtig'],
      comment: 'Ja, Nej eller Ved ikke.',
      examples: ['Nej', 'Ved ikke'],
      read: yesNoOrUnknownIn,
    },
    purposes: {
      also: ['Støtteformål', 'Indsatsområde', 'Indsatsområder'],
      comment: `Et eller flere af ${purposes.join(', ')}. Flere adskilles af komma eller semikolon.`,
      examples: ['Børn og unge; Bredde', ''],
      read: choicesIn(purposes),
    },
  }),
  {
    field: 'town',
    label: 'Postnr. og by',
    also: ['Postnr og by', 'Postnr/by', 'Postnr by', 'Postnummer og by', 'Post nr. og by', 'Postby', 'Postadresse'],
    says: ['zipCode', 'city'],
    comment: 'Hvor de står sammen, som 5970 Ærøskøbing.',
    read: townIn,
  },
];

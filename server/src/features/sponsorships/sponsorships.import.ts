import {
  type FieldErrors,
  isCategoryFor,
  passesModulus11,
  purposes,
  type RowChange,
  type SponsorshipInput,
  sponsorshipInputSchema,
  townOf,
} from '@sponsorat/api';
import towns from '@sponsorat/api/towns.json' with { type: 'json' };
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { defineImport } from '../../lib/imports/define-import.ts';
import { namedOnce, twoExamples } from '../../lib/imports/examples.rules.ts';
import {
  choicesIn,
  digitsIn,
  emailIn,
  emailWords,
  idField,
  phoneWords,
  townIn,
  withTown,
} from '../../lib/imports/fields.rules.ts';
import { formFields } from '../../lib/imports/form-fields.rules.ts';
import type { ImportField, Values } from '../../lib/imports/import-kind.ts';
import { SimilarNames } from '../../lib/imports/names.rules.ts';
import { NameFinder } from '../../lib/imports/references.rules.ts';
import { yesNoOrUnknownIn } from '../../lib/spreadsheet/cell-values.rules.ts';
import { listAreas } from '../areas/areas.store.ts';
import { categoryProblem } from '../categories/categories.rules.ts';
import { listCategories } from '../categories/categories.store.ts';
import { exampleAreas } from './examples.store.ts';
import { tellResponsible } from './handed-over.usecases.ts';
import { findClub, keysOfClub, perhapsSameClub, placeOf } from './matching.rules.ts';
import { loadResponsible, responsibleFields, responsibleProblem, settleResponsible } from './responsible.import.ts';
import { checkedProblem, responsibleChanges } from './sponsorships.rules.ts';
import { listAllSponsorships, type SponsorshipRecord } from './sponsorships.store.ts';
import { writeSponsorship } from './sponsorships.usecases.ts';

const loadKnown = async (tx: Connection, { clock }: Deps) => {
  const all = await listAllSponsorships(tx);
  const categories = await listCategories(tx);
  const areas = await listAreas(tx);
  return {
    all,
    today: today(clock),
    /** The references of rows that were saved already. */
    checked: new Set<string>(),
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
type KnownSponsorships = Awaited<ReturnType<typeof loadKnown>>;

const fields: readonly ImportField<KnownSponsorships>[] = [
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

const settle = (given: Values): { values: Values; errors: string[] } => {
  const { category, area, user: _user, userEmail: _email, ...values } = withTown(given);
  if ('category' in given) values.categoryId = category;
  if ('area' in given) values.areaId = area;
  const { userId, errors } = settleResponsible(given);
  return { values: { ...values, ...(userId !== undefined && { userId }) }, errors };
};

/** As on the screen a new club is called by its whole name, and a new postnummer fills in its town. */
const givenTo = ({ name, shortName, zipCode, city }: Values, record: SponsorshipRecord | null): Values => {
  const isNewPlace = typeof zipCode === 'string' && zipCode !== record?.zipCode && city === undefined;
  const town = isNewPlace ? townOf(towns, zipCode) : undefined;
  return { ...(!record && name && !shortName ? { shortName: name } : {}), ...(town && { city: town }) };
};

const check = (input: Values, before: SponsorshipRecord | null, known: KnownSponsorships): FieldErrors => {
  const values = input as SponsorshipInput;
  const problems: FieldErrors = checkedProblem(values.checkedOn, known.today);
  const choice = { label: 'Kategori', owner: 'Klubber', chosen: [values.categoryId] } as const;
  const category = categoryProblem(known.categoriesById, { ...choice, stored: before ? [before.categoryId] : [] });
  if (category) problems.categoryId = category;
  const user = responsibleChanges(values, before) && responsibleProblem(values, known);
  if (user) problems.userId = user;
  return problems;
};

/** A CVR that fails modulus 11 is likely to be mistyped. */
const cvrRemark = (changes: readonly RowChange[]) => {
  const cvr = changes.find(({ field }) => field === 'cvr')?.after;
  if (!cvr || passesModulus11(cvr)) return null;
  return { field: 'cvr', name: `CVR ${cvr}`, why: 'Kontrollér CVR-nummeret. Det ligner en tastefejl' };
};

/** Sponsorships: by Id, else by CVR, else by name and postnr. */
export const sponsorshipsImport = defineImport({
  a: 'et sponsorat',
  fields,
  examples: async (db) => {
    const categories = namedOnce(await listCategories(db)).filter(({ use }) => isCategoryFor(use, 'Klubber'));
    return twoExamples(await exampleAreas(db), categories, ({ name, user }, category) => ({
      area: name,
      user,
      category: category.name,
    }));
  },
  load: loadKnown,
  schema: sponsorshipInputSchema,
  valuesOf: (record: SponsorshipRecord) => ({ ...record }),
  nameOf: ({ name }) => name,
  labelOf: ({ name }) => (typeof name === 'string' ? name : ''),
  pathOf: ({ id }) => `/sponsorships/${id}`,
  given: givenTo,
  settle,
  find: (values, known: KnownSponsorships) => findClub(values, known),
  keysOf: keysOfClub,
  perhapsSame: perhapsSameClub,
  check,
  remark: cvrRemark,
  references: ({ categories, areas, users }) => ({ category: categories, area: areas, user: users }),
  save: async (tx: Connection, deps: Deps, actor, { input, context: { checked, handedOver } }) => {
    const given = new Input(input, sponsorshipInputSchema);
    const { before, after } = await writeSponsorship(tx, deps, actor, given, checked);
    if (after.userId !== before?.userId) handedOver.set(after.userId, [...(handedOver.get(after.userId) ?? []), after]);
    return after.id;
  },
  end: async (tx, deps, actor, { handedOver }) => {
    for (const [userId, clubs] of handedOver) await tellResponsible(tx, deps, actor, userId, clubs);
  },
});

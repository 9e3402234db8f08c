import { fileContractInputSchema } from '@sponsorat/api';
import { idField } from '../../lib/imports/fields.rules.ts';
import { formFields } from '../../lib/imports/form-fields.rules.ts';
import type { ImportField } from '../../lib/imports/import-kind.ts';
import type { NameFinder } from '../../lib/imports/references.rules.ts';
import { amountIn, cellText, dayIn } from '../../lib/spreadsheet/cell-values.rules.ts';
import { beginningOf } from '../../lib/texts.rules.ts';
import { type ClubLookup, clubFields } from '../sponsorships/club.import.ts';
import { endIn, periodIn, startIn } from './periods.rules.ts';

type ContractLookup = ClubLookup & {
  byNumber: ReadonlyMap<string, unknown>;
  categories: NameFinder<{ id: number; name: string }>;
};
type Field = ImportField<ContractLookup>;

/** How many rates a row may have. */
export const RATES = 12;

/** What says neither whether it is the day of a rate nor its amount. */
const rateHeadings = (rate: number): string[] => [`${rate}. rate`, `Rate ${rate}`];
const rateFields = Array.from({ length: RATES }, (_, at): Field[] => [
  {
    field: `rate${at + 1}Date`,
    label: `Rate ${at + 1} dato`,
    read: dayIn,
    comment: 'Skriv datoen som 31-12-2026.',
    also: [
      `${at + 1}. rate dato`,
      `Dato rate ${at + 1}`,
      `Dato ${at + 1}. rate`,
      `Rate ${at + 1} forfald`,
      `Forfald rate ${at + 1}`,
      `${at + 1}. rate forfald`,
      `${at + 1}. rate forfalder`,
    ],
    alsoIf: { headings: rateHeadings(at + 1), hold: 'days' },
  },
  {
    field: `rate${at + 1}Amount`,
    label: `Rate ${at + 1} beløb`,
    read: amountIn,
    comment: 'Skriv beløbet som 60.000,50.',
    also: [`${at + 1}. rate beløb`, `Beløb rate ${at + 1}`, `Beløb ${at + 1}. rate`],
    alsoIf: { headings: rateHeadings(at + 1), hold: 'amounts' },
  },
]).flat();

/** What a file of agreements may say. */
export const contractFields: readonly Field[] = [
  idField,
  {
    field: 'number',
    label: 'Aftalenr.',
    identifies: true,
    comment: 'Nummeret på en aftale, der er her i forvejen. Nye aftaler får selv et nummer.',
    read: (cell, { byNumber }) => {
      const number = cellText(cell);
      if (byNumber.has(number)) return { value: number };
      return { problem: `Ingen aftale har nummeret "${beginningOf(number, 30)}". Nye aftaler får selv et nummer` };
    },
  },
  ...clubFields,
  ...formFields<ContractLookup>(fileContractInputSchema, {
    externalNumber: {
      also: [
        'Gammelt aftalenr.',
        'Gammelt aftalenummer',
        'Gammelt nummer',
        'Eksternt aftalenr.',
        'Eksternt nummer',
        'Kontraktnr.',
        'Kontraktnummer',
        'Sagsnr.',
        'Sagsnummer',
        'Journalnr.',
        'Journalnummer',
        'Vores nr.',
        'Vores nummer',
      ],
      comment: 'Nummeret på den gamle aftale, højst 50 tegn. Aftalen kan søges frem på det.',
      examples: ['2019/17', ''],
    },
    category: [
      {
        field: 'category',
        label: 'Kategori',
        required: true,
        also: ['Aftalens kategori', 'Sponsorkategori', 'Sponsortype', 'Sponsorniveau', 'Aftaletype', 'Niveau', 'Pakke'],
        comment: 'En af kategorierne til aftaler.',
        examples: ['Hovedsponsor', 'Guldsponsor'],
        // A category that is gone may still be what a signed agreement says.
        read: (cell) => ({ value: cellText(cell) }),
        names: ({ categories }) => categories,
      },
    ],
    additionalCategories: [
      {
        field: 'additionalCategories',
        label: 'Yderligere kategorier',
        also: ['Andre kategorier', 'Øvrige kategorier'],
        comment: 'Flere kategorier adskilles af semikolon.',
        read: (cell, { categories }) => categories.ids(cell),
        names: ({ categories }) => categories,
      },
    ],
    startDate: {
      read: startIn,
      examples: ['15-01-2027', '15-07-2027'],
      required: true,
      also: ['Start', 'Fra', 'Aftale fra', 'Gælder fra', 'Periode fra', 'Aftalestart', 'Løber fra', 'Periode start'],
    },
    endDate: {
      read: endIn,
      examples: ['14-01-2028', '14-07-2029'],
      required: true,
      also: [
        'Slut',
        'Til',
        'Aftale til',
        'Udløb',
        'Gælder til',
        'Periode til',
        'Aftaleslut',
        'Løber til',
        'Udløber',
        'Udløbsdato',
      ],
    },
    renegotiation: {
      also: [
        'Genforhandles',
        'Genforhandles senest',
        'Genforhandling senest',
        'Genforhandles den',
        'Genforhandl senest',
        'Genforhandlingsdato',
        'Dato for genforhandling',
      ],
    },
    confirmedOn: {
      // Bare 'Godkendt' and 'Underskrevet' hold yes or no as often as a day.
      also: [
        'Bekræftelsesdato',
        'Bevilget den',
        'Bevillingsdato',
        'Godkendt den',
        'Godkendelsesdato',
        'Dato for bekræftelse',
        'Dato for godkendelse',
        'Dato for bevilling',
      ],
      comment: 'Den dag, banken sagde ja til den gamle aftale. Skriv den som 31-12-2026.',
    },
    signedOn: {
      also: [
        'Underskriftsdato',
        'Dato for underskrift',
        'Dato underskrevet',
        'Underskrevet dato',
        'Underskrift dato',
        'Signeret den',
        'Signeringsdato',
        'Aftaledato',
        'Dato for aftale',
        'Kontraktdato',
        'Indgået den',
        'Aftale indgået',
        'Aftalen indgået',
        'Indgåelsesdato',
      ],
      comment: 'Den dag, den gamle aftale blev underskrevet. Skriv den som 31-12-2026.',
    },
    sponsorshipAmount: {
      examples: ['60.000,00', '25.000'],
      required: true,
      also: [
        'Beløb',
        'Beløb pr. år',
        'Sponsorbeløb',
        'Årlig sum',
        'Pr. år',
        'Kr. pr. år',
        'Årligt',
        'Årlig støtte',
        'Årligt sponsorbeløb',
        'Sponsorat pr. år',
        'Støtte pr. år',
        'Årlig ydelse',
        'Årlig betaling',
      ],
    },
    specialAgreements: {
      // Not 'Bemærkninger': what the bank notes for itself would stand in the agreement that the club signs.
      also: ['Særlige vilkår'],
    },
    valueOfAdvertisement: { label: 'Reklame (andel i %)', also: ['Reklameandel'] },
    valueOfTickets: { label: 'Billetter (andel i %)', also: ['Billetandel'] },
    valueOfCatering: { label: 'Forplejning (andel i %)', also: ['Forplejningsandel', 'Bespisning'] },
    valueOfTravel: { label: 'Rejse (andel i %)', also: ['Rejser', 'Rejseandel'] },
    renewsId: null,
    // A simple agreement has none.
    sponsorPaysPrints: null,
    // So many that they come last.
    rates: null,
  }),
  {
    field: 'period',
    label: 'Periode',
    also: ['Aftaleperiode', 'Sponsorperiode'],
    says: ['startDate', 'endDate'],
    comment: 'Hvor start og slut står sammen, som 2026-2027.',
    read: periodIn,
  },
  ...rateFields,
];

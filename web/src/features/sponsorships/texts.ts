import { joinWords } from '@sponsorat/api';
import { daysAgo, forDays, unbroken } from '../../lib/since.ts';

/** The Danish texts of the sponsorships' screens. */
export const texts = {
  noActive: 'Ingen aktiv aftale',
  title: 'Alle sponsorater',
  create: 'Opret sponsorat',
  noun: 'sponsorat',
  saved: 'Sponsorat blev gemt!',
  logoUploaded: 'Logo blev uploadet!',

  list: {
    search: 'Søg efter klub, by, aftale …',
    /** Whose sponsorships a Bruger sees. */
    shownAreas: (areas: readonly string[]) =>
      areas.length === 0 ? 'Du har ingen områder endnu. Bed en administrator om adgang.' : `Viser ${joinWords(areas)}`,
    firstHint: 'Opret det første sponsorat. Derefter kan du oprette aftalen med klubben.',
    contractsOf: (category: string) => `Aftaler: ${category}`,
    columns: {
      name: 'Navn',
      category: 'Kategori',
      sum: 'Aktiv sum',
      renegotiation: 'Genforhandling',
      utilization: 'Udnyttelse',
      status: 'Status',
      responsible: 'Ansvarlig',
    },
    tabs: {
      label: 'Udvalg',
      All: 'Alle',
      Renegotiation: 'Genforhandling',
      Awaiting: 'Afventer',
      Draft: 'Kladder',
      None: 'Mangler aftale',
    },
    match: {
      shortName: 'Forkortelse',
      city: 'By',
      contact: 'Kontaktperson',
      contactEmail: 'E-mail',
      cvr: 'CVR',
      number: 'Aftale',
    },
  },

  stillAwaiting: {
    count: (count: number) => {
      if (count === 0) return 'Ingen aftaler afventer længere underskrift.';
      return count === 1
        ? '1 sponsorat har endnu en aftale, der afventer underskrift.'
        : `${count} sponsorater har endnu aftaler, der afventer underskrift.`;
    },
    see: (count: number) => (count === 1 ? 'Se sponsoratet' : 'Se sponsoraterne'),
  },

  pending: {
    Afventer: (days: number | null) =>
      days === null ? 'Afventer underskrift' : `Afventer underskrift ${unbroken(forDays(days))}`,
    Kommende: (day: string | null) => (day ? `Kommende fra ${day}` : 'Kommende'),
    Kladde: (days: number | null) => (days === null ? 'Kladde' : `Kladde, gemt ${unbroken(daysAgo(days))}`),
  },

  remove: {
    button: 'Slet sponsorat',
    lost: 'Stamdata, logo og eventuelle kladder til aftaler slettes og kan ikke hentes tilbage.',
  },

  tabs: {
    label: 'Sponsorat',
    overview: 'Oversigt',
    data: 'Stamdata',
    createContract: 'Opret aftale',
    folder: 'Mappe',
    tickets: 'Billetter og bevis',
    history: 'Historik',
  },

  header: {
    uploadLogo: 'Upload logo',
    facts: 'Fakta',
    contractCategory: 'Aftalens kategori',
    annualAmount: 'Årligt beløb',
    category: 'Kategori',
    utilization: 'Udnyttelse',
    responsible: 'Ansvarlig',
    contact: 'Kontaktperson',
    email: 'E-mail',
    phone: 'Telefon',
    facebook: 'Facebook',
    instagram: 'Instagram',
    newTab: ' (åbner i en ny fane)',
    contractsFailed: 'Aftalen kunne ikke hentes.',
    utilizationFailed: 'Udnyttelsen kunne ikke hentes.',
    unknown: 'Ikke hentet',
    checked: (day: string, name: string | null) =>
      `Kontrolleret i bankens kundesystem den ${unbroken(day)}${name ? ` af ${name}` : ''}`,
    retry: 'Prøv igen',
  },

  form: {
    label: 'Stamdata',
    club: 'Klub',
    bank: 'Tilknytning',
    contact: 'Kontakt',
    shortNameHelp: 'Bruges i aftalens tekster',
    chooseAreaFirst: 'Vælg først et område',
    noCategories: 'Der er ingen kategorier endnu. En administrator kan oprette dem.',
    noAreas: 'Du har ingen områder. En administrator kan give dig adgang til dem.',
    unknown: 'Ved ikke',
    noUsers: 'Ingen aktive brugere har området.',
    duplicates: {
      title: (count: number) =>
        count === 1 ? 'Klubben findes måske allerede' : 'Klubben findes måske allerede flere gange',
      own: (area: string, user: string) => `i ${area}. Ansvarlig er ${user}.`,
      foreign: 'Den findes allerede i et andet område: spørg en administrator.',
    },
    checkedBy: (name: string) => `Angivet af ${name}`,
    usersFailed: 'Brugerne kunne ikke hentes. Vælg området igen.',
  },
} as const;

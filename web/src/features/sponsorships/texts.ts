/** The Danish texts of the sponsorships' screens. */
export const texts = {
  title: 'Alle sponsorater',
  create: 'Opret sponsorat',
  noun: 'sponsorat',
  saved: 'Sponsorat blev gemt!',
  logoUploaded: 'Logo blev uploadet!',

  list: {
    search: 'Søg efter klub, by eller aftale',
    firstHint: 'Opret det første sponsorat. Derefter kan du lave aftalen med klubben.',
    status: 'Status',
    allStatuses: 'Alle statusser',
    area: 'Område',
    allAreas: 'Alle områder',
    contract: 'Aftale',
    allContracts: 'Alle aftaler',
    contracts: {
      active: 'Aktiv aftale',
      big: 'Over 50 tkr.',
      tickets: 'Med billetter',
      tracked: 'Med udnyttelse',
    },
    columns: {
      name: 'Navn',
      category: 'Kategori',
      sum: 'Aktiv sum',
      renegotiation: 'Genforhandling',
      utilization: 'Udnyttelse',
      status: 'Status',
    },
  },

  status: { active: 'Aktiv', renegotiation: 'Genforhandling', expired: 'Udløbet', none: 'Ingen aftale' },

  remove: {
    button: 'Slet sponsorat',
    lost: 'Stamdata, logo og eventuelle kladder til aftaler slettes og kan ikke hentes tilbage.',
  },

  tabs: {
    label: 'Sponsorat',
    overview: 'Oversigt',
    data: 'Stamdata',
    createContract: 'Opret aftale',
    history: 'Historik',
  },

  header: {
    uploadLogo: 'Upload logo',
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
    noAreas: 'Der er ingen områder, du kan bruge. En administrator kan give dig dem.',
    noUsers: 'Ingen aktive brugere har området.',
    usersFailed: 'Brugerne kunne ikke hentes. Vælg området igen.',
  },
} as const;

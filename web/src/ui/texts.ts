import type { UsedBy } from '@sponsorat/api';
import { type Noun, nouns } from './nouns.ts';

/** The Danish texts of the kit: what forms, lists and pages say, whatever they are about. */
export const texts = {
  product: 'Sponsorat',
  retry: 'Prøv igen',
  close: 'Luk',
  save: 'Gem',
  cancel: 'Annuller',
  yes: 'Ja',
  no: 'Nej',
  requestId: (id: string) => `Fejlnummer ${id}`,
  loading: 'Indlæser',
  slow: 'Det tager længere tid end normalt at hente siden.',
  newTab: ' (åbner i en ny fane)',

  confirm: {
    ok: 'OK',
    cancel: 'Fortryd',
    remove: (noun: Noun) => `Er du sikker på at du vil slette ${nouns[noun]} ${noun}?`,
    deleted: (name: string) => `${name} blev slettet!`,
  },

  /** A record among others: what it is, and what it is called. */
  record: {
    add: (noun: Noun) => `Tilføj ${noun}`,
    edit: 'Ret',
    editTitle: (noun: Noun) => `Ret ${noun}`,
    by: (name: string, when: string) => `${name}, ${when}`,
    contract: (number: string) => `Aftale ${number}`,
  },

  inUse: {
    title: (name: string) => `${name} kan ikke slettes`,
    hint: 'Ret eller slet først det, der står herunder.',
    by: 'Bruges af',
    more: (count: number) => (count === 1 ? 'og 1 mere' : `og ${count} andre`),
    kinds: {
      sponsorship: 'Sponsorat',
      contract: 'Aftale',
      product: 'Produkt',
      user: 'Bruger',
      payment: 'Betaling',
      template: 'Skabelon',
      grant: 'Billetter',
      budget: 'Budget',
    } satisfies Record<UsedBy['kind'], string>,
  },

  list: {
    empty: 'Ingen elementer blev fundet.',
    noHits: (sought: string | undefined) =>
      `${sought ? `Intet passer til »${sought}«. ` : ''}Prøv en anden søgning, eller ryd filtrene.`,
    ticks: { all: 'Vælg alle på siden', one: (name: string) => `Vælg ${name}`, clear: 'Fravælg' },
    clear: 'Ryd filtre',
    failed: 'Listen kunne ikke hentes',
    filter: 'Filter',
    search: 'Søg',
    clearSearch: 'Ryd søgning',
    clearFilter: (label: string) => `Ryd ${label.toLowerCase()}`,
    unknown: 'Ukendt',
    range: (from: number, to: number, total: string) =>
      `${from.toLocaleString('da-DK')}–${to.toLocaleString('da-DK')} af ${total}`,
    download: {
      open: 'Hent',
      pdf: 'PDF',
      busy: 'Henter …',
      rows: (total: number, filters: readonly string[]) =>
        `${total.toLocaleString('da-DK')} ${total === 1 ? 'række' : 'rækker'}${filters.length > 0 ? `, filtreret på ${filters.join(', ')}` : ''}`,
      filter: (label: string, word: string) => `${label}: ${word}`,
      search: (sought: string) => `Søgning: »${sought}«`,
    },
    loading: (caption: string) => `Indlæser ${caption.toLowerCase()}`,
    sortBy: 'Sortér efter',
    ascending: 'Stigende. Vend rækkefølgen',
    descending: 'Faldende. Vend rækkefølgen',
    actions: 'Handlinger',
    more: 'Flere oplysninger',
    moreAbout: (name: string) => `Flere oplysninger om ${name}`,
    edit: 'Rediger',
    remove: 'Slet',
    menu: (name: string) => `Flere handlinger: ${name}`,
    order: {
      up: 'Flyt op',
      down: 'Flyt ned',
      moved: (name: string, place: number, total: number) => `${name} er nu nummer ${place} af ${total}`,
    },
  },

  paging: {
    nav: 'Sider',
    first: 'Første side',
    previous: 'Forrige side',
    page: (page: number) => `Side ${page}`,
    next: 'Næste side',
    last: 'Sidste side',
    perPage: 'Antal pr. side',
    perPageOption: (count: number) => `${count} pr. side`,
    more: 'Vis flere',
    shown: (shown: number, total: number, noun: string) => `${shown} af ${total} ${noun}`,
  },

  form: {
    errorTitle: 'Fejl: ',
    summary: 'Der er fejl i formularen',
    legend: '* skal udfyldes',
    unsaved: 'Du har ændringer, der ikke er gemt',
    discard: 'Kassér',
    discardTitle: 'Kassér ændringer?',
    discardMessage: 'Alt, hvad du har skrevet, siden du sidst gemte, går tabt.',
    escapeAgain: 'Ikke gemt endnu. Tryk Esc igen for at kassere det.',
    leaveBy: (button: string) => `Ikke gemt endnu. Tryk på ${button} for at kassere det.`,
    leaveTitle: 'Forlad siden uden at gemme?',
    leaveMessage: 'Du har ændringer, der ikke er gemt. De går tabt, hvis du forlader siden.',
    conflictTitle: 'En anden har gemt imens',
    ownConflictTitle: 'Du har selv gemt i et andet vindue',
    conflict: (by: string, when: string) =>
      `${by} gemte ${when}. Det, du har skrevet, er ikke gemt, men står her stadig.`,
    ownConflict: (when: string) => `Du gemte ${when}. Det, du har skrevet her, er ikke gemt, men står her stadig.`,
    conflictUnknown: 'Der er gemt en nyere udgave. Det, du har skrevet, er ikke gemt, men står her stadig.',
    theirChanges: (fields: string) => `Ændret imens: ${fields}.`,
    changedTo: (field: string, now: string) => `${field} (nu ${now})`,
    quoted: (text: string) => `»${text}«`,
    emptied: 'tom',
    clashes: (fields: string) => `Her har du ændret ${fields} til noget andet.`,
    loadTheirs: 'Hent den nyeste udgave',
    keepMine: 'Behold mine ændringer',
    rebased: 'Den nyeste udgave er hentet, og dine ændringer står der stadig. Gem for at beholde dem.',
    restored: 'Det, du var ved at skrive, er hentet frem igen. Husk at gemme.',
    charactersLeft: (left: number) => (left === 1 ? '1 tegn tilbage' : `${left.toLocaleString('da-DK')} tegn tilbage`),
    charactersOver: (over: number) => `${over.toLocaleString('da-DK')} tegn for meget`,
  },

  select: {
    nothingFound: 'Ingen resultater fundet',
    failed: 'Kunne ikke hentes',
    more: (count: number) =>
      count === 1
        ? '1 mere. Skriv for at finde den.'
        : `${count.toLocaleString('da-DK')} flere. Skriv for at finde dem.`,
    choose: 'Vælg',
    none: 'Ingen',
    add: (term: string) => `Tilføj ${term}`,
    remove: 'Fjern',
    removeOption: (label: string) => `Fjern ${label}`,
    clear: (label: string) => `Fjern ${label.toLowerCase()}`,
  },

  money: { unit: 'kr.', spoken: 'kroner', thousands: 'Skriv beløbet som 450.000 eller 450.000,50' },
  percent: { unit: '%', spoken: 'procent' },

  date: {
    placeholder: 'DD-MM-ÅÅÅÅ',
    open: (label: string) => `Åbn kalender for ${label.toLowerCase()}`,
    dialog: (label: string) => `Vælg ${label.toLowerCase()}`,
    clear: 'Fjern datoen',
    week: 'Uge',
    month: 'Måned',
    year: 'År',
    previousMonth: 'Forrige måned',
    nextMonth: 'Næste måned',
    today: 'I dag',
    rangePlaceholder: 'DD-MM-ÅÅÅÅ – DD-MM-ÅÅÅÅ',
  },

  cvr: { warning: 'CVR-nummeret ser forkert ud. Tjek, at det er tastet rigtigt.' },

  password: { show: 'Vis adgangskode', hide: 'Skjul adgangskode' },

  upload: {
    choose: 'Vælg fil',
    dropHere: 'Slip filen her',
    orDrop: 'eller træk den hertil',
    imageRule: (size: string) => `PNG, JPEG eller WebP, højst ${size}`,
    documentRule: (size: string) => `PDF, højst ${size}`,
    invoiceRule: (size: string) => `PDF eller billede, højst ${size}`,
    proofRule: (picture: string, pdf: string) => `Billede (højst ${picture}) eller PDF (højst ${pdf})`,
    folderRule: (size: string) => `PDF, billede, Word eller Excel, højst ${size}`,
    spreadsheetRule: (size: string) => `Excel (.xlsx) eller CSV, højst ${size}, 5.000 rækker og 60 kolonner`,
    calendarRule: (size: string) =>
      `Excel (.xlsx), CSV eller kalender (.ics), højst ${size}, 5.000 rækker og 60 kolonner`,
    notCalendar: (name: string) => `${name} er hverken et Excel-ark (.xlsx), en CSV-fil eller en kalender (.ics).`,
    notSpreadsheet: (name: string) => `${name} er hverken et Excel-ark (.xlsx) eller en CSV-fil.`,
    empty: (name: string) => `${name} er tom. Vælg en fil med indhold.`,
    notImage: (name: string) => `${name} er ikke et billede af typen PNG, JPEG eller WebP.`,
    notInvoice: (name: string) => `${name} er hverken en PDF eller et billede af typen PNG, JPEG eller WebP.`,
    notPdf: (name: string) => `${name} er ikke en PDF.`,
    notDocument: (name: string) => `${name} er hverken PDF, billede, Word eller Excel.`,
    tooLarge: (name: string, size: string, max: string) => `${name} fylder ${size}. Filen må højst fylde ${max}.`,
    oneOnly: 'Vælg kun én fil ad gangen.',
    failed: (name: string) => `${name} blev ikke uploadet.`,
    progress: (name: string) => `Uploader ${name}`,
    stop: 'Stop upload',
    processing: 'Behandler filen',
  },

  slider: {
    used: 'Brugt',
    ofAmount: (amount: string, unit: string) => `af ${amount}${unit ? ` ${unit}` : ''}`,
    left: (count: string) => `${count} tilbage`,
    over: (count: string) => `${count} for mange`,
    signs: 'Skriv +2 eller -1 for at lægge til eller trække fra.',
  },
  yearSwitch: { label: 'År', before: (year: number) => `Vis ${year}`, after: (year: number) => `Vis ${year}` },
  undo: 'Fortryd',
  change: (from: string, to: string) => `${from} → ${to}`,
  spokenChange: (from: string, to: string) => `Fra ${from} til ${to}`,
} as const;

import type { LeftOut } from '@sponsorat/api';
import { plural } from '../../lib/formats.ts';

/** The Danish texts of agreements, on their pages; fields, wizard and terms have their own. */
export const texts = {
  agreement: (number: string) => `Aftale ${number}`,
  externalNumber: (number: string) => `Tidligere aftalenr. ${number}`,
  noun: 'aftale',
  status: { active: 'Aktiv' },

  block: {
    title: 'Aftaler',
    next: 'Næste',
    none: 'Klubben har ingen aftale endnu.',
    create: 'Opret aftale',
    emptyHint: 'Opret en aftale med produkter trin for trin, eller en simpel aftale i ét trin.',
    simple: 'Simpel',
    noPeriod: 'Ingen periode endnu',
    inAll: (amount: string) => `${amount} i alt`,
    actsOf: (name: string) => `Handlinger for ${name}`,
  },

  page: {
    tabs: { overview: 'Overblik', terms: 'Vilkår', payments: 'Betalinger', history: 'Historik' },
    tabsLabel: 'Aftalens sider',
    more: 'Mere',
    parts: 'Aftalens dele',
    shares: 'Prisandele',
    compare: 'Sammenlign',
  },

  copy: {
    action: 'Kopier',
    question: 'Er du sikker på at du vil kopiere denne aftale?',
    what: 'Kopien bliver en ny kladde med eget nummer. Dokument, status og udnyttelse følger ikke med.',
    whatActive: 'Kopien bliver en ny kladde, som begynder dagen efter, at denne aftale slutter.',
    done: (number: string) => `Aftalen er kopieret til kladden ${number}`,
  },

  draftHistory: { show: 'Vis historik', hide: 'Skjul historik' },
  remove: {
    action: 'Slet aftale',
    draft: 'Slet kladde',
    draftNoun: 'kladde',
    draftLoss: 'Alt, der er udfyldt i kladden, går tabt.',
    awaitingLoss: 'Aftalen afventer underskrift. Et eksemplar, der er sendt til klubben, kan ikke længere uploades.',
    approvedLoss: 'Aftalen og udnyttelsen af dens produkter går tabt. Det underskrevne dokument bliver i arkivet.',
    activeLoss:
      'Aftalen er sponsoratets aktive aftale. Den og udnyttelsen af dens produkter går tabt, og billetterne forsvinder fra listen. Det underskrevne dokument bliver i arkivet.',
  },

  undelete: {
    done: (number: string) => `Kladden ${number} er hentet tilbage.`,
    doneWithout: (number: string, { categories, products }: LeftOut) => {
      const gone = [
        ...(products > 0 ? [plural(products, 'produkt', 'produkter')] : []),
        ...(categories > 0 ? [plural(categories, 'kategori', 'kategorier')] : []),
      ].join(' og ');
      return `Kladden ${number} er hentet tilbage, men uden ${gone}, som er slettet imens.`;
    },
  },

  edit: {
    action: 'Rediger aftale',
    question: 'Vil du redigere denne aftale?',
    awaitingLoss:
      'Aftalen bliver en kladde igen og er ikke længere låst til underskrift. Et eksemplar, der er sendt til klubben, gælder ikke længere.',
    approvedLoss:
      'Aftalen bliver en kladde igen. Det underskrevne dokument flyttes til arkivet, og aftalen skal godkendes og underskrives på ny.',
    activeLoss: 'Indtil da er aftalen ikke sponsoratets aktive aftale.',
    done: 'Aftalen er en kladde igen',
  },

  deleteFile: {
    action: 'Slet dokument og rediger',
    question: 'Er du sikker på at du vil slette dette dokument?',
    loss: 'Dokumentet flyttes til arkivet, hvor kun administratorer kan hente det. Aftalen bliver en kladde og skal godkendes og underskrives på ny.',
    reasonHelp: 'Vises ved dokumentet i arkivet.',
    done: 'Dokumentet er flyttet til arkivet',
  },

  confirm: {
    hint: 'Når du godkender aftalen, låses den, som den står her, og afventer underskrift.',
    action: 'Godkend aftale',
    question: 'Godkend aftale?',
    what: 'Aftalen låses, som den står nu: Tekster, priser, produkter og parternes navne kan ikke længere ændres.',
    next: 'Den afventer derefter underskrift. Hent den som PDF, få den underskrevet, og upload den underskrevne udgave. Først da gælder aftalen.',
    done: 'Aftalen er låst og afventer underskrift',
    incomplete: 'Udfyld det, der mangler, før aftalen kan godkendes',
    refused: 'Aftalen kunne ikke godkendes',
  },

  awaiting: {
    title: 'Afventer underskrift',
    hint: 'Aftalen gælder, når den underskrevne udgave er uploadet.',
    first: 'Hent aftalen, og få den underskrevet',
    firstHint: 'PDF-filen er den udgave, der blev låst til underskrift.',
    pdf: 'Hent PDF',
    second: 'Upload den underskrevne aftale',
    whose: 'Hvilken aftale uploader du?',
    bank: 'Bankens egen aftale',
    bankHint: 'PDF-filen herfra, underskrevet',
    club: 'Klubbens egen aftale',
    clubHint: 'Klubbens eget dokument',
    upload: 'Underskrevet aftale',
    done: 'Aftale blev uploadet!',
  },

  signed: {
    title: 'Underskrevet aftale',
    open: 'Hent dokument',
    frame: 'Det underskrevne dokument',
    external: 'Klubbens egen aftale',
    own: 'Bankens egen aftale',
    showFrame: 'Vis dokumentet her',
    hideFrame: 'Skjul dokumentet',
    confirmedPdf: 'Se aftalen, som den blev låst til underskrift (PDF)',
  },

  archive: {
    title: 'Arkiv',
    subtitle: 'Underskrevne dokumenter, der er fjernet fra aftalen',
    caption: 'Fjernede dokumenter',
    document: 'Dokument',
    uploaded: 'Uploadet',
    removed: 'Fjernet',
    reason: 'Begrundelse',
    adminsOnly: 'Kan hentes af administratorer',
    open: (at: string) => `Hent dokumentet, der blev uploadet ${at}`,
    link: 'Hent',
  },

  history: {
    confirmed: 'Låst til underskrift',
    signed: 'Underskrevet',
    approved: 'Underskrift uploadet',
    signedHere: 'Underskrevet af klubben',
    by: (by: string, at: string) => `Låst til underskrift af ${by} den ${at}.`,
  },

  print: {
    action: 'Udskriv',
    view: 'Udskriftsvisning',
    back: 'Tilbage til aftalen',
    tabTitle: (number: string) => `Udskrift af aftale ${number}`,
    draftHint: 'Dette er en kladde og ikke en gældende aftale.',
  },

  simple: {
    create: 'Opret simpel aftale',
    subtitle: 'Aftale uden produkter, i ét trin',
    save: 'Gem kladde',
    saved: 'Kladden er gemt',
    toFull: 'Lav til fuld aftale',
    toFullQuestion: 'Lav denne aftale til en fuld aftale?',
    toFullDone: 'Aftalen er nu en fuld aftale',
    toSimple: 'Lav til simpel aftale',
    toSimpleQuestion: 'Lav denne kladde til en simpel aftale?',
    toSimpleWhat: 'Alt, der er gemt, følger med. Aftalen har ingen produkter, så intet går tabt.',
    toSimpleDone: 'Aftalen er nu en simpel aftale',
  },

  pdf: 'Se PDF',

  /** What the screen says of an agreement that the PDF does not. */
  terms: {
    products: (section: string) => `Produkter i ${section}`,
    category: 'Kategori',
    product: 'Produkt',
    agreed: 'Aftalt',
    noProducts: 'Ingen produkter valgt',
    none: 'Ingen',
  },

  tax: {
    title: 'Moms og fradrag',
    guidance: 'Vejledende, efter bankens egne regler. Skatteafdelingen afgør.',
    print: 'Opgørelse (PDF)',
    figures: (year: number, amount: string, vat: string | null, deductible: string) =>
      `${amount} i ${year} · ${vat === null ? 'moms: ved ikke' : `moms ${vat}`} · fradrag ${deductible}`,
    estimated: 'moms er et skøn',
    warnings: (count: number) => `${count} forbehold`,
  },
} as const;

import { type ItemTickets, tooFewFree } from '@sponsorat/api';
import { plural } from '../../lib/formats.ts';

const tickets = (count: number) => plural(count, 'billet', 'billetter');

/** The Danish texts of who gets tickets. */
export const texts = {
  giveTickets: 'Giv billetter',
  change: 'Ret tildeling',

  sheet: {
    recipientHint: 'Navn',
    productFree: (product: string, free: string) => `${product} · ${free} fri`,
    returnPassed: (day: string) =>
      `Returfristen var ${day}. Det, der ikke bliver brugt, kan ikke længere gives tilbage til klubben.`,
    fewer: 'En færre',
    oneMore: 'En mere',
    /** The four that are asked for with a tap. */
    short: { Kunde: 'Kunde', Medarbejder: 'Medarbejder', 'Offentligt ansat eller politiker': 'Offentlig' },
    other: 'Andet …',
    whichOther: 'Hvilken type',
    purposeHelp: 'Anledningen, f.eks. kundepleje',
    purposes: 'Forslag til formål',
    reasons: ['Kundepleje', 'Nye kunder', 'Tak for samarbejdet'],
    handedOutHelp: 'Billetterne er i modtagerens hånd.',
    more: 'Flere oplysninger',
    companions: 'Ledsagere',
    companionsHelp: 'En plads uden navn regnes som modtagerens.',
    companion: (at: number) => `Ledsager ${at}`,
    companionName: 'Navn',
    companionType: 'Type',
    addCompanion: 'Tilføj ledsager',
    removeCompanion: (at: number) => `Fjern ledsager ${at}`,
    source: (source: string) => `Kilde: ${source}`,
    mustBeApproved: 'En anden skal godkende',
    mustBeAllowed: 'Kræver din godkendelse',
    toKnow: 'Værd at vide',
    value: (value: string) => `Værdi ${value}`,
    submit: 'Giv billetter',
    submitNow: 'Giv nu',
    submitWish: 'Send som ønske',
    submitChange: 'Gem',
    slow: 'Venter på svar. Billetterne gives kun én gang.',
    lost: 'Forbindelsen røg, før svaret kom. Vi prøver igen, til den er tilbage. Billetterne gives kun én gang.',
    none: 'Ingen billetter til den dag',
    noneHint: 'Ingen underskrevet aftale med billetter gælder den dag.',
    cancelled: 'Arrangementet er aflyst.',
    given: (count: number, recipient: string) => `${tickets(count)} til ${recipient} er tildelt`,
    handed: (count: number, recipient: string) => `${tickets(count)} er givet til ${recipient}`,
    wished: (recipient: string) => `Ønsket om billetter til ${recipient} er sendt`,
    saved: 'Tildelingen blev gemt!',
  },

  request: {
    title: 'Ønsk billetter',
    save: 'Send ønske',
    event: (title: string, day: string, free: string) => `${title}, ${day}, ${free} fri`,
    tooMany: (free: number) => `${tooFewFree(free)}. Ønsket kan sendes alligevel.`,
    noEvents: {
      pulje: 'Klubben har ingen kommende arrangementer.',
      'pr. arrangement': 'Pladserne er fri igen ved hvert arrangement, og klubben har ingen kommende.',
    },
    createEvent: 'Opret et arrangement',
    whoCreates: (name: string) => `${name} kan oprette et.`,
    sent: 'Ønsket er sendt.',
    show: 'Se ønskerne',
  },

  seats: {
    title: 'Pladser',
    perEvent: 'Fri igen ved hvert arrangement',
    pool: 'Pulje, der bruges op',
    /** What is free to one event is another number than what is left of the agreement, and says so. */
    freeOf: (mode: ItemTickets['mode'], free: string, total?: string) =>
      `${free}${total === undefined ? '' : ` af ${total}`} fri ${mode === 'pulje' ? 'i puljen' : 'til arrangementet'}`,
    handedOut: 'Udleveret',
    given: 'Tildelt',
    elsewhere: 'Givet i øvrigt',
    free: 'Fri',
  },

  guests: {
    title: 'Gæster',
    count: tickets,
    list: 'Hent gæsteliste',
    none: 'Ingen har fået billetter endnu',
    noneHint: 'De står her, så snart de har fået billetter.',
    wishes: 'Venter på svar',
    gone: 'Returneret eller afvist',
    tickets: (quantity: string, product: string) => `${quantity} × ${product}`,
    host: (name: string) => `Vært: ${name}`,
    some: (shown: number, total: number) => `Viser de første ${shown} af ${total}.`,
    allCame: 'Kom alle?',
  },

  /** Said before all that is given goes back: some who have not been handed theirs may have come. */
  haveCome: (came: number, guests: number) =>
    guests === 1 ? 'Gæsten er noteret som kommet.' : `${came} af dem er noteret som kommet.`,
  /** What giving back is called while the club takes tickets back, and after the last day of that. */
  returns: {
    inTime: {
      act: 'Returnér',
      rest: 'Returnér resten',
      question: (seats: number, guests: number) =>
        `Giv ${tickets(seats)} fra ${plural(guests, 'gæst', 'gæster')} tilbage?`,
      effect: 'Alt, der er tildelt og ikke udleveret, gives tilbage. Det udleverede beholdes.',
      done: (count: number) => `${tickets(count)} givet tilbage`,
    },
    late: {
      act: 'Tag tilbage',
      rest: 'Tag resten tilbage',
      question: (seats: number, guests: number) =>
        `Tag ${tickets(seats)} fra ${plural(guests, 'gæst', 'gæster')} tilbage?`,
      effect:
        'Alt, der er tildelt og ikke udleveret, tages tilbage. Det kan ikke længere gives tilbage til klubben. Det udleverede beholdes.',
      done: (count: number) =>
        `${tickets(count)} taget tilbage. ${count === 1 ? 'Den' : 'De'} kan ikke længere gives tilbage til klubben.`,
    },
  },

  acts: {
    handOut: 'Udlevér',
    handOutTo: (name: string) => `Udlevér til ${name}`,
    handedOut: (name: string) => `Udleveret til ${name}`,
    change: 'Ret',
    takeBack: 'Tag ønsket tilbage',
    tookBack: 'Ønsket er taget tilbage',
    undoHandOut: 'Fortryd udlevering',
    undoReturn: 'Fortryd returnering',
    undone: 'Billetterne er, som de var',
    answer: 'Svar',
    answerTo: (name: string) => `Svar på ønsket til ${name}`,
    waits: 'En anden skal svare',
    came: (name: string) => `Hvor mange kom: ${name}`,
    cameOf: (came: string, quantity: string) => `Kom: ${came} af ${quantity}`,
    notSaid: 'Kom?',
    saidOne: (name: string) => `Fremmødet er gemt: ${name}`,
    saidAll: 'Fremmødet er gemt for alle',
    saidNone: 'Fremmødet er, som det var',
  },

  decide: {
    title: 'Svar på ønske',
    about: (count: number, recipient: string) => `${tickets(count)} til ${recipient}`,
    askedBy: (name: string) => `Ønsket af ${name}`,
    purpose: (purpose: string) => `Formål: ${purpose}`,
    granted: 'Ja, giv billetterne',
    declined: 'Nej, afvis',
    reasonHelp: 'Skal skrives ved et nej. Den, der ønsker, ser den.',
    save: 'Send svar',
    saidYes: (recipient: string) => `Billetterne til ${recipient} er tildelt`,
    saidNo: (recipient: string) => `Ønsket om billetter til ${recipient} er afvist`,
    notYours: 'En anden skal svare på dette ønske.',
    answered: 'Ønsket er besvaret.',
  },
} as const;

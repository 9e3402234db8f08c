import { plural } from '../../lib/formats.ts';

const sponsorships = (count: number) => plural(count, 'sponsorat', 'sponsorater');

/** The Danish texts of the users' screens. */
export const texts = {
  title: 'Brugere',
  create: 'Opret bruger',
  noun: 'bruger',
  lockedOut: '(Deaktiveret)',

  list: {
    search: 'Søg efter navn, e-mail eller telefon',
    firstHint: 'Opret den første bruger, så en kollega kan logge ind.',
  },

  saved: 'Bruger blev gemt!',
  pictureUploaded: 'Billede blev uploadet!',
  lockedOutNow: 'Bruger blev deaktiveret!',
  unlockedNow: 'Bruger blev aktiveret!',
  removed: 'Brugeren blev slettet!',

  card: {
    email: 'E-mail',
    phone: 'Telefon',
    areas: 'Områder',
    limit: 'Beføjelse',
    guests: 'Gæster',
    approvesGuests: 'Må godkende gæster',
    allAreas: 'Alle',
    stillResponsible: (count: number) => `Stadig ansvarlig for ${sponsorships(count)}`,
  },

  page: {
    remove: 'Slet bruger',
    lockOut: 'Deaktivér bruger',
    unlock: 'Aktivér bruger',
    lockOutTitle: 'Er du sikker på at du vil deaktivere denne bruger?',
    lockOutEffect: 'Brugeren bliver logget ud med det samme og kan først logge ind, når du aktiverer brugeren igen.',
    lockOutResponsible: (count: number) =>
      `Brugeren er ansvarlig for ${sponsorships(count)}. Overdrag dem bagefter til en anden.`,
  },

  form: {
    picture: 'Billede',
    uploadPicture: 'Upload billede',
    details: 'Oplysninger',
    access: 'Adgang',
    byBank: 'Brugeren logger ind med bankens konto. Bankens katalog kan ændre navn, roller og områder ved hvert login.',
    passwordHelp:
      'Mindst 12 tegn. Brugeren vælger selv en ny ved sit første login. Uden en adgangskode kan brugeren ikke logge ind.',
    limitHelp: 'Aftaler op til dette beløb i alt må brugeren godkende alene. Tomt: ingen',
    guestsHelp:
      'Svarer på ønsker om billetter, som bankens regler kræver en anden person til. Administratorer må altid.',
    ownLimit: 'Sættes af en anden administrator',
    areasHelp: 'Brugeren ser sponsoraterne i disse områder. Administratorer ser alle.',
  },

  password: {
    title: 'Adgangskode',
    hint: 'Giv brugeren en ny adgangskode, hvis den gamle er glemt eller kendt af andre. Brugeren vælger sin egen ved næste login.',
    reset: 'Nulstil adgangskode',
    resetOf: (name: string) => `Nulstil adgangskode for ${name}`,
    effect: 'Brugeren bliver logget ud overalt og kan kun logge ind med den nye.',
    help: 'Mindst 12 tegn.',
    suggest: 'Foreslå',
    suggestFull: 'Foreslå en adgangskode',
    copy: 'Kopier',
    copied: 'Kopieret',
    done: (name: string) => `${name} har fået en ny adgangskode.`,
    own: 'Din egen adgangskode skifter du på din profil.',
    toProfile: 'Gå til Min profil',
  },

  secondFactor: {
    title: 'To-trins-login',
    on: 'Slået til',
    off: 'Ikke slået til',
    missing: 'Kræves, men mangler',
    hint: 'Nulstil det, hvis brugeren har mistet både sin telefon og sine engangskoder.',
    none: 'Brugeren slår selv to-trins-login til på Min profil.',
    own: 'Dit eget to-trins-login slår du til og fra på din profil.',
    reset: 'Nulstil to-trins-login',
    question: 'Er du sikker på at du vil nulstille to-trins-login for denne bruger?',
    effect:
      'Brugeren bliver logget ud overalt og kan logge ind med adgangskoden alene. Vær sikker på, at det er brugeren selv, der beder om det.',
    done: (name: string) => `To-trins-login for ${name} er nulstillet.`,
  },

  responsible: {
    title: 'Ansvarlig for',
    none: 'Brugeren er ikke ansvarlig for nogen sponsorater. Den ansvarlige vælges i sponsoratets stamdata.',
    caption: (name: string) => `Sponsorater, som ${name} er ansvarlig for`,
    columns: { name: 'Navn', area: 'Område', status: 'Status' },
    lockedTitle: (count: number) => `Deaktiveret, men stadig ansvarlig for ${sponsorships(count)}`,
    lockedHint: 'Brugeren kan ikke logge ind og følge op. Overdrag sponsoraterne til en anden.',
    inUse: 'Brugeren er ansvarlig i et område, du har fjernet',
    inUseHint: 'Overdrag dem til en anden, og gem så igen.',
    more: (count: number) => (count === 1 ? 'og 1 mere' : `og ${count} andre`),
  },

  transfer: {
    open: 'Overdrag',
    title: (name: string) => `Overdrag fra ${name}`,
    intro: (count: number, areas: string[]) =>
      areas.length === 1
        ? `${sponsorships(count)} i ${areas[0]} får en ny ansvarlig.`
        : `${sponsorships(count)} i ${areas.length} områder får nye ansvarlige.`,
    how: 'Hvem overtager?',
    toOne: 'Én bruger overtager alle',
    byArea: 'Vælg for hvert område',
    receiver: 'Ny ansvarlig',
    receiverIn: (area: string, count: number) => `Ny ansvarlig i ${area} (${sponsorships(count)})`,
    nobodyHasAll: 'Ingen anden aktiv bruger har alle områderne. Vælg én for hvert område.',
    nobody: (area: string, count: number) =>
      `${area}: ${sponsorships(count)} kan ikke overdrages, fordi ingen anden aktiv bruger har området. Giv først området til en bruger.`,
    nobodyAtAll: 'Ingen anden aktiv bruger har området. Giv først området til en bruger, og overdrag så.',
    save: 'Overdrag',
    done: (count: number) => `${sponsorships(count)} blev overdraget!`,
  },
} as const;

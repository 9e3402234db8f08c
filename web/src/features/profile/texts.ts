/** The Danish texts of one's own profile. */
export const texts = {
  title: 'Min profil',
  saved: 'Din profil blev gemt!',
  pictureUploaded: 'Billede blev uploadet!',
  uploadPicture: 'Upload billede',
  picture: 'Billede',
  details: 'Oplysninger',

  access: 'Adgang',
  accessByBank: 'Du logger ind med bankens konto, som også bestemmer navn og adgang ved hvert login.',
  accessHint: 'Kun en administrator kan ændre det, der står her.',
  facts: { email: 'E-mail', roles: 'Roller', areas: 'Områder', limit: 'Beføjelse' },
  everyArea: 'Som administrator ser du alle områder.',

  password: {
    title: 'Adgangskode',
    hint: 'Når du skifter adgangskode, bliver du logget ud alle andre steder, hvor du er logget ind.',
    change: 'Skift adgangskode',
    help: 'Mindst 12 tegn. En sætning er let at huske og svær at gætte.',
    done: 'Din adgangskode er skiftet. Du er logget ud alle andre steder.',
  },

  secondFactor: {
    title: 'To-trins-login',
    off: 'Når du har skrevet din adgangskode, skriver du også en kode fra en app på din telefon. Så er det ikke nok for andre at kende din adgangskode.',
    on: (since: string) => `Slået til ${since}. Ved login skriver du en kode fra din app.`,
    demanded:
      'Banken kræver to-trins-login af dig. Slår du det fra, skal du sætte det op igen med det samme. Sådan skifter du også til en ny telefon.',
    unavailable: 'To-trins-login kan ikke bruges lige nu, fordi serveren mangler sin nøgle. Kontakt jeres IT-afdeling.',
    codesLeft: ['engangskode', 'engangskoder'],
    youHave: (codes: string) => `Du har ${codes} tilbage.`,
    fewLeft: 'Slå to-trins-login fra og til igen for at få ti nye.',
    setUp: 'Sæt op',
    setUpTitle: 'Sæt to-trins-login op',
    scan: 'Åbn en godkendelsesapp på din telefon, f.eks. Microsoft Authenticator, Google Authenticator eller 2FAS, og scan QR-koden.',
    qr: 'QR-kode til din godkendelsesapp',
    byHand: 'Kan du ikke scanne, så skriv denne nøgle i appen:',
    code: 'De 6 cifre, som appen viser nu.',
    turnOn: 'Slå til',
    codesTitle: 'Gem dine engangskoder',
    codesHint:
      'Uden din telefon logger du ind med en af disse koder i stedet. Hver virker én gang. De vises kun nu, så gem dem et sikkert sted.',
    codes: 'Engangskoder',
    copy: 'Kopier',
    copied: 'Kopieret',
    download: 'Hent som fil',
    print: 'Udskriv',
    file: 'sponsorat-engangskoder.txt',
    fileHead: 'Engangskoder til Sponsorat. Hver virker én gang.',
    done: 'Jeg har gemt dem',
    turnedOn: 'To-trins-login er slået til. Du er logget ud alle andre steder.',
    turnOff: 'Slå fra',
    turnOffTitle: 'Slå to-trins-login fra',
    turnOffHelp: 'Koden fra din app, eller en af dine engangskoder.',
    turnOffEffect: 'Derefter er din adgangskode nok til at logge ind. Du bliver logget ud alle andre steder.',
    turnedOff: 'To-trins-login er slået fra.',
    page: {
      purpose:
        'Banken kræver, at du logger ind med både din adgangskode og en kode fra en app på din telefon. Det tager et par minutter at sætte op.',
      begin: 'Begynd',
    },
  },

  firstPassword: {
    title: 'Vælg din egen adgangskode',
    purpose:
      'En administrator har valgt den adgangskode, du loggede ind med. Vælg en, som kun du kender, for at fortsætte.',
    save: 'Gem og fortsæt',
    leave: 'Log ud',
  },
} as const;

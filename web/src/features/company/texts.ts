/** The Danish texts of the company's own settings. */
export const texts = {
  title: 'Indstillinger',
  saved: 'Indstillinger blev gemt!',
  company: 'Virksomhed',
  companyHint: 'Navnet står i topbjælken, og oplysningerne står på aftalerne.',
  accounts: 'Kontonumre',
  accountsHint:
    'De konti, økonomi bogfører sponsorater på. De følger med, når aftaler, betalinger og budget hentes som Excel.',
  logo: 'Logo',
  logoHint: 'Logoet står i topbjælken og på aftalerne. Det gemmes med det samme.',
  uploadLogo: 'Upload logo',
  logoUploaded: 'Logo blev uploadet!',

  security: {
    title: 'Sikkerhed',
    demand: 'Krav om to-trins-login',
    whom: 'Hvem skal have to-trins-login?',
    choices: { nobody: 'Ingen', Admin: 'Alle administratorer', all: 'Alle brugere' },
    choicesHelp: {
      nobody: 'Hver bruger vælger selv på Min profil.',
      Admin: 'De, der kan ændre brugere og indstillinger.',
      all: 'Alle, der logger ind med en adgangskode.',
    },
    effect:
      'Brugere, der mangler to-trins-login, skal sætte det op, næste gang de logger ind. Den, der er logget ind nu, kan arbejde videre så længe.',
    now: {
      nobody: 'To-trins-login er frivilligt. Hver bruger vælger selv på Min profil.',
      Admin: 'To-trins-login kræves af alle administratorer.',
      all: 'To-trins-login kræves af alle brugere.',
    },
    change: 'Skift krav',
    unavailable: 'Serveren mangler sin nøgle (SECRET_KEY), så ingen kan sætte det op. Kontakt jeres IT-afdeling.',
    saved: 'Kravet om to-trins-login blev gemt!',
  },
} as const;

/** The Danish texts of the frame around the screens. */
export const texts = {
  brand: 'Sponsorat',
  skip: 'Gå til indhold',
  home: 'Gå til overblikket',
  mainMenu: 'Hovedmenu',
  openMenu: 'Åbn menu',
  closeMenu: 'Luk menu',
  trail: 'Brødkrummer',

  /** What is a list is called as that is. */
  menu: {
    home: 'Overblik',
    sponsorships: 'Alle sponsorater',
    settings: 'Indstillinger',
    rules: 'Regler og grænser',
    reports: 'Rapporter',
    budget: 'Budget',
    accounts: 'Til økonomi',
    import: 'Import',
    signed: 'Underskrevne PDF’er',
  },

  dueTasks: ({ overdue, week }: { overdue: number; week: number }) =>
    `${overdue === 1 ? '1 overskredet' : `${overdue} overskredne`}, ${week} denne uge`,

  search: { open: 'Søg overalt', placeholder: 'Søg …' },

  user: {
    open: (name: string) => `${name}, brugermenu`,
    profile: 'Min profil',
    shortcuts: 'Genvejstaster',
    logout: 'Log ud',
    scheme: 'Udseende',
    light: 'Lyst',
    dark: 'Mørkt',
    auto: 'Automatisk',
  },

  connection: {
    lost: 'Der er ikke forbindelse til serveren.',
    retrying: 'Vi prøver igen om lidt.',
    retry: 'Prøv nu',
  },

  bell: {
    title: 'Beskeder',
    unread: (count: number) => (count === 1 ? '1 ulæst' : `${count} ulæste`),
  },

  loading: 'Indlæser siden',

  notFound: {
    title: 'Uuhps. Siden blev ikke fundet.',
    hint: 'Du har muligvis indtastet adressen forkert, eller siden kan være flyttet.',
    home: 'Tilbage til forsiden',
  },

  failed: {
    title: 'Siden kunne ikke vises',
    missing: 'Det, du leder efter, findes ikke',
    missingHint: 'Det kan være slettet, eller også har du ikke adgang til det.',
    unexpected: 'Der skete en fejl på siden. Prøv igen, og kontakt en administrator, hvis det sker igen.',
    offlineHint: 'Siden hentes af sig selv, når forbindelsen er tilbage.',
    retry: 'Prøv igen',
    home: 'Til overblikket',
    back: (page: string) => `Tilbage til ${page}`,
    requestId: (id: string) => `Fejlnummer ${id}`,
  },
} as const;

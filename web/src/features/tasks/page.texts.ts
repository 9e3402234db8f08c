/** The Danish texts of the page of tasks and its dialogs. */
export const texts = {
  search: 'Søg i klub, opgave eller aftalenr.',
  create: 'Ny opgave',
  noun: 'opgave',
  others: 'Se kollegernes opgaver',

  ofSponsorship: (name: string | undefined) => name ?? 'Ét sponsorat',

  menu: {
    open: (text: string, club: string) => `Flere handlinger: ${text}, ${club}`,
    done: 'Udfør',
    reopen: 'Åbn igen',
    snooze: 'Udskyd',
    assign: 'Tildel',
    goToClub: 'Gå til sponsoratet',
    goToContract: 'Gå til aftalen',
    edit: 'Rediger',
    remove: 'Slet',
  },

  said: {
    done: 'Opgaven er udført',
    open: 'Opgaven er åben igen',
    snoozed: (day: string) => `Opgaven er udskudt til ${day}`,
    assigned: (name: string) => `Opgaven er nu hos ${name}`,
    saved: 'Opgaven er gemt',
  },

  dialogs: {
    done: 'Udfør opgave',
    note: 'Hvad er besluttet?',
    noteHelp: 'Det står i historikken, så den næste kan se hvorfor.',
    finish: 'Udfør',
    snooze: 'Udskyd opgave',
    until: 'Udskyd til',
    chooseDay: 'Vælg en dag',
    soon: { tomorrow: 'I morgen', monday: 'Næste mandag', month: 'Om en måned' },
    put: 'Udskyd',
    assign: 'Tildel opgave',
    responsible: 'Den ansvarlige for sponsoratet',
    give: 'Tildel',
    create: 'Ny opgave',
    edit: 'Rediger opgave',
    club: 'Sponsorat',
    findClub: 'Søg efter en klub',
    noClub: 'Ingen klubber fundet',
    failed: 'Opgaven kunne ikke hentes',
  },
} as const;

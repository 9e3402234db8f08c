export const texts = {
  title: 'E-mail',
  subtitle: 'Hvad Sponsorat har sendt, eller venter med at sende',
  search: 'Søg efter modtager eller emne',
  off: {
    title: 'Der sendes ingen e-mail',
    message:
      'Alt bliver skrevet og kan læses her, men intet forlader Sponsorat, før it-afdelingen har sat en mailserver op.',
  },
  firstHint: 'Her står hver e-mail, fra den bliver skrevet. Send en prøve for at se, om de når frem.',
  columns: { at: 'Skrevet', to: 'Modtager', subject: 'Emne', status: 'Status', tries: 'Forsøg', sentAt: 'Sendt' },
  menu: (subject: string, to: string) => `Handlinger for »${subject}« til ${to}`,
  retry: 'Prøv igen',
  retried: 'E-mailen bliver sendt om et øjeblik',
  test: {
    open: 'Send prøve',
    title: 'Send en prøve',
    save: 'Send',
    sent: (to: string) => `Prøven til ${to} er skrevet`,
  },
  signing: {
    open: 'Tekst til underskrift',
    title: 'Tekst, når en aftale sendes til underskrift',
    hint: 'Teksten kan rettes, hver gang en aftale sendes.',
    placeholder: (name: string, meaning: string) => `{${name}} er ${meaning}`,
    saved: 'Teksten er gemt',
  },
  mail: {
    label: 'Sådan ser den ud',
    to: (to: string) => `Til ${to}`,
    hidden: 'Koder og links til underskrift vises som •. Links virker ikke her.',
  },
};

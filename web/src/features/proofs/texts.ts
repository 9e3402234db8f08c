import { plural } from '../../lib/formats.ts';

const pictures = (count: number) => plural(count, 'fil', 'filer');

/** The Danish texts of what shows that something was delivered. */
export const texts = {
  title: 'Bevis for levering',
  noun: 'bevis',
  none: 'Ingen beviser endnu',
  noneHint: 'Tag et billede, når skiltet hænger, og logoet er trykt.',
  add: 'Tilføj bevis',
  addOf: (product: string) => `Tilføj bevis: ${product}`,
  missing: 'Mangler bevis',
  former: 'Tidligere aftale',
  formerOf: (product: string) => `${product}, tidligere aftale`,
  product: 'Produkt',
  allProducts: 'Alle produkter',
  picture: (product: string, day: string, which: string, note: string | null) =>
    `${product}, ${day}${which}${note ? `: ${note}` : ''}`,
  which: (at: number, of: number) => (of > 1 ? `, billede ${at} af ${of}` : ''),
  savePicture: 'Hent billede',
  previous: 'Forrige billede',
  next: 'Næste billede',
  place: (at: string, of: string) => `${at} af ${of}`,
  pdf: 'PDF',
  pdfOf: (product: string, day: string) => `Hent PDF: ${product}, ${day}`,
  called: (product: string, day: string) => `${product}, ${day}`,
  remove: (name: string) => `Slet bevis: ${name}`,
  removeLoss: 'Det er heller ikke længere med i leveringsrapporten.',

  form: {
    saved: 'Beviset blev gemt!',
    help: 'Fotografér skiltet, ikke børnene.',
    notePlaceholder: 'F.eks. hvor det hænger',
    camera: 'Tag billede',
    choose: 'Vælg filer',
    chosen: 'Valgte filer',
    leaveOut: (name: string) => `Fjern ${name}`,
    discardTitle: 'Kassér beviset?',
    discardMessage: (count: number) => `${pictures(count)} er ikke sendt endnu og går tabt.`,
    sending: (count: number) => `Sender ${pictures(count)}`,
    offline: 'Ikke sendt endnu',
    offlineHint: 'Det, du har valgt, ligger her, til det er sendt. Luk ikke siden, og tryk på Gem, når der er dækning.',
  },

  delivery: {
    title: 'Leveringsrapport',
    hint: 'Det, der er aftalt, og det, klubben har leveret, som PDF.',
    open: 'Åbn med billeder',
    openBare: 'Uden billeder',
    send: 'Send til klubben',
    sendTitle: (number: string) => `Send leveringsrapport for aftale ${number}`,
    blocked: 'Rapporten kan ikke sendes herfra',
    toHelp: 'Vælg kontaktpersoner, eller skriv en e-mail.',
    pictures: 'Rapporten med billeder',
    sent: (count: number) => `Rapporten er sendt til ${plural(count, 'modtager', 'modtagere')}`,
  },
} as const;

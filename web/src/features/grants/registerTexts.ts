import type { grantStates, Warning } from '@sponsorat/api';
import { plural } from '../../lib/formats.ts';

type Gave = (typeof grantStates)[number];
const tickets = (count: number) => plural(count, 'billet', 'billetter');

/** The Danish texts of the register: who got tickets, and all that one person got. */
export const texts = {
  title: 'Billetter',
  search: 'Søg efter modtager, virksomhed, formål, arrangement eller klub',
  firstHint: 'Når der gives eller ønskes billetter, står det her, hvem der får dem, og hvorfor.',
  recipients: 'Modtagere',
  columns: {
    recipient: 'Modtager',
    date: 'Dato',
    club: 'Klub',
    quantity: 'Billetter',
    value: 'Værdi',
    state: 'Status',
    host: 'Vært',
  },
  group: (day: string, event: string | null) => `${day} · ${event ?? 'Uden arrangement'}`,
  quantity: (quantity: string, product: string) => `${quantity} × ${product}`,
  row: (quantity: number, recipient: string, event: string) => `${tickets(quantity)} til ${recipient}, ${event}`,
  /** What is said of a grant, in a word or two. */
  warnings: {
    official: 'Offentligt ansat',
    'guest-year': 'Over årets grænse',
    'guest-event': 'Over grænsen for én gang',
    'heavy-user': 'Mange billetter i år',
    'employee-main': 'Skat: reklamens andel',
    travel: 'Skat: rejsen',
    board: 'Skat: bestyrelsen',
    'no-value': 'Værdi mangler',
  } satisfies Record<Warning['code'], string>,

  acts: {
    handOut: 'Udlevér',
    handOutOf: (row: string) => `Udlevér ${row}`,
    undoHandOut: 'Fortryd udlevering',
    giveBack: { Ønsket: 'Tag ønsket tilbage', Tildelt: 'Returnér', Udleveret: 'Returnér' } satisfies Partial<
      Record<Gave, string>
    >,
    recipient: 'Vis modtager',
    handedOut: (quantity: number) => `${tickets(quantity)} er udleveret.`,
    givenBack: (quantity: number) => `${tickets(quantity)} er givet tilbage.`,
    takenBack: 'Ønsket er taget tilbage.',
    undone: 'Det er, som det var.',
  },

  people: {
    title: 'Modtagere',
    subtitle: (year: string) => `Hvem der har fået billetter i ${year}, og hvad de er værd`,
    search: 'Søg efter navn, virksomhed eller e-mail',
    firstHint: 'Når der gives billetter i år, står modtagerne her.',
    columns: { name: 'Navn', company: 'Virksomhed', email: 'E-mail', count: 'Billetter', value: 'Værdi' },
    count: tickets,
    unsure: 'Usikker',
    unsureHelp: 'Uden e-mail: genkendt på navn og virksomhed',
  },

  person: {
    crumb: 'Modtager',
    none: 'Ingen billetter',
    noneHint: 'Modtageren har hverken fået eller ønsket billetter i dine områder.',
    unsure:
      'Der er ingen e-mail. Modtageren er genkendt på navn og virksomhed, så det er ikke sikkert, at det er den samme.',
    total: 'I alt',
    tickets: 'Billetter',
    value: 'Værdi',
    withoutValue: (count: number) => `værdien mangler for ${tickets(count)}`,
    counted: 'Tildelte og udleverede billetter tæller med, også de kommende.',
    noEvent: 'Uden arrangement',
    purpose: (purpose: string) => `Formål: ${purpose}`,
  },
} as const;

import {
  contactInputSchema,
  type DocumentKind,
  documentQuery,
  type IsoDate,
  newNoteSchema,
  type noteKinds,
} from '@sponsorat/api';
import { contactDefinition } from '../../features/contacts/contacts.usecases.ts';
import { addDocument } from '../../features/documents/documents.usecases.ts';
import { noteDefinition } from '../../features/notes/notes.usecases.ts';
import { saveRecord } from '../../features/sponsorships/records.usecases.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { documentPdf } from '../steps/document-pdf.ts';
import { actorOf, type Step } from '../steps/timeline.ts';
import { addMonths, inTheOffice } from './calendar.ts';
import { findClub, type World } from './club-steps.ts';
import type { PersonName } from './people.ts';

/** How many months ago something was, and who of the bank wrote it. */
type Authorship = { ago: number; by?: PersonName };
type ContactPlan = Authorship & {
  name: string;
  role: string;
  email?: string;
  phone?: string;
  note?: string;
  left?: number;
};
type NotePlan = Authorship & { kind: (typeof noteKinds)[number]; text: string; pinned?: true; report?: true };
type DocumentPlan = Authorship & { kind: DocumentKind; title: string; file: string; lines: readonly string[] };
type FolderPlan = {
  club: string;
  responsible: PersonName;
  contacts: readonly ContactPlan[];
  notes: readonly NotePlan[];
  documents: readonly DocumentPlan[];
};

const board = ['Formand', 'Kasserer', 'Sekretær'];

/** What lies in the folders of the demo: two years of one club, and something of some others. */
const folders: readonly FolderPlan[] = [
  {
    club: 'Limfjordens Boldklub',
    responsible: 'Søren Aagaard',
    contacts: [
      { ago: 23, name: 'Birthe Nygaard', role: 'Kasserer', email: 'kasserer@lbk.example', phone: '16 52 10 44' },
      { ago: 23, name: 'Poul Erik Sand', role: 'Formand', phone: '16 52 10 45', left: 8 },
      {
        ago: 7,
        name: 'Ditte Holm',
        role: 'Sponsoransvarlig',
        email: 'sponsor@lbk.example',
        note: 'Træffes bedst efter kl. 16.',
      },
    ],
    notes: [
      {
        ago: 22,
        kind: 'Møde',
        text: 'Sæsonstart: bannerne hænger på begge langsider. Klubben vil gerne have logoet på ungdomstrøjerne også.',
      },
      { ago: 17, kind: 'Telefon', text: 'Birthe spurgte, hvornår rate 2 kommer. Fakturaen manglede vores EAN-nummer.' },
      {
        ago: 12,
        kind: 'Møde',
        text: 'Årsmøde i klubhuset.\n• 640 medlemmer, 40 flere end sidste år\n• Pigeholdet er rykket op\n• De ønsker en treårig aftale næste gang',
      },
      {
        ago: 5,
        kind: 'Møde',
        text: 'Bankens sommerskole samlede 84 børn i uge 27. For 31 af dem var det første gang på en fodboldbane, og 17 har siden meldt sig ind. “Nu har vi et U9-hold for piger igen,” fortæller træneren.',
        report: true,
      },
      { ago: 8, kind: 'Note', text: 'Ny formand: Henrik Dalsgaard afløser Poul Erik Sand.' },
      { ago: 4, kind: 'E-mail', text: 'Sendt det nye logo til trykkeriet. Klubben har godkendt korrekturen.' },
      { ago: 1, kind: 'Telefon', text: 'Ditte vil gerne have otte billetter mere til derbyet. Vi vender tilbage.' },
      {
        ago: 20,
        kind: 'Note',
        text: 'Klubben spiller altid hjemme lørdag kl. 14. Ring ikke om formiddagen på kampdage.',
        pinned: true,
      },
    ],
    documents: [
      {
        ago: 22,
        kind: 'Vedtægter',
        title: 'Vedtægter',
        file: 'Vedtægter.pdf',
        lines: [
          '§ 1 Klubbens navn er Limfjordens Boldklub.',
          '§ 2 Formålet er at fremme fodbold for alle aldre.',
          '§ 3 Bestyrelsen består af formand, kasserer og tre medlemmer.',
        ],
      },
      {
        ago: 20,
        kind: 'Regnskab',
        title: 'Regnskab, sidste sæson',
        file: 'Regnskab.pdf',
        lines: [
          'Kontingenter 812.000 kr.',
          'Sponsorater 365.000 kr.',
          'Baner og materialer -690.000 kr.',
          'Årets resultat 41.500 kr.',
        ],
      },
      {
        ago: 12,
        kind: 'Referat',
        title: 'Referat af årsmødet',
        file: 'Referat.pdf',
        lines: ['Dirigent: Birthe Nygaard.', 'Beretningen blev godkendt.', `Valg: ${board.join(', ')} blev genvalgt.`],
      },
      {
        ago: 2,
        kind: 'Andet',
        title: 'Kampprogram',
        file: 'Kampprogram.pdf',
        lines: ['Hjemmekampe spilles lørdag kl. 14.', 'Derbyet spilles i næste måned.'],
      },
    ],
  },
  {
    club: 'Østerå Håndbold Aalborg',
    responsible: 'Søren Aagaard',
    contacts: [
      { ago: 15, name: 'Kim Vestergård', role: 'Kasserer', email: 'kasserer@oeha.example', phone: '16 71 20 08' },
      { ago: 10, name: 'Laila Bjerg', role: 'Hallen og bannerne', phone: '16 71 20 09' },
    ],
    notes: [
      { ago: 14, kind: 'Møde', text: 'Set på hallen. Der er plads til to bannere mere bag målene.' },
      {
        ago: 3,
        kind: 'Møde',
        text: 'Klubbens frivillige åbner hallen hver søndag for familier, der ellers ikke dyrker sport sammen. Sponsoratet betaler bolde og lys. I foråret kom der 60 hver søndag, og fem forældre er blevet hjælpetrænere.',
        report: true,
      },
      { ago: 2, kind: 'Note', text: 'Pernille Toft har overtaget efter Bente Husum.', pinned: true },
      {
        ago: 1,
        kind: 'Telefon',
        text: 'Kassereren sender en ny faktura, hvor billetter og reklame står hver for sig.',
      },
    ],
    documents: [
      {
        ago: 14,
        kind: 'Vedtægter',
        title: 'Vedtægter 2025',
        file: 'Vedtægter.pdf',
        lines: ['§ 1 Klubbens navn er Østerå Håndbold Aalborg.', '§ 2 Generalforsamlingen holdes hvert år i marts.'],
      },
      {
        ago: 9,
        kind: 'Referat',
        title: 'Referat af generalforsamlingen',
        file: 'Referat.pdf',
        lines: ['Kontingentet stiger med 50 kr.', 'Hallen får nye bannere.'],
      },
    ],
  },
  {
    club: 'Skagerrak Sejlklub',
    responsible: 'Søren Aagaard',
    contacts: [{ ago: 6, name: 'Ejner Fuglsang', role: 'Havnefoged', phone: '16 33 90 71' }],
    notes: [{ ago: 4, kind: 'Møde', text: 'Gennemgået bannerne på broen. To er slidt og skal skiftes før sæsonen.' }],
    documents: [
      {
        ago: 4,
        kind: 'Andet',
        title: 'Plan over broen',
        file: 'Plan.pdf',
        lines: ['Bro A: to bannere.', 'Bro B: et banner ved klubhuset.'],
      },
    ],
  },
];

const momentOf = (today: IsoDate, { ago }: Authorship, place: number): Date =>
  inTheOffice(addMonths(today, -ago), 60 + 25 * place);

/** When the first thing was put into each club's folder. */
export const foldersBegin = (today: IsoDate): { club: string; at: Date }[] =>
  folders.map(({ club, contacts, notes, documents }) => ({
    club,
    at: new Date(Math.min(...[...contacts, ...notes, ...documents].map((said) => momentOf(today, said, 0).getTime()))),
  }));

const folderStepsOf = ({ today, person }: World, { club, responsible, ...plan }: FolderPlan): Step[] => {
  const step = (
    said: Authorship,
    place: number,
    run: (deps: Deps, by: Actor, id: number) => Promise<unknown>,
  ): Step => ({
    at: momentOf(today, said, place),
    run: async (deps) => {
      await run(deps, actorOf(person(said.by ?? responsible)), await findClub(deps.db, club));
    },
  });
  return [
    ...plan.contacts.map(({ ago, left, ...contact }, place) =>
      step({ ago }, place, (deps, by, id) => {
        const activeTo = left === undefined ? null : addMonths(today, -left);
        return saveRecord(contactDefinition, deps, by, id, new Input({ ...contact, activeTo }, contactInputSchema));
      }),
    ),
    ...plan.notes.map(({ ago, ...note }, place) =>
      step({ ago }, place + 3, (deps, by, id) =>
        saveRecord(noteDefinition, deps, by, id, new Input(note, newNoteSchema)),
      ),
    ),
    ...plan.documents.map(({ ago, kind, title, file: name, lines }, place) =>
      step({ ago }, place + 8, async (deps, by, id) => {
        const bytes = await documentPdf({ club, title, lines, at: deps.clock.now() });
        const query = () => documentQuery.parse({ kind, title });
        return addDocument(deps, by, id, { file: { value: () => ({ bytes, name }) }, query });
      }),
    ),
  ];
};

/** What was put into folders over the years. */
export const folderSteps = (world: World): Step[] => folders.flatMap((plan) => folderStepsOf(world, plan));

import type { Role } from '@sponsorat/api';
import { type AreaName, areas } from './bank.ts';

export type PersonPlan = {
  name: string;
  email: string;
  phoneNumber: string | null;
  role: Role;
  areas: readonly AreaName[];
  /** The greatest agreement that they allow alone, in kroner. */
  approvalLimit?: number;
  /** A file in `seeds/portraits`. */
  picture: string | null;
  /** Left the bank some months ago, and was locked out. */
  left?: true;
};

const allAreas = areas.map((area) => area.name);
const at = (user: string) => `${user}@fjordbanken.example`;

/** The demo's two logins come first; nobody else has a password. */
export const people = [
  {
    name: 'Mette Kjærgaard',
    email: 'admin@demo.dk',
    // Danish numbers that begin with 1 belong to no one's phone.
    phoneNumber: '16 40 20 01',
    role: 'Admin',
    areas: allAreas,
    approvalLimit: 1_000_000,
    picture: 'mette-kjaergaard.svg',
  },
  {
    name: 'Søren Aagaard',
    email: 'bruger@demo.dk',
    phoneNumber: '16 40 20 02',
    role: 'Bruger',
    areas: ['Nordjylland', 'Østjylland', 'Fyn og øerne'],
    approvalLimit: 50_000,
    picture: 'soeren-aagaard.svg',
  },
  {
    name: 'Anne-Mette Ravn',
    email: at('amr'),
    phoneNumber: '16 40 20 03',
    role: 'Admin',
    areas: ['Østjylland', 'Sjælland og Bornholm'],
    picture: 'anne-mette-ravn.svg',
  },
  {
    name: 'Jørgen Bækgaard',
    email: at('jba'),
    phoneNumber: '16 40 20 04',
    role: 'Bruger',
    areas: ['Midt- og Vestjylland', 'Syd- og Sønderjylland'],
    picture: 'joergen-baekgaard.svg',
  },
  {
    name: 'Line Østergård',
    email: at('loe'),
    phoneNumber: '16 40 20 05',
    role: 'Bruger',
    areas: ['Syd- og Sønderjylland'],
    picture: 'line-oestergaard.svg',
  },
  {
    name: 'Åse Holmskov',
    email: at('aah'),
    phoneNumber: '16 40 20 06',
    role: 'Bruger',
    areas: ['Sjælland og Bornholm'],
    picture: 'aase-holmskov.svg',
  },
  {
    name: 'Mads Thyregod',
    email: at('mth'),
    phoneNumber: '16 40 20 07',
    role: 'Bruger',
    areas: ['Fyn og øerne', 'Syd- og Sønderjylland'],
    picture: 'mads-thyregod.svg',
  },
  {
    name: 'Yusuf Demir',
    email: at('yde'),
    phoneNumber: '16 40 20 08',
    role: 'Bruger',
    areas: ['Sjælland og Bornholm', 'Østjylland'],
    picture: 'yusuf-demir.svg',
  },
  {
    name: 'Nanna Skovbjerg',
    email: at('nsk'),
    phoneNumber: null,
    role: 'Bruger',
    areas: ['Østjylland', 'Midt- og Vestjylland'],
    picture: null,
  },
  {
    name: 'Kasper Lindegaard',
    email: at('kli'),
    phoneNumber: '16 40 20 10',
    role: 'Bruger',
    areas: ['Nordjylland'],
    picture: 'kasper-lindegaard.svg',
    left: true,
  },
] as const satisfies readonly PersonPlan[];
export type PersonName = (typeof people)[number]['name'];

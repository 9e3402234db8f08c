import type { Role } from '@sponsorat/api';
import { initialsSvg, portraitSvg } from '../drawing/portrait.ts';
import { type AreaName, areas } from './bank.ts';

export type PersonPlan = {
  name: string;
  email: string;
  phoneNumber: string | null;
  role: Role;
  areas: readonly AreaName[];
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
    picture: portraitSvg({
      background: '#9cc3a5',
      skin: '#f5d6be',
      hair: 'bob',
      hairColor: '#5b3a22',
      clothes: '#1f3a5f',
    }),
  },
  {
    name: 'Søren Aagaard',
    email: 'bruger@demo.dk',
    phoneNumber: '16 40 20 02',
    role: 'Bruger',
    areas: ['Nordjylland', 'Østjylland', 'Fyn og øerne'],
    picture: portraitSvg({
      background: '#8fb8c9',
      skin: '#f2cdb0',
      hair: 'swept',
      hairColor: '#b98d4f',
      clothes: '#274b45',
      beard: true,
    }),
  },
  {
    name: 'Anne-Mette Ravn',
    email: at('amr'),
    phoneNumber: '16 40 20 03',
    role: 'Admin',
    areas: ['Østjylland', 'Sjælland og Bornholm'],
    picture: portraitSvg({
      background: '#f0c7b0',
      skin: '#efc4a3',
      hair: 'bun',
      hairColor: '#9a9da1',
      clothes: '#7a4b2a',
      glasses: true,
    }),
  },
  {
    name: 'Jørgen Bækgaard',
    email: at('jba'),
    phoneNumber: '16 40 20 04',
    role: 'Bruger',
    areas: ['Midt- og Vestjylland', 'Syd- og Sønderjylland'],
    picture: portraitSvg({
      background: '#d8c48f',
      skin: '#f2cdb0',
      hair: 'bald',
      hairColor: '#6b5a4a',
      clothes: '#4a5568',
      beard: true,
    }),
  },
  {
    name: 'Line Østergård',
    email: at('loe'),
    phoneNumber: '16 40 20 05',
    role: 'Bruger',
    areas: ['Syd- og Sønderjylland'],
    picture: portraitSvg({
      background: '#c8a2c8',
      skin: '#f5d6be',
      hair: 'long',
      hairColor: '#7a3b1d',
      clothes: '#33415c',
    }),
  },
  {
    name: 'Åse Holmskov',
    email: at('aah'),
    phoneNumber: '16 40 20 06',
    role: 'Bruger',
    areas: ['Sjælland og Bornholm'],
    picture: initialsSvg('Åse Holmskov', '#8a5a83'),
  },
  {
    name: 'Mads Thyregod',
    email: at('mth'),
    phoneNumber: '16 40 20 07',
    role: 'Bruger',
    areas: ['Fyn og øerne', 'Syd- og Sønderjylland'],
    picture: portraitSvg({
      background: '#e3b98a',
      skin: '#e8b48f',
      hair: 'short',
      hairColor: '#4a2f1c',
      clothes: '#5b2a3c',
      glasses: true,
    }),
  },
  {
    name: 'Yusuf Demir',
    email: at('yde'),
    phoneNumber: '16 40 20 08',
    role: 'Bruger',
    areas: ['Sjælland og Bornholm', 'Østjylland'],
    picture: portraitSvg({
      background: '#a9b7d9',
      skin: '#c68f65',
      hair: 'curly',
      hairColor: '#1d1512',
      clothes: '#2d3748',
    }),
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
    picture: initialsSvg('Kasper Lindegaard', '#64748b'),
    left: true,
  },
] as const satisfies readonly PersonPlan[];
export type PersonName = (typeof people)[number]['name'];

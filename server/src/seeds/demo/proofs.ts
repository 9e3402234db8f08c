import type { Draw } from '../photos/scenes.ts';
import type { PersonName } from './people.ts';
import type { ProductKey } from './products.ts';

type ProofPlan = {
  product: ProductKey;
  /** So many days ago, or on that day of the last July. */
  ago: number | { july: number };
  note?: string;
  photos?: readonly Draw[];
  /** A list of the club's own, as a PDF. */
  pdf?: { title: string; lines: readonly string[] };
};
type GalleryPlan = {
  club: string;
  by: PersonName;
  /** Of its clothes and flags. */
  colors: readonly [ground: string, ink: string];
  proofs: readonly ProofPlan[];
};

/** What was photographed: much of one club, some of others, and of most clubs and products nothing. */
export const galleries: readonly GalleryPlan[] = [
  {
    club: 'Limfjordens Boldklub',
    by: 'Søren Aagaard',
    colors: ['#0b3d6b', '#ffffff'],
    proofs: [
      {
        ...{ product: 'boards', ago: 262, note: 'Langsiden over for tribunen' },
        photos: [
          { scene: 'boards', from: 'middle', look: 'petrol' },
          { scene: 'boards', from: 'left', look: 'white' },
          { scene: 'boards', from: 'right', look: 'petrol' },
        ],
      },
      {
        ...{ product: 'boards', ago: 171, note: 'Bag begge mål' },
        photos: [
          { scene: 'boards', from: 'near', look: 'night', below: 'Tæt på Limfjorden' },
          { scene: 'boards', from: 'far', look: 'white' },
        ],
      },
      {
        ...{ product: 'boards', ago: 76, note: 'Ny dug efter stormen' },
        photos: [
          { scene: 'banner', look: 'petrol', below: 'Vi holder med de unge' },
          { scene: 'boards', from: 'far', look: 'petrol' },
        ],
      },
      {
        ...{ product: 'boards', ago: 13, note: 'Hænger stadig, set på kampdag' },
        photos: [
          { scene: 'boards', from: 'left', look: 'petrol' },
          { scene: 'boards', from: 'near', look: 'white', below: 'Tæt på Limfjorden' },
        ],
      },
      {
        ...{ product: 'shirts', ago: 255, note: 'Udleveret til førsteholdet' },
        photos: [
          { scene: 'shirt', side: 'Bryst' },
          { scene: 'shirt', side: 'Ærme' },
          { scene: 'shirt', side: 'Ryg' },
        ],
      },
      {
        ...{ product: 'posts', ago: 241, note: 'Opslag om det nye samarbejde' },
        photos: [{ scene: 'post', words: 'Ny hovedsponsor', text: 'Vi er stolte: tre år mere med Fjordbanken' }],
      },
      {
        ...{ product: 'posts', ago: 196 },
        photos: [{ scene: 'post', words: 'Vind 2 billetter', text: 'Skriv dit gæt herunder' }],
      },
      {
        ...{ product: 'posts', ago: 151 },
        photos: [{ scene: 'post', words: 'Tak til de frivillige', text: '62 har givet en hånd med i år' }],
      },
      {
        ...{ product: 'posts', ago: 101, note: 'Klubbens egen liste til og med i dag' },
        pdf: {
          title: 'Opslag om samarbejdet',
          lines: [
            'Facebook: 9 opslag, 41.200 visninger',
            'Instagram: 7 opslag, 28.650 visninger',
            'LinkedIn: 2 opslag',
          ],
        },
      },
      {
        ...{ product: 'posts', ago: 52 },
        photos: [{ scene: 'post', words: 'Derby på lørdag', text: 'Kom i god tid, kaffen er på banken' }],
      },
      {
        ...{ product: 'posts', ago: 17, note: 'Konkurrence om billetter, 214 svar' },
        photos: [{ scene: 'post', words: 'Vi har en vinder', text: 'Tillykke med de to VIP-billetter' }],
      },
      {
        ...{ product: 'screen', ago: 209, note: 'Vist før kampen og i pausen' },
        photos: [{ scene: 'screen', line: 'Dagens kamp præsenteres af' }],
      },
      { product: 'screen', ago: 90, photos: [{ scene: 'screen', line: 'Opstillingen vises af' }] },
      { product: 'screen', ago: 20, photos: [{ scene: 'screen', line: 'Kampens spiller kåres af' }] },
      {
        ...{ product: 'summerSchool', ago: { july: 10 }, note: '42 børn, fuldt hold' },
        photos: [{ scene: 'banner', look: 'white', below: 'Bankens sommerskole', isOnBrick: true }, { scene: 'tent' }],
      },
      {
        ...{ product: 'matchSponsor', ago: 62, note: 'Kampbolden blev båret ind' },
        photos: [
          { scene: 'boards', from: 'near', look: 'petrol', hasBall: true },
          { scene: 'screen', line: 'Dagens sponsor er' },
        ],
      },
    ],
  },
  {
    club: 'Østerå Håndbold Aalborg',
    by: 'Søren Aagaard',
    colors: ['#9f1239', '#ffffff'],
    proofs: [
      {
        ...{ product: 'boards', ago: 118, note: 'Langs banen i Østeråhallen' },
        photos: [
          { scene: 'boards', from: 'left', look: 'petrol', isIndoors: true },
          { scene: 'boards', from: 'near', look: 'white', isIndoors: true },
        ],
      },
      { product: 'shirts', ago: 44, photos: [{ scene: 'shirt', side: 'Bryst' }] },
    ],
  },
  {
    club: 'Skagerrak Sejlklub',
    by: 'Søren Aagaard',
    colors: ['#1e5fa8', '#ffffff'],
    proofs: [
      {
        ...{ product: 'flags', ago: 83, note: 'Oppe hele ugen ved stævnet' },
        photos: [
          { scene: 'flags', isAtSea: true },
          { scene: 'flags', isAtSea: true },
        ],
      },
      { product: 'stand', ago: 82, note: 'Kaffevognen var væk kl. 14', photos: [{ scene: 'tent' }] },
    ],
  },
  {
    club: 'Hedens Boldklub',
    by: 'Jørgen Bækgaard',
    colors: ['#b91c1c', '#ffffff'],
    proofs: [
      {
        ...{ product: 'boards', ago: 130, note: 'Sat op af klubben' },
        photos: [
          { scene: 'boards', from: 'far', look: 'petrol' },
          { scene: 'boards', from: 'right', look: 'night' },
        ],
      },
    ],
  },
  {
    club: 'Boldklubben Nordhavnen',
    by: 'Søren Aagaard',
    colors: ['#38bdf8', '#1e3a8a'],
    proofs: [
      { product: 'boards', ago: 201, photos: [{ scene: 'banner', look: 'night', below: 'God kamp, Nordhavnen' }] },
      {
        ...{ product: 'posts', ago: 33, note: 'Opslag fra pigernes stævne' },
        photos: [{ scene: 'post', words: 'Pigernes dag', text: '118 piger på banen i solskin' }],
      },
    ],
  },
  {
    club: 'Koldingfjord Håndbold',
    by: 'Line Østergård',
    colors: ['#1e40af', '#ffffff'],
    proofs: [
      { product: 'boards', ago: 95, photos: [{ scene: 'boards', from: 'middle', look: 'night', isIndoors: true }] },
      { product: 'shirts', ago: 94, note: 'De nye udebanetrøjer', photos: [{ scene: 'shirt', side: 'Ryg' }] },
    ],
  },
  {
    club: 'Teatret ved Vesterå',
    by: 'Søren Aagaard',
    colors: ['#3b1f4a', '#f3d9a4'],
    proofs: [
      { product: 'programme', ago: 140, photos: [{ scene: 'programme', words: 'Første række til byens historier' }] },
      {
        ...{ product: 'programme', ago: 38, note: 'Bagsiden, efterårets program' },
        photos: [{ scene: 'programme', words: 'Tag naboen med i teatret' }],
      },
      { product: 'flags', ago: 37, photos: [{ scene: 'flags' }] },
    ],
  },
  {
    club: 'Bøgeskovens Golfklub',
    by: 'Søren Aagaard',
    colors: ['#14532d', '#fefce8'],
    proofs: [
      { product: 'website', ago: 110, photos: [{ scene: 'website' }] },
      { product: 'flags', ago: 58, note: 'Nye flag på hul 1 til 9', photos: [{ scene: 'flags' }] },
    ],
  },
  {
    club: 'Pixelhavn E-sport',
    by: 'Yusuf Demir',
    colors: ['#5b21b6', '#ffffff'],
    proofs: [
      { product: 'shirts', ago: 121, photos: [{ scene: 'shirt', side: 'Bryst' }] },
      {
        ...{ product: 'posts', ago: 25, note: 'TikTok, 9.400 visninger' },
        photos: [{ scene: 'post', words: 'Finale i aften', text: 'Se med kl. 19, Fjordbanken giver pizza' }],
      },
    ],
  },
];

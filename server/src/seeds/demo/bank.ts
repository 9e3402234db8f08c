import { inventedCvr } from '../steps/random.ts';

/** The demo's bank, its areas, and the kinds of sponsor that it is. */
export const bank = {
  name: 'Fjordbanken',
  cvr: inventedCvr(900),
  address: 'Havnekajen 12',
  zipCode: '7100',
  city: 'Vejle',
  accountAdvertisement: '4710',
  accountTickets: '4720',
  accountCatering: '4730',
  accountTravel: '4740',
} as const;

export const areas = [
  { name: 'Nordjylland', address: 'Strandgade 18', zipCode: '9000', city: 'Aalborg', costCenter: '1010' },
  { name: 'Midt- og Vestjylland', address: 'Åboulevarden 4', zipCode: '7400', city: 'Herning', costCenter: '1020' },
  { name: 'Østjylland', address: 'Søndre Kaj 22', zipCode: '8000', city: 'Aarhus C', costCenter: '1030' },
  { name: 'Syd- og Sønderjylland', address: 'Låsbygade 9', zipCode: '6000', city: 'Kolding', costCenter: '1040' },
  { name: 'Fyn og øerne', address: 'Vestergade 61', zipCode: '5000', city: 'Odense C', costCenter: '1050' },
  { name: 'Sjælland og Bornholm', address: 'Algade 33', zipCode: '4000', city: 'Roskilde', costCenter: '1060' },
] as const;
export type AreaName = (typeof areas)[number]['name'];

/** What a club does: the sponsorship's own category. */
export const sports = [
  'Fodbold',
  'Håndbold',
  'Vandsport',
  'Ridning',
  'Cykling og løb',
  'Gymnastik og atletik',
  'Badminton og golf',
  'E-sport',
  'Kultur og musik',
  'Spejder og friluftsliv',
] as const;
export type Sport = (typeof sports)[number];

/** What the bank is in an agreement: the agreement's category. */
export const kinds = [
  'Hovedsponsor',
  'Guldsponsor',
  'Sølvsponsor',
  'Bronzesponsor',
  'Ungdomssponsor',
  'Eventsponsor',
] as const;
export type Kind = (typeof kinds)[number];
export type CategoryName = Sport | Kind;

import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';
import { idFilter, listAnswer, listRequest, searchFilter } from '../lists.ts';

/** In the order that they sort in; a sponsorship with none of them is shown as 'Ingen aftale'. */
export const sponsorshipStatuses = ['Aktiv', 'Genforhandling', 'Udløbet'] as const;
export type SponsorshipStatus = (typeof sponsorshipStatuses)[number];

const text = z.string().nullable();

export const sponsorshipInputSchema = z.object({
  id: field.savedId,
  version: field.version,
  name: field.requiredText('Navn'),
  shortName: field.requiredText('Forkortelse'),
  categoryId: field.requiredId('Kategori'),
  areaId: field.requiredId('Område'),
  cvr: field.optionalCvr('CVR'),
  address: field.requiredText('Adresse'),
  zipCode: field.requiredZipCode('Postnr.'),
  city: field.requiredText('By'),
  contact: field.optionalText('Kontaktperson'),
  contactEmail: field.optionalEmail('E-mail'),
  contactPhone: field.optionalText('Telefon'),
  facebook: field.optionalLink('Facebook'),
  instagram: field.optionalLink('Instagram'),
  userId: field.requiredId('Ansvarlig'),
});
export type SponsorshipInput = z.output<typeof sponsorshipInputSchema>;

export const sponsorshipSchema = answerOf(sponsorshipInputSchema).extend({
  category: z.string(),
  area: z.string(),
  userName: z.string(),
  userPicture: text,
  logo: text,
});
export type Sponsorship = z.infer<typeof sponsorshipSchema>;

const sponsorshipRowSchema = z.object({
  Id: z.number(),
  Name: z.string(),
  Logo: text,
  SponsorCategory: z.string(),
  Category: text,
  Sum: z.number(),
  Renegotiation: text,
  Utilization: z.number().nullable(),
  Status: z.enum(sponsorshipStatuses).nullable(),
  Deletable: z.boolean(),
});
export type SponsorshipRow = z.infer<typeof sponsorshipRowSchema>;

const sponsorshipFilterStatuses = ['active', 'expired', 'renegotiation'] as const;
export type SponsorshipFilterStatus = (typeof sponsorshipFilterStatuses)[number];

/** What the figures of the overview count: active contracts, big ones, with tickets, with something tracked. */
const sponsorshipContractFilters = ['active', 'big', 'tickets', 'tracked'] as const;
export type SponsorshipContractFilter = (typeof sponsorshipContractFilters)[number];

export const sponsorshipListRequest = listRequest(
  {
    category: idFilter,
    status: z
      .union([z.literal(''), z.enum(sponsorshipFilterStatuses)])
      .nullish()
      .meta({ label: 'Status' }),
    area: idFilter,
    contract: z
      .union([z.literal(''), z.enum(sponsorshipContractFilters)])
      .nullish()
      .meta({ label: 'Aftale' }),
    search: searchFilter,
  },
  sponsorshipRowSchema,
  'Status',
);
export type SponsorshipListRequest = z.output<typeof sponsorshipListRequest>;
export const sponsorshipListAnswer = listAnswer(sponsorshipRowSchema);

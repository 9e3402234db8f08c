import { z } from 'zod';
import { answerOf, unchangedIfMissing } from '../answers.ts';
import { signingSummarySchema } from '../contracts/signings.schemas.ts';
import * as field from '../fields.ts';
import { listAnswer, listRequest } from '../lists.ts';
import { sponsorshipList } from './sponsorships.list.ts';

/** What a club is supported for. */
export const purposes = ['Børn og unge', 'Bredde', 'Elite', 'Kultur', 'Socialt', 'Natur'] as const;
export type Purpose = (typeof purposes)[number];
/** What the list is filtered by for those of whom nobody has said it. */
export const NO_PURPOSE = 'Ikke angivet';

/** In the order that they sort in; a sponsorship with none of them is shown as 'Ingen aftale'. */
export const sponsorshipStatuses = ['Aktiv', 'Genforhandling', 'Udløbet'] as const;
export type SponsorshipStatus = (typeof sponsorshipStatuses)[number];

/** What may be under way beside the active contract, in the order in which one of them is shown. */
export const pendingStatuses = ['Afventer', 'Kommende', 'Kladde'] as const;
export type PendingStatus = (typeof pendingStatuses)[number];

const text = z.string().nullable();

export const pendingContractSchema = z.object({
  status: z.enum(pendingStatuses),
  contractId: z.number(),
  number: z.string(),
  startDate: text,
  /** The day since when it awaits its signature, or a draft was last saved; null of one that is to come. */
  since: text,
  /** Where it is out for signature; else null. */
  signing: signingSummarySchema.nullable(),
});
export type PendingContract = z.infer<typeof pendingContractSchema>;

export const sponsorshipInputSchema = z.object({
  ...field.identity,
  name: field.requiredText('Navn'),
  shortName: field.requiredText('Forkortelse'),
  categoryId: field.requiredId('Kategori', 'category'),
  areaId: field.requiredId('Område', 'area'),
  cvr: field.optionalCvr('CVR'),
  address: field.requiredText('Adresse'),
  zipCode: field.requiredZipCode('Postnr.'),
  city: field.requiredText('By'),
  contact: field.optionalText('Kontaktperson'),
  contactEmail: field.optionalEmail('E-mail'),
  contactPhone: field.optionalText('Telefon'),
  facebook: field.optionalLink('Facebook'),
  instagram: field.optionalLink('Instagram'),
  userId: field.requiredId('Ansvarlig', 'user'),
  // Who does not know of it does not clear it.
  checkedOn: unchangedIfMissing(field.optionalDate('Kontrolleret i bankens kundesystem den')),
  /** The club's own word; null where nobody knows. */
  chargesVat: unchangedIfMissing(field.optionalFlag('Klubben opkræver moms')),
  purposes: unchangedIfMissing(field.choices('Formål', purposes)),
});
export type SponsorshipInput = z.output<typeof sponsorshipInputSchema>;

export const sponsorshipSchema = answerOf(sponsorshipInputSchema).extend({
  category: z.string(),
  area: z.string(),
  userName: z.string(),
  userPicture: text,
  logo: text,
  /** Who said so; null where nobody did. */
  checkedBy: text,
  pending: pendingContractSchema.nullable(),
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
  Pending: z.enum(pendingStatuses).nullable(),
  PendingDate: text,
  /** As `since` of what is under way. */
  PendingSince: text,
  UserName: z.string(),
  UserPicture: text,
  Deletable: z.boolean(),
});

/** What a search may find that does not stand on the row. */
export const hiddenMatches = ['shortName', 'cvr', 'city', 'contact', 'contactEmail', 'number'] as const;

const listedSponsorshipSchema = sponsorshipRowSchema.extend({
  /** Where the search was found; null without one, and where it stands on the row. */
  Match: z.object({ field: z.enum(hiddenMatches), text: z.string() }).nullable(),
});
export type SponsorshipRow = z.infer<typeof listedSponsorshipSchema>;

/** What a new sponsorship is compared by. Nothing is found by what is missing. */
export const duplicatesQuery = z.object({
  name: field.optionalText('Navn'),
  cvr: field.optionalText('CVR'),
});
/** A sponsorship that is there already; all is null of those that the asker may not open, which are one row. */
export const duplicateSchema = z.object({
  name: z.string().nullable(),
  area: z.string().nullable(),
  userName: z.string().nullable(),
  id: z.number().nullable(),
});
export type Duplicate = z.infer<typeof duplicateSchema>;

export const sponsorshipListRequest = listRequest(sponsorshipList, sponsorshipRowSchema);
export type SponsorshipListRequest = z.output<typeof sponsorshipListRequest>;

/** A user who can be made responsible for a sponsorship. */
export const areaUserSchema = z.object({ id: z.number(), name: z.string(), email: z.string() });

const count = z.number();
/** How many rows each tab would have, with what else is filtered by and the search as they are. */
const countsSchema = z.object({ All: count, Renegotiation: count, Awaiting: count, Draft: count, None: count });
export type SponsorshipCounts = z.infer<typeof countsSchema>;
export const sponsorshipListAnswer = listAnswer(listedSponsorshipSchema).extend({ Counts: countsSchema });

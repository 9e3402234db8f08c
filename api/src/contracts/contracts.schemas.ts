import { z } from 'zod';
import { answerOf, labelField, unchangedIfMissing } from '../answers.ts';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';
import { limits } from '../limits.ts';
import { rateStatuses } from '../payments/payments.rules.ts';
import { approvalSchema, conflictField } from './approvals.schemas.ts';
import { signingSchema } from './signings.schemas.ts';
import { contractStatuses } from './transitions.rules.ts';

const text = z.string().nullable();

/** A rate that is sent without its id is taken for the stored one of the same day and amount, else for a new one. */
const rateInput = z.object({
  id: field.savedId,
  amount: field.requiredMoney('Beløb'),
  dueDate: field.requiredDate('Forfaldsdato'),
});

/**
 * A rate with what has been paid of it, what is still to be paid, and what of that waits for payment with an invoice.
 * One that a template gave a draft without a start has no day yet.
 */
const rateSchema = answerOf(rateInput).extend({
  dueDate: text,
  paid: z.number(),
  rest: z.number(),
  waiting: z.number(),
  status: z.enum(rateStatuses),
});

/** A product of a draft, as its step of the wizard sends it. */
export const selectionInput = z.object({
  productId: field.requiredId('Produkt'),
  selected: field.flag('Valgt'),
  amount: field.optionalWholeNumber('Antal'),
  value: field.optionalMoney('Værdi'),
  addOns: labelField(
    'Tilvalg',
    z
      .array(field.requiredText('Tilvalg'))
      .max(limits.listLength)
      .nullish()
      .transform((addOns) => addOns ?? []),
    z.array(z.string()),
    'texts',
  ),
  match: field.optionalText('Kamp'),
  pool: field.optionalText('Pulje'),
  season: field.optionalText('Sæson'),
  catering: field.flag('Forplejning'),
  tvAngle: field.flag('TV-vinkel'),
  description: field.optionalLongText('Beskrivelse', field.printable()),
});

/** A draft as it is saved, step by step: a missing key leaves the stored value as it is. */
export const contractInputSchema = z.object({
  ...field.identity,
  /** Fills in what is not sent of a new draft; says nothing of one that is there. */
  templateId: unchangedIfMissing(field.optionalId('Skabelon', 'template')),
  renewsId: unchangedIfMissing(field.optionalId('Fornyer aftale', 'contract')),
  /** False makes a simple draft a full one, true the other way where nothing would be lost. */
  simple: unchangedIfMissing(field.flag('Simpel aftale')),
  /** The number that an older paper carries. */
  externalNumber: unchangedIfMissing(field.optionalText('Tidligere aftalenr.', rules.max(limits.externalNumber))),
  category: unchangedIfMissing(field.optionalId('Kategori', 'category')),
  additionalCategories: unchangedIfMissing(field.idList('Yderligere kategorier', 'category')),
  startDate: unchangedIfMissing(field.optionalDate('Startdato')),
  endDate: unchangedIfMissing(field.optionalDate('Slutdato')),
  renegotiation: unchangedIfMissing(field.optionalDate('Genforhandling')),
  sponsorshipAmount: unchangedIfMissing(field.optionalMoney('Årligt beløb')),
  rates: unchangedIfMissing(field.listOf('Rater', rateInput, answerOf(rateInput), 'rates')),
  sponsorPaysPrints: unchangedIfMissing(field.flag('Sponsor betaler tryk')),
  valueOfAdvertisement: unchangedIfMissing(field.optionalPercent('Reklame')),
  valueOfTickets: unchangedIfMissing(field.optionalPercent('Billetter')),
  valueOfCatering: unchangedIfMissing(field.optionalPercent('Forplejning')),
  valueOfTravel: unchangedIfMissing(field.optionalPercent('Rejse')),
  exclusivity: unchangedIfMissing(field.optionalLongText('Eksklusivitet', field.printable())),
  specialAgreements: unchangedIfMissing(field.optionalLongText('Særlige aftaler', field.printable())),
  products: unchangedIfMissing(field.listOf('Produkter', selectionInput, answerOf(selectionInput), 'products')),
});
export type ContractInput = z.output<typeof contractInputSchema>;

export const contractSchema = answerOf(contractInputSchema).extend({
  number: z.string(),
  sponsorshipId: z.number(),
  status: z.enum(contractStatuses),
  isActive: z.boolean(),
  /** The agreement that renews it. */
  renewedById: z.number().nullable(),
  /** The agreement that comes after it: the one that renews it, else one of a later period. */
  successorId: z.number().nullable(),
  /** The first day on which it is to be renewed, by the bank's rule. */
  renewFrom: text,
  rates: z.array(rateSchema),
  categoryName: text,
  amount: z.number().nullable(),
  signedDocument: text,
  signedDocumentExternal: z.boolean(),
  /** When a file brought it, and the days of its confirmation and its signature on paper, as the file says. */
  importedAt: text,
  confirmedOn: text,
  signedOn: text,
  createdAt: text,
  createdBy: text,
  confirmedAt: text,
  confirmedBy: text,
  approvedAt: text,
  approvedBy: text,
  /** Its newest sending for signature. */
  signing: signingSchema.nullable(),
  /** Only where the bank's rule asks for it. */
  approval: approvalSchema.optional(),
});
export type Contract = z.infer<typeof contractSchema>;
/** A product in an agreement: whether it is chosen, and what was agreed of it. */
export type Selection = Contract['products'][number];

/** The simple variant has no products and no template: whatever is sent of them is ignored. */
export const simpleContractInputSchema = contractInputSchema.omit({ products: true, templateId: true, simple: true });
export type SimpleContractInput = z.output<typeof simpleContractInputSchema>;

/** A simple agreement that is saved and locked in one step. */
export const confirmSimpleSchema = simpleContractInputSchema.extend({ conflict: conflictField });
export type ConfirmSimple = z.output<typeof confirmSimpleSchema>;

/** A simple agreement as a file has it: with the days on which an old paper was confirmed and signed. */
export const fileContractInputSchema = simpleContractInputSchema.extend({
  confirmedOn: unchangedIfMissing(field.optionalDate('Bekræftet den')),
  signedOn: unchangedIfMissing(field.optionalDate('Underskrevet den')),
});
export type FileContractInput = z.output<typeof fileContractInputSchema>;

/** A transition of a contract: which one, and the version that the asker saw. */
export const contractReference = z.object({ id: field.requiredId('Aftale'), version: field.version });

export const confirmSchema = contractReference.extend({ conflict: conflictField });
export type Confirm = z.output<typeof confirmSchema>;

/** Renews an agreement: what is not sent is as in the agreement, which the new one follows in time. */
export const renewalInputSchema = contractReference.extend({
  percent: field.optionalNumber('Regulering', 2, rules.between(-100, 1000)),
  /** Begins with a template in place of the agreement: `percent` then says nothing. */
  templateId: field.optionalId('Skabelon'),
  startDate: field.optionalDate('Startdato'),
  endDate: field.optionalDate('Slutdato'),
});
export type RenewalInput = z.output<typeof renewalInputSchema>;

/** How much of a draft that was brought back is gone, because it was deleted meanwhile. */
const leftOutSchema = z.object({ categories: z.number(), products: z.number() });
export type LeftOut = z.infer<typeof leftOutSchema>;
export const undeletedSchema = contractSchema.extend({ leftOut: leftOutSchema });

export const deleteFileSchema = contractReference.extend({ reason: field.optionalLongText('Begrundelse') });

const MOST_MATCHED = 500;
export const matchInputSchema = z.object({
  numbers: z.array(field.requiredText('Aftalenumre')).max(MOST_MATCHED).meta({ label: 'Aftalenumre' }),
});
export type MatchInput = z.output<typeof matchInputSchema>;

const matchedAgreement = z.object({
  number: z.string(),
  contractId: z.number(),
  sponsorshipId: z.number(),
  name: z.string(),
  status: z.enum(contractStatuses),
  /** What an upload says it was matched with. */
  version: z.number(),
});

/** An agreement with its number, or that there is none. */
export const matchSchema = z.union([matchedAgreement, z.object({ number: z.string(), contractId: z.null() })]);
export type Match = z.infer<typeof matchSchema>;

export const fileMatchInputSchema = z.object({
  names: z.array(field.requiredText('Filnavne')).max(MOST_MATCHED).meta({ label: 'Filnavne' }),
});
export type FileMatchInput = z.output<typeof fileMatchInputSchema>;

/** By its period and its older number one tells an agreement from the others of its club. */
const agreementOfFile = matchedAgreement.extend({ externalNumber: text, startDate: text, endDate: text });
export type AgreementOfFile = z.infer<typeof agreementOfFile>;

/** The agreement that a file is the signed copy of, or those that it may be, and what of its name says so. */
export const fileMatchSchema = z.object({
  name: z.string(),
  by: z.enum(['externalNumber', 'club', 'clubAndYear']).nullable(),
  agreement: agreementOfFile.nullable(),
  proposals: z.array(agreementOfFile),
});
export type FileMatch = z.infer<typeof fileMatchSchema>;

export const signedDocumentSchema = z.object({
  url: z.string(),
  external: z.boolean(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  removedBy: text,
  removedAt: text,
  reason: text,
});
export type SignedDocument = z.infer<typeof signedDocumentSchema>;

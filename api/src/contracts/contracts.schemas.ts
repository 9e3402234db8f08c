import { z } from 'zod';
import * as field from '../fields.ts';
import { limits } from '../limits.ts';
import { contractStatuses } from './contracts.status.ts';

const text = z.string().nullable();
const number = z.number().nullable();

export const rateSchema = z.object({ amount: z.number(), dueDate: z.string() });
export type Rate = z.infer<typeof rateSchema>;

export const selectionSchema = z.object({
  productId: z.number(),
  selected: z.boolean(),
  amount: number,
  value: number,
  addOns: z.array(z.string()),
  match: text,
  pool: text,
  season: text,
  catering: z.boolean(),
  tvAngle: z.boolean(),
  description: text,
});
/** A product in an agreement: whether it is chosen, and what was agreed of it. */
export type Selection = z.infer<typeof selectionSchema>;

export const contractSchema = z.object({
  id: z.number(),
  number: z.string(),
  sponsorshipId: z.number(),
  simple: z.boolean(),
  status: z.enum(contractStatuses),
  isActive: z.boolean(),
  category: number,
  categoryName: text,
  additionalCategories: z.array(z.number()),
  startDate: text,
  endDate: text,
  renegotiation: text,
  amount: number,
  sponsorshipAmount: number,
  rates: z.array(rateSchema),
  sponsorPaysPrints: z.boolean(),
  valueOfAdvertisement: number,
  valueOfTickets: number,
  valueOfCatering: number,
  valueOfTravel: number,
  exclusivity: text,
  specialAgreements: text,
  products: z.array(selectionSchema),
  signedDocument: text,
  signedDocumentExternal: z.boolean(),
  confirmedAt: text,
  confirmedBy: text,
  approvedAt: text,
  approvedBy: text,
  version: z.number(),
});
export type Contract = z.infer<typeof contractSchema>;

const rateInput = z.object({
  amount: field.requiredMoney('Beløb'),
  dueDate: field.requiredDate('Forfaldsdato'),
});

const selectionInput = z.object({
  productId: field.requiredId('Produkt'),
  selected: field.flag('Valgt'),
  amount: field.optionalWholeNumber('Antal'),
  value: field.optionalMoney('Værdi'),
  addOns: z
    .array(field.requiredText('Tilvalg'))
    .max(limits.listLength)
    .nullish()
    .transform((addOns) => addOns ?? [])
    .meta({ label: 'Tilvalg' }),
  match: field.optionalText('Kamp'),
  pool: field.optionalText('Pulje'),
  season: field.optionalText('Sæson'),
  catering: field.flag('Forplejning'),
  tvAngle: field.flag('TV-vinkel'),
  description: field.optionalLongText('Beskrivelse'),
});

const listOf = <S extends z.ZodType>(element: S, label: string) =>
  field
    .orEmpty(z.array(element).max(limits.listLength))
    .transform((list) => list || [])
    .meta({ label });

const optionalId = (label: string) =>
  z
    .union([z.literal(''), field.id])
    .nullish()
    .transform((value) => (value === '' || value == null ? null : value))
    .meta({ label });

/** A draft as it is saved, step by step: a missing key leaves the stored value as it is. */
export const contractInputSchema = z.object({
  id: field.savedId,
  version: field.version,
  category: field.kept(optionalId('Kategori')),
  additionalCategories: field.kept(field.idList('Yderligere kategorier')),
  startDate: field.kept(field.optionalDate('Startdato')),
  endDate: field.kept(field.optionalDate('Slutdato')),
  renegotiation: field.kept(field.optionalDate('Genforhandling')),
  sponsorshipAmount: field.kept(field.optionalMoney('Årligt beløb')),
  rates: field.kept(listOf(rateInput, 'Rater')),
  sponsorPaysPrints: field.kept(field.flag('Sponsor betaler tryk')),
  valueOfAdvertisement: field.kept(field.optionalPercent('Reklame')),
  valueOfTickets: field.kept(field.optionalPercent('Billetter')),
  valueOfCatering: field.kept(field.optionalPercent('Forplejning')),
  valueOfTravel: field.kept(field.optionalPercent('Rejse')),
  exclusivity: field.kept(field.optionalLongText('Eksklusivitet')),
  specialAgreements: field.kept(field.optionalLongText('Særlige aftaler')),
  products: field.kept(listOf(selectionInput, 'Produkter')),
});
export type ContractInput = z.output<typeof contractInputSchema>;

/** The simple variant has no products: whatever is sent of them is ignored. */
export const simpleContractInputSchema = contractInputSchema.omit({ products: true });
export type SimpleContractInput = z.output<typeof simpleContractInputSchema>;

/** A transition of a contract: which one, and the version that the asker saw. */
export const contractReference = z.object({ id: field.requiredId('Aftale'), version: field.version });
export const deleteFileSchema = contractReference.extend({ reason: field.optionalLongText('Begrundelse') });

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

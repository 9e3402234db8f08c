import { z } from 'zod';
import { answerOf, labelField } from '../answers.ts';
import { selectionInput } from '../contracts/contracts.schemas.ts';
import * as field from '../fields.ts';
import { rules } from '../form-rules.ts';
import { limits } from '../limits.ts';
import { sections } from '../product-categories/sections.ts';
import { areWhole, LONGEST_TEMPLATE } from './templates.rules.ts';

const text = z.string().nullable();

/** A rate as a share of the whole amount, due on the first day of a month of the period; 1 is that of the start. */
const rateInput = z.object({
  percent: field.requiredPercent('Procent', 6),
  month: field.requiredInteger('Måned', rules.between(1, LONGEST_TEMPLATE)),
});
const rateAnswer = z.object({ percent: z.number(), month: z.number() });
const rates = field
  .orEmpty(z.array(rateInput).max(limits.listLength))
  .transform((list) => list || [])
  .refine(areWhole, '{field} skal give 100 procent tilsammen');

/** What agreements of a kind have in common. */
export const templateTermsInput = z.object({
  category: field.optionalId('Kategori', 'category'),
  months: field.optionalWholeNumber('Længde i måneder', rules.between(1, LONGEST_TEMPLATE)),
  sponsorshipAmount: field.optionalMoney('Årligt beløb'),
  sponsorPaysPrints: field.flag('Sponsor betaler tryk'),
  valueOfAdvertisement: field.optionalPercent('Reklame'),
  valueOfTickets: field.optionalPercent('Billetter'),
  valueOfCatering: field.optionalPercent('Forplejning'),
  valueOfTravel: field.optionalPercent('Rejse'),
  exclusivity: field.optionalLongText('Eksklusivitet', field.printable()),
  specialAgreements: field.optionalLongText('Særlige aftaler', field.printable()),
  rates: labelField('Rater', rates, z.array(rateAnswer), 'shares'),
  products: field.listOf('Produkter', selectionInput, answerOf(selectionInput), 'products'),
});

export const templateInputSchema = z.object({
  ...field.identity,
  name: field.requiredText('Navn'),
  description: field.optionalText('Beskrivelse'),
  active: field.flag('Aktiv'),
  terms: labelField(
    'Vilkår',
    field
      .orEmpty(templateTermsInput)
      .transform((terms): z.output<typeof templateTermsInput> => terms || templateTermsInput.parse({})),
    answerOf(templateTermsInput),
    'text',
  ),
});
export type TemplateInput = z.output<typeof templateInputSchema>;

/** A product of a template with its name and section as they were when the template was saved: it may be gone since. */
const templateProductSchema = answerOf(selectionInput).extend({ name: z.string(), section: z.enum(sections) });
export type TemplateProduct = z.infer<typeof templateProductSchema>;

/** What agreements of a kind have in common, to begin a draft with. */
export const templateSchema = answerOf(templateInputSchema).extend({
  terms: answerOf(templateTermsInput).extend({ products: z.array(templateProductSchema) }),
});
export type Template = z.infer<typeof templateSchema>;

export const templateRowSchema = z.object({
  Id: z.number(),
  Name: z.string(),
  Description: text,
  Active: z.boolean(),
  /** How many agreements have begun with it. */
  Used: z.number(),
  Category: text,
});
export type TemplateRow = z.infer<typeof templateRowSchema>;

/** An active template, as the picker of a new agreement shows it. */
export const templateOptionSchema = templateSchema.pick({ id: true, name: true, description: true }).extend({
  months: z.number().nullable(),
  /** A year, in kroner. */
  sponsorshipAmount: z.number().nullable(),
  /** How many products it has. */
  products: z.number(),
});
export type TemplateOption = z.infer<typeof templateOptionSchema>;

/** Makes a template of an agreement. */
export const fromContractSchema = z.object({
  contractId: field.requiredId('Aftale'),
  name: field.requiredText('Navn'),
});
export type FromContractInput = z.output<typeof fromContractSchema>;

/** What a screen asks for to begin a draft with a template. */
export const templateStartSchema = z.object({
  templateId: field.requiredId('Skabelon'),
  startDate: field.requiredDate('Startdato'),
});

import { z } from 'zod';
import { answerOf } from '../answers.ts';
import * as field from '../fields.ts';
import { productIcons } from './icons.ts';

export const descriptionTypes = ['none', 'text', 'textarea'] as const;

const text = z.string().nullable();

export const productInputSchema = z.object({
  ...field.identity,
  name: field.requiredText('Internt navn'),
  icon: field.optionalChoice('Ikon', productIcons),
  categoryId: field.requiredId('Kategori', 'product-category'),
  sort: field.optionalNumber('Sortering', 3),
  productTitle: field.optionalText('Produkttitel'),
  hasCheckbox: field.flag('Afkrydsning'),
  hasValue: field.flag('Værdi'),
  hasAmount: field.flag('Antal'),
  hasAddOns: field.flag('Tilvalg'),
  isTicket: field.flag('Billet'),
  amountLabel: field.optionalText('Tekst ved antal'),
  amountUnit: field.optionalText('Enhed for antal'),
  valueLabel: field.optionalText('Tekst ved værdi'),
  valueUnit: field.optionalText('Enhed for værdi'),
  addOnsLabel: field.optionalText('Tekst ved tilvalg'),
  addOnValues: field.textSet('Tilvalg'),
  hasTvAngle: field.flag('TV-vinkel'),
  hasCatering: field.flag('Forplejning'),
  hasMatch: field.flag('Kamp'),
  hasPool: field.flag('Pulje'),
  hasSeason: field.flag('Sæson'),
  isUtilization: field.flag('Udnyttelse'),
  descriptionLabel: field.optionalText('Tekst ved beskrivelse'),
  descriptionType: field.choiceOr('Beskrivelse', descriptionTypes, 'none'),
});
/** An icon that has left the list stays with the products that have it. */
export const productSchema = answerOf(productInputSchema).extend({ icon: text });
export type Product = z.infer<typeof productSchema>;

export const productRowSchema = z.object({
  Id: z.number(),
  Name: z.string(),
  Title: text,
  Category: z.string(),
  Sort: z.number().nullable(),
});
export type ProductRow = z.infer<typeof productRowSchema>;

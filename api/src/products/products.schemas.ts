import { z } from 'zod';
import * as field from '../fields.ts';
import { idFilter, listRequest, searchFilter } from '../lists.ts';
import { productIcons } from './icons.ts';

export const descriptionTypes = ['none', 'text', 'textarea'] as const;

const text = z.string().nullable();

export const productSchema = z.object({
  id: z.number(),
  name: z.string(),
  icon: text,
  categoryId: z.number(),
  sort: z.number().nullable(),
  productTitle: text,
  hasCheckbox: z.boolean(),
  hasValue: z.boolean(),
  hasAmount: z.boolean(),
  hasAddOns: z.boolean(),
  isTicket: z.boolean(),
  amountLabel: text,
  amountUnit: text,
  valueLabel: text,
  valueUnit: text,
  addOnsLabel: text,
  addOnValues: z.array(z.string()),
  hasTvAngle: z.boolean(),
  hasCatering: z.boolean(),
  hasMatch: z.boolean(),
  hasPool: z.boolean(),
  hasSeason: z.boolean(),
  isUtilization: z.boolean(),
  descriptionLabel: text,
  descriptionType: z.enum(descriptionTypes),
  version: z.number(),
});
export type Product = z.infer<typeof productSchema>;

export const productInputSchema = z.object({
  id: field.savedId,
  version: field.version,
  name: field.requiredText('Intern navn'),
  icon: field.optionalChoice('Ikon', productIcons),
  categoryId: field.requiredId('Kategori'),
  sort: field.optionalInteger('Sortering'),
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
  descriptionType: field
    .optionalChoice('Beskrivelse', descriptionTypes)
    .transform((type): (typeof descriptionTypes)[number] => type ?? 'none'),
});

export const productRowSchema = z.object({
  Id: z.number(),
  Name: z.string(),
  Title: text,
  Category: z.string(),
  Sort: z.number().nullable(),
});
export type ProductRow = z.infer<typeof productRowSchema>;
export const productListRequest = listRequest(
  { search: searchFilter, category: idFilter },
  ['Id', 'Name', 'Title', 'Category', 'Sort'],
  'Sort',
);

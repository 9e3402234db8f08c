import fc from 'fast-check';
import { expect, it } from 'vitest';
import { read } from '../field-errors.ts';
import { isPrintable } from '../printable.rules.ts';
import { productIcons } from './icons.ts';
import { descriptionTypes, productInputSchema } from './products.schemas.ts';

const texts = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => text.trim());
const storable = texts.filter(
  (text) => text.isWellFormed() && isPrintable(text) && !text.includes('\0') && text.length <= 200,
);
const text = storable.map((each) => each || null);
const flag = fc.boolean();
const wholeNumber = fc.integer({ min: -2_147_483_647, max: 2_147_483_647 });

const product = fc.record({
  id: fc.constant(7),
  version: fc.nat(),
  name: storable.filter(Boolean),
  categoryId: fc.constant(3),
  icon: fc.option(fc.constantFrom(...productIcons)),
  sort: fc.option(wholeNumber),
  productTitle: text,
  hasCheckbox: flag,
  hasValue: flag,
  hasAmount: flag,
  hasAddOns: flag,
  isTicket: flag,
  isUtilization: flag,
  hasTvAngle: flag,
  hasCatering: flag,
  hasMatch: flag,
  hasPool: flag,
  hasSeason: flag,
  amountLabel: text,
  amountUnit: text,
  valueLabel: text,
  valueUnit: text,
  addOnsLabel: text,
  addOnValues: fc.uniqueArray(storable.filter(Boolean), { maxLength: 6 }),
  descriptionLabel: text,
  descriptionType: fc.constantFrom(...descriptionTypes),
});

it('reads a product as it was answered, whatever stands in its fields', () => {
  fc.assert(
    fc.property(product, (sent) => {
      expect(read(productInputSchema, sent)).toEqual({ ok: true, value: sent });
    }),
  );
});

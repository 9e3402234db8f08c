import { expect, it } from 'vitest';
import { z } from 'zod';
import { formatOf, unchangedIfMissing } from './answers.ts';
import * as field from './fields.ts';
import { type FieldFormat, formatValue } from './formats.ts';

it.each<[FieldFormat, unknown, string | null]>([
  ['text', 'Karen', 'Karen'],
  ['choice', 'Referat', 'Referat'],
  ['text', '', null],
  ['texts', ['Grøn', 'Rød'], 'Grøn, Rød'],
  ['texts', [], null],
  ['html', '<p>Ny <b>aftale</b></p>\n<p>nu</p>', 'Ny aftale nu'],
  ['yesNo', false, 'Nej'],
  ['choices', ['Bredde', 'Kultur'], 'Bredde, Kultur'],
  ['choices', [], null],
  ['number', 1234.5, '1.234,5'],
  ['money', '1250.50', '1.250,50 kr.'],
  ['money', 0, '0 kr.'],
  ['percent', 12.125, '12,125 %'],
  ['date', '2026-12-24', '24-12-2026'],
  ['instant', '2026-06-30T22:30:59Z', '01-07-2026 00:30:59'],
  [{ names: 'area' }, [1, 2], 'area 1, area 2'],
  [{ names: 'user' }, 7, 'user 7'],
  ['money', null, null],
])('%j of %j reads %j', (format, value, text) => {
  expect(formatValue(format, value, (kind, id) => `${kind} ${id}`)).toBe(text);
});

it.each<[z.ZodType, FieldFormat]>([
  [field.optionalMoney('X'), 'money'],
  [unchangedIfMissing(field.optionalDate('X')), 'date'],
  [field.idList('X', 'category'), { names: 'category' }],
  [field.choiceOr('X', ['a', 'b'], 'a'), 'choice'],
  [field.flag('X'), 'yesNo'],
  [z.int().min(0), 'number'],
  [z.string(), 'text'],
])('a field says what its value is', (schema, format) => {
  expect(formatOf(schema)).toEqual(format);
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { unchangedIfMissing } from './answers.ts';
import { read } from './field-errors.ts';
import * as field from './fields.ts';
import { rules } from './form-rules.ts';
import { limits } from './limits.ts';

const NUL = String.fromCharCode(0);
const long = (length: number) => 'æ'.repeat(length);

const messageOf = (schema: z.ZodType, value: unknown): string | undefined => {
  const result = read(z.object({ it: schema }), { it: value });
  return result.ok ? undefined : result.fields.it;
};
const readAs = (schema: z.ZodType, value: unknown): unknown => {
  const result = read(z.object({ it: schema }), { it: value });
  if (!result.ok) throw new Error(result.fields.it);
  return result.value.it;
};

describe('a required text', () => {
  const schema = field.requiredText('Navn');
  it('is trimmed', () => expect(readAs(schema, '  Ærø  ')).toBe('Ærø'));
  it.each([undefined, null, '', '   '])('refuses %j', (value) => {
    expect(messageOf(schema, value)).toBe('Navn skal udfyldes');
  });
  it.each([1, true, [], {}, `a${NUL}b`, '\ud800x'])('refuses %j as not valid', (value) => {
    expect(messageOf(schema, value)).toBe('Navn er ikke gyldig');
  });
  it('holds at most 200 characters once trimmed', () => {
    expect(readAs(schema, ` ${long(limits.text)} `)).toHaveLength(limits.text);
    expect(messageOf(schema, long(limits.text + 1))).toBe('Navn må højst være på 200 tegn');
  });
});

describe('optional fields', () => {
  it.each([
    ['text', field.optionalText('X')],
    ['long text', field.optionalLongText('X')],
    ['e-mail', field.optionalEmail('X')],
    ['link', field.optionalLink('X')],
    ['cvr', field.optionalCvr('X')],
    ['zip code', field.optionalZipCode('X')],
    ['date', field.optionalDate('X')],
    ['money', field.optionalMoney('X')],
    ['percent', field.optionalPercent('X')],
    ['whole number', field.optionalWholeNumber('X')],
  ])('%s reads missing, null and "" as null', (_kind, schema) => {
    for (const empty of [undefined, null, '']) expect(readAs(schema, empty)).toBeNull();
  });
  it('a long text holds 10.000 characters', () => {
    const schema = field.optionalLongText('Eksklusivitet');
    expect(readAs(schema, long(limits.longText))).toHaveLength(limits.longText);
    expect(messageOf(schema, long(limits.longText + 1))).toBe('Eksklusivitet må højst være på 10.000 tegn');
  });
  it('a flag is false where it is missing or null', () => {
    const schema = field.flag('Forplejning');
    expect([undefined, null, false, true].map((value) => readAs(schema, value))).toEqual([false, false, false, true]);
    expect(messageOf(schema, 'ja')).toBe('Forplejning er ikke gyldig');
  });
  it('a list of ids is [] where it is missing, and holds each once', () => {
    const schema = field.idList('Områder');
    expect([undefined, null, [3, 1, 3]].map((value) => readAs(schema, value))).toEqual([[], [], [3, 1]]);
  });
});

describe('patterns', () => {
  it.each(['a@b.dk', 'søren.øst@klub-æ.dk', 'a+b@sub.klub.dk'])('%s is an e-mail', (value) => {
    expect(readAs(field.optionalEmail('E-mail'), value)).toBe(value);
  });
  it.each(['a', 'a@b', 'a b@c.dk', '@b.dk', 'a@b..dk', 'a@b.dk, c@d.dk', 'Bo <bo@b.dk>'])('%s is none', (value) => {
    expect(messageOf(field.optionalEmail('E-mail'), value)).toBe('E-mail skal være en gyldig e-mail');
  });
  it.each(['https://facebook.com/klub', 'http://klub.dk', 'HTTPS://KLUB.DK/a?b=c#d'])('%s is a link', (value) => {
    expect(readAs(field.optionalLink('Facebook'), value)).toBe(value);
  });
  it.each([
    'klub.dk',
    'javascript:alert(1)',
    'ftp://klub.dk',
    'https://',
    'https:klub.dk',
    'data:text/html,x',
    '//klub.dk',
  ])('%s is none', (value) => {
    expect(messageOf(field.optionalLink('Facebook'), value)).toContain('gyldig webadresse');
  });
  it('a cvr is 8 digits, a zip code 3 or 4', () => {
    expect(readAs(field.optionalCvr('CVR'), ' 12345678 ')).toBe('12345678');
    for (const cvr of ['1234567', '123456789', 'DK345678', '1234 567'])
      expect(messageOf(field.optionalCvr('CVR'), cvr)).toBe('CVR skal bestå af præcis 8 cifre');
    for (const zip of ['800', '8000']) expect(readAs(field.requiredZipCode('Postnr.'), zip)).toBe(zip);
    for (const zip of ['80', '80000', '8oo0'])
      expect(messageOf(field.requiredZipCode('Postnr.'), zip)).toBe('Postnr. skal bestå af 3 eller 4 cifre');
  });
  it('a date is a day that exists', () => {
    expect(readAs(field.optionalDate('Startdato'), '2024-02-29')).toBe('2024-02-29');
    for (const value of ['2026-02-29', '01-02-2026', 'nu'])
      expect(messageOf(field.optionalDate('Startdato'), value)).toBe('Startdato skal være en gyldig dato (dd-mm-åååå)');
  });
});

describe('numbers', () => {
  it('money has at most two decimals and lies from 0 to the limit', () => {
    const schema = field.optionalMoney('Beløb');
    for (const value of [0, 0.01, 60_000.5, limits.money]) expect(readAs(schema, value)).toBe(value);
    expect(messageOf(schema, 0.1 + 0.2)).toBe('Beløb skal være et beløb i kroner med højst to decimaler');
    expect(messageOf(schema, -1)).toBe('Beløb skal være mindst 0');
    expect(messageOf(schema, 1e12)).toBe('Beløb må højst være 999.999.999.999,99');
    for (const value of ['100', 'mange', true, []]) expect(messageOf(schema, value)).toBe('Beløb skal være et tal');
  });
  it('money that must be something says so of nothing and of less alike', () => {
    const schema = field.requiredMoney('Beløb', rules.min_value(0.01));
    for (const value of [0, -5]) expect(messageOf(schema, value)).toBe('Beløb skal være mindst 0,01');
  });
  it('percent lies from 0 to 100', () => {
    const schema = field.optionalPercent('Reklame');
    for (const value of [0, 12.5, 100]) expect(readAs(schema, value)).toBe(value);
    expect(messageOf(schema, 100.1)).toBe('Reklame må højst være 100');
    expect(messageOf(schema, -0.1)).toBe('Reklame skal være mindst 0');
  });
  it('a whole number is whole, not negative, and fits the database', () => {
    const schema = field.optionalWholeNumber('Antal');
    for (const value of [0, 1, limits.wholeNumber]) expect(readAs(schema, value)).toBe(value);
    expect(messageOf(schema, 1.5)).toBe('Antal skal være et helt tal');
    expect(messageOf(schema, -1)).toBe('Antal skal være mindst 0');
    expect(messageOf(schema, limits.wholeNumber + 1)).toBe('Antal må højst være 2.147.483.647');
    expect(messageOf(schema, 'to')).toBe('Antal skal være et tal');
  });
  it('may be asked more of', () => {
    const schema = field.optionalWholeNumber('Antal', rules.between(2, 9));
    for (const value of [2, 9, null]) expect(readAs(schema, value)).toBe(value);
    for (const value of [1, 10]) expect(messageOf(schema, value)).toBe('Antal skal være mellem 2 og 9');
    expect(messageOf(field.requiredInteger('Antal', rules.min_value(2)), 1)).toBe('Antal skal være mindst 2');
  });
  it('an id is a whole number over 0', () => {
    const schema = field.requiredId('Område');
    expect(readAs(schema, 7)).toBe(7);
    for (const missing of [undefined, null, '']) expect(messageOf(schema, missing)).toBe('Område skal udfyldes');
    for (const value of [0, -1, 1.5, '7', 2 ** 31]) expect(messageOf(schema, value)).toBeDefined();
  });
  it('a path id is read from text', () => {
    expect(readAs(field.pathId, '12')).toBe(12);
    for (const value of ['', '0', '-1', '1.5', 'abc', '99999999999'])
      expect(messageOf(field.pathId, value)).toBeDefined();
  });
});

describe('a field that stays unchanged where it is missing', () => {
  const schema = z.object({
    note: unchangedIfMissing(field.optionalText('Note')),
    flag: unchangedIfMissing(field.flag('Flag')),
  });
  it('tells a missing key from an empty one', () => {
    expect(read(schema, {})).toEqual({ ok: true, value: {} });
    expect(read(schema, { note: '', flag: null })).toEqual({ ok: true, value: { note: null, flag: false } });
  });
  it('still says what is wrong, with its label', () => {
    expect(read(schema, { note: 5 })).toEqual({ ok: false, fields: { note: 'Note er ikke gyldig' } });
  });
});

describe('whole numbers, choices and sets of texts', () => {
  it('an integer may be negative', () => {
    expect(readAs(field.requiredInteger('Sortering'), -3)).toBe(-3);
    expect(messageOf(field.requiredInteger('Sortering'), '')).toBe('Sortering skal udfyldes');
    expect(messageOf(field.requiredInteger('Sortering'), 1.5)).toBe('Sortering skal være et helt tal');
  });
  it('a choice is one of its texts, or null', () => {
    const schema = field.optionalChoice('Ikon', ['a', 'b']);
    expect(['a', '', null, undefined].map((value) => readAs(schema, value))).toEqual(['a', null, null, null]);
    expect(messageOf(schema, 'c')).toBe('Ikon skal være en gyldig værdi');
  });
  it('a set of texts holds each once, trimmed, and none that is empty', () => {
    const schema = field.textSet('Tilvalg');
    expect(readAs(schema, [' a', 'b', 'a ', '', ' '])).toEqual(['a', 'b']);
    for (const empty of [undefined, null, '', []]) expect(readAs(schema, empty)).toEqual([]);
    expect(messageOf(schema, 'a')).toBe('Tilvalg er ikke gyldig');
  });
  it('several of a few words are each once, in their order', () => {
    const schema = field.choices('Formål', ['Bredde', 'Elite', 'Kultur']);
    expect(readAs(schema, ['Kultur', 'Bredde', 'Kultur'])).toEqual(['Bredde', 'Kultur']);
    for (const empty of [undefined, null, '', []]) expect(readAs(schema, empty)).toEqual([]);
    for (const wrong of [['bredde'], ['Bredde', 'Idræt']])
      expect(messageOf(schema, wrong)).toBe('Formål skal være en gyldig værdi');
    expect(messageOf(schema, 'Bredde')).toBe('Formål er ikke gyldig');
  });
  it('a rich text needs text', () => {
    expect(readAs(field.requiredRichText('Beskrivelse'), ' <p>a</p> ')).toBe('<p>a</p>');
    for (const empty of [undefined, null, '', '<p></p>'])
      expect(messageOf(field.requiredRichText('Beskrivelse'), empty)).toBe('Beskrivelse skal udfyldes');
  });
});

describe('a list', () => {
  it.each([
    ['of ids', field.idList('Områder'), 7],
    ['of texts', field.textSet('Tilvalg'), 'Grøn'],
    ['of records', field.listOf('Rækker', z.object({ n: z.number() }), z.object({ n: z.number() }), 'text'), { n: 1 }],
  ] as const)('%s holds at most 500', (_name, schema: z.ZodType, element) => {
    expect(schema.safeParse(Array(500).fill(element)).success).toBe(true);
    expect(schema.safeParse(Array(501).fill(element)).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { read } from './field-errors.ts';
import { type FileFacts, rules } from './form-rules.ts';
import { messages } from './messages.ts';

const messageOf = (schema: z.ZodType, value: unknown): string | undefined => {
  const result = read(z.object({ it: schema.meta({ label: 'Feltet' }) }), { it: value });
  return result.ok ? undefined : result.fields.it;
};

type Case = [rule: z.ZodType, good: unknown[], bad: unknown[], message: string];

const text = (rule: z.core.$ZodCheck<string>) => z.string().check(rule);
const number = (rule: z.core.$ZodCheck<number>) => z.number().check(rule);
const any = (rule: z.core.$ZodCheck<unknown>) => z.unknown().check(rule);
const file = (rule: z.core.$ZodCheck<FileFacts>) => z.custom<FileFacts>().check(rule);
const facts = (over: Partial<FileFacts>): FileFacts => ({ name: 'a.png', type: 'image/png', size: 1024, ...over });

const ofOneValue: Record<string, Case> = {
  alpha: [text(rules.alpha()), ['Ærø', 'é', ''], ['a1', 'a b', 'a-b'], 'Feltet må kun indeholde bogstaver'],
  alpha_num: [text(rules.alpha_num()), ['Å4', ''], ['a b', 'a_b'], 'Feltet må kun indeholde bogstaver og tal'],
  alpha_dash: [
    text(rules.alpha_dash()),
    ['ø-b_4', ''],
    ['a b', 'a.b'],
    'Feltet må kun indeholde bogstaver, tal, bindestreger og understreger',
  ],
  alpha_spaces: [
    text(rules.alpha_spaces()),
    ['Øster Å', ''],
    ['a1', 'a\tb'],
    'Feltet må kun indeholde bogstaver og mellemrum',
  ],
  between: [number(rules.between(1, 1000)), [1, 1000, 2.5], [0, 1000.5], 'Feltet skal være mellem 1 og 1.000'],
  digits: [text(rules.digits(4)), ['0123', ''], ['123', '12345', '12a4'], 'Feltet skal bestå af præcis 4 cifre'],
  dimensions: [
    file(rules.dimensions(640, 480)),
    [facts({ width: 640, height: 480 })],
    [facts({ width: 480, height: 480 }), facts({ width: 640, height: 640 }), facts({})],
    'Feltet skal være 640 x 480 pixels',
  ],
  email: [
    text(rules.email()),
    ['a@b.dk', 'æ.b+c@x-y.co.uk', ''],
    ['a', 'a@b', 'a b@c.dk', 'a@b..dk', '@b.dk'],
    'Feltet skal være en gyldig e-mail',
  ],
  not_one_of: [any(rules.not_one_of(['x', 1])), ['y', '1', null], ['x', 1], 'Feltet skal være en gyldig værdi'],
  one_of: [any(rules.one_of(['x', 1])), ['x', 1, ''], ['y', '1', true], 'Feltet skal være en gyldig værdi'],
  ext: [
    file(rules.ext('pdf', 'PNG')),
    [facts({ name: 'a.PDF' }), facts({ name: 'b.png' })],
    [facts({ name: 'a.pdf.exe' }), facts({ name: 'pdf' })],
    'Feltet skal være en gyldig filtype',
  ],
  mimes: [
    file(rules.mimes('application/pdf', 'image/*')),
    [facts({ type: 'application/pdf' }), facts({ type: 'image/webp' })],
    [facts({ type: 'text/html' }), facts({ type: 'imagery/x' })],
    'Feltet skal være en gyldig filtype',
  ],
  image: [file(rules.image()), [facts({})], [facts({ type: 'application/pdf' })], 'Feltet skal være et billede'],
  integer: [number(rules.integer()), [0, -3], [0.5], 'Feltet skal være et helt tal'],
  length: [text(rules.length(3)), ['æøå', '😀ab', ''], ['ab', 'abcd'], 'Feltet skal være på præcis 3 tegn'],
  max: [text(rules.max(3)), ['', 'abc', '😀😀😀'], ['abcd'], 'Feltet må højst være på 3 tegn'],
  min: [text(rules.min(3)), ['', 'abc'], ['ab', '😀😀'], 'Feltet skal være på mindst 3 tegn'],
  max_value: [number(rules.max_value(1000)), [1000, -1], [1000.01], 'Feltet må højst være 1.000'],
  min_value: [number(rules.min_value(0.5)), [0.5, 9], [0, -1], 'Feltet skal være mindst 0,5'],
  numeric: [
    any(rules.numeric() as z.core.$ZodCheck<unknown>),
    [1, '1', '-2.50', ''],
    ['a', '1,5'],
    'Feltet skal være et tal',
  ],
  regex: [text(rules.regex(/^DK-\d+$/g)), ['DK-1', ''], ['DK-', 'xDK-1'], 'Feltet skal have et gyldigt format'],
  required: [any(rules.required()), ['a', 0, false, [1]], ['', null, undefined, []], 'Feltet skal udfyldes'],
  size: [
    file(rules.size(512)),
    [facts({ size: 512 * 1024 })],
    [facts({ size: 512 * 1024 + 1 })],
    'Feltet må højst fylde 512 KB',
  ],
  url: [
    text(rules.url()),
    ['https://x.dk/æ?a=1', 'HTTP://x.dk', ''],
    ['x.dk', 'ftp://x.dk', 'javascript:alert(1)', 'https://x', 'https:/x.dk'],
    'Feltet skal være en gyldig webadresse (http:// eller https://)',
  ],
};

describe.each(Object.entries(ofOneValue))('%s', (_name, [schema, good, bad, message]) => {
  // Twice: a rule must not remember what it saw.
  it.each([...good, ...good])('takes %j', (value) => expect(messageOf(schema, value)).toBeUndefined());
  it.each([...bad, ...bad])('refuses %j', (value) => expect(messageOf(schema, value)).toBe(message));
});

describe('a rule over two fields', () => {
  const password = z.object({
    password: z.string().min(3).meta({ label: 'Adgangskode' }),
    again: z.string().meta({ label: 'Gentag adgangskode' }),
  });
  const repeated = password.check(rules.confirmed('again', 'password', 'Adgangskode'));
  const fields = (schema: z.ZodType, value: unknown) => {
    const result = read(schema, value);
    return result.ok ? {} : result.fields;
  };

  it('confirmed: the same twice', () => {
    expect(fields(repeated, { password: 'abc', again: 'abc' })).toEqual({});
    expect(fields(repeated, { password: 'abc', again: 'abd' })).toEqual({
      again: 'Gentag adgangskode skal være magen til Adgangskode',
    });
  });

  it('is said together with what else is wrong', () => {
    expect(fields(repeated, { password: 'ab', again: 'abd' })).toEqual({
      password: 'Adgangskode skal være på mindst 3 tegn',
      again: 'Gentag adgangskode skal være magen til Adgangskode',
    });
    expect(Object.keys(fields(repeated, null))).toEqual(['']);
  });

  it('required_if: only where the other has that value', () => {
    const rate = z
      .object({ kind: z.string(), due: z.string().nullable().meta({ label: 'Forfaldsdato' }) })
      .check(rules.required_if('due', 'kind', 'rate', 'instalment'));
    expect(fields(rate, { kind: 'whole', due: null })).toEqual({});
    expect(fields(rate, { kind: 'rate', due: '2026-01-01' })).toEqual({});
    for (const kind of ['rate', 'instalment'])
      expect(fields(rate, { kind, due: '' })).toEqual({ due: 'Forfaldsdato skal udfyldes' });
  });
});

it('there is a rule and a test of it for every message of the list', () => {
  const notRules = ['default', 'date', 'time', 'decimals', 'money', 'maxItems', 'printable'];
  const named = Object.keys(messages).filter((name) => !notRules.includes(name));
  expect(Object.keys(rules).toSorted()).toEqual(named.toSorted());
  expect([...Object.keys(ofOneValue), 'confirmed', 'required_if'].toSorted()).toEqual(named.toSorted());
});

import { describe, expect, it } from 'vitest';
import { read } from '../field-errors.ts';
import { ruleDefinitions, ruleValueText } from './rule-keys.ts';
import { ruleValueInputSchema } from './rule-values.schemas.ts';

describe('the value of a rule', () => {
  it('is written with its unit, in one or many', () => {
    const days = { type: 'integer', unit: 'dage' };
    expect(ruleValueText(days, 1)).toBe('1 dag');
    expect(ruleValueText(days, 0)).toBe('0 dage');
    expect(ruleValueText({ type: 'integer', unit: 'procentpoint' }, 1)).toBe('1 procentpoint');
  });

  it('is an amount, yes, no, or says that the rule is not in use', () => {
    expect(ruleValueText({ type: 'money', unit: '' }, 50_000)).toBe('50.000 kr.');
    expect(ruleValueText(ruleDefinitions['signing.enabled'], true)).toBe('Ja');
    expect(ruleValueText(ruleDefinitions['signing.enabled'], false)).toBe('Nej');
    expect(ruleValueText({ type: 'integer', unit: 'måneder' }, null)).toBe('ikke i brug');
  });

  it.each([null, 0, 1, 'ja', 'true', '', {}])('of a yes or no is not %j', (value) => {
    const result = read(ruleValueInputSchema, { key: 'signing.enabled', validFrom: '2026-06-15', value });
    expect(result).toMatchObject({ ok: false, fields: { value: expect.stringMatching(/^Værdi /) } });
  });

  it.each([true, false])('of a yes or no is %j', (value) => {
    const sent = { key: 'signing.enabled', validFrom: '2026-06-15', value };
    expect(read(ruleValueInputSchema, sent)).toMatchObject({ ok: true, value: { value } });
  });
});

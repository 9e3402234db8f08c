import { describe, expect, it } from 'vitest';
import { read } from '../field-errors.ts';
import { type RuleKey, ruleDefinitions, ruleValueText } from './rule-keys.ts';
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

  it('that is announced for each year is then not known, rather than not in use', () => {
    expect(ruleValueText(ruleDefinitions['tax.smallBenefit'], null)).toBe('ikke udmeldt');
    expect(ruleValueText(ruleDefinitions['tax.adShareMin'], 50)).toBe('50 %');
  });

  it.each<[RuleKey, unknown[], unknown[]]>([
    ['gifts.guestYear', [null, 0, 0.01, 1_999.99], [-1, 0.001, true, '1']],
    ['gifts.guestEvent', [null, 0, 500], [-0.01, 1.005, false]],
    ['gifts.heavyUser', [null, 1, 500], [0, 501, 1.5]],
    ['gifts.officialNeedsApproval', [true, false], [null, 0, 'ja']],
    ['tasks.proofDays', [null, 7, 365], [6, 366, 7.5]],
    ['tax.smallBenefit', [0, 1_400], [null, -1, 0.001]],
    ['tax.adShareMin', [0, 50, 100], [null, -1, 101, 50.5]],
  ])('of %s is one of %j and none of %j', (key, allowed, refused) => {
    const takes = (value: unknown) => read(ruleValueInputSchema, { key, validFrom: '2026-01-01', value }).ok;
    expect(allowed.filter((value) => !takes(value))).toEqual([]);
    expect(refused.filter(takes)).toEqual([]);
  });

  it.each(['2026-06-15', '2025-12-31', '2026-01-02'])('of years does not begin on %s', (validFrom) => {
    const message = 'Gælder fra skal være en 1. januar';
    expect(read(ruleValueInputSchema, { key: 'tax.travel', validFrom, value: 30 })).toMatchObject({
      ok: false,
      fields: { validFrom: message },
    });
    expect(read(ruleValueInputSchema, { key: 'tasks.behindPoints', validFrom, value: 30 })).toMatchObject({ ok: true });
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

import { describe, expect, it } from 'vitest';
import { actTexts } from './act-texts.rules.ts';
import type { ActText } from './sentence-parts.rules.ts';
import { tell } from './sentences.rules.ts';

it('tells that the old rates were left, where none was marked', () => {
  const text = (after: object) => actTexts.payment['mark-paid']({ after } as unknown as Parameters<ActText>[0]);
  expect(text({ before: '1900-01-01', count: 0, amount: '0' })).toBe('lod de gamle rater stå som ubetalte');
  expect(text({ before: '2026-01-01', count: 2, amount: '9' })).toMatch(
    /^markerede alle rater forfaldne før 01-01-2026 /,
  );
});

describe('a line that is told', () => {
  const line = { by: 'Bo', kind: 'item', action: 'save-usage', recordId: 1, erased: {} };
  const sentenceOf = (states: { kind?: string; action?: string; before: object | null; after: object }) =>
    tell(
      { ...line, ...states, before: states.before && { ...states.before }, after: { ...states.after } },
      () => 'navn',
    ).Text;
  const usageSentence = (before: object, after: object) =>
    sentenceOf({
      before: { product: 'Bander', amount: 10, ...before },
      after: { product: 'Bander', amount: 10, ...after },
    });

  it('says how much more of a product was used, and of how many', () => {
    expect(usageSentence({ used: 5 }, { used: 8, note: null })).toBe('Bo registrerede 3 mere af Bander (8 af 10).');
    expect(usageSentence({ used: 5, amount: null }, { used: 8, amount: null })).toBe(
      'Bo registrerede 3 mere af Bander (8 brugt).',
    );
    expect(usageSentence({ used: 8 }, { used: 5, note: 'Talt om' })).toBe(
      'Bo rettede Brugt af Bander fra 8 til 5: Talt om.',
    );
  });

  it('speaks of a note only where there is one', () => {
    expect(usageSentence({ used: 5 }, { used: 5, note: null })).toBe('Bo gemte udnyttelsen af Bander uden ændringer.');
    expect(usageSentence({ used: 5 }, { used: 5, note: 'Talt' })).toBe('Bo skrev en note til Bander: Talt.');
  });

  it('names what was saved without changes', () => {
    const same = { name: 'Åby', number: '2026-0001' };
    const saveSentence = (kind: string) => sentenceOf({ kind, action: 'update', before: same, after: same });
    expect(saveSentence('sponsorship')).toBe('Bo gemte sponsoratet Åby uden ændringer.');
    expect(saveSentence('contract')).toBe('Bo gemte aftale 2026-0001 uden ændringer.');
    expect(saveSentence('company')).toBe('Bo gemte indstillinger uden ændringer.');
  });

  it('says of a contact the end of its time, whatever else is changed', () => {
    const before = { name: 'Kaja', role: null, activeTo: null };
    const after = { name: 'Kaja', role: 'Kasserer', activeTo: '2026-11-24' };
    expect(sentenceOf({ kind: 'contact', action: 'update', before, after })).toBe(
      'Bo satte Rolle til Kasserer og Slutdato til 24-11-2026.',
    );
  });

  it('says of a call that was refused what was answered', () => {
    const after = { call: 'POST /api/log', status: 403, error: 'Det har du ikke adgang til' };
    expect(sentenceOf({ kind: 'call', action: 'refused', before: null, after })).toBe(
      'Bo blev afvist med svaret "Det har du ikke adgang til".',
    );
  });
});

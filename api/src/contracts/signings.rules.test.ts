import { describe, expect, it } from 'vitest';
import { fillPlaceholders, maskedEmail, signingStateOn } from './signings.rules.ts';

describe('the state of a sending', () => {
  const open = { outcome: null, isReceived: false, deadline: '2026-07-15' };

  it('is Udløbet from the day after its deadline', () => {
    expect(signingStateOn(open, '2026-07-15')).toBe('Sendt');
    expect(signingStateOn(open, '2026-07-16')).toBe('Udløbet');
  });

  it('stays Modtaget past the deadline: the bank has still to decide', () => {
    expect(signingStateOn({ ...open, isReceived: true }, '2026-07-16')).toBe('Modtaget');
  });

  it('is its outcome once it has one, whatever the day', () => {
    expect(signingStateOn({ ...open, outcome: 'Annulleret', isReceived: true }, '2026-07-16')).toBe('Annulleret');
  });
});

describe('a masked address', () => {
  it.each([
    ['formand@klub.dk', 'f•••@klub.dk'],
    ['f@klub.dk', 'f•••@klub.dk'],
    ['åse.ø@klub.dk', 'å•••@klub.dk'],
  ])('shows the first letter and the place: %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});

describe('placeholders', () => {
  it('are filled in, wherever they stand, and once', () => {
    expect(fillPlaceholders('{klub}, {klub} og {navn}', { klub: 'B{navn}K', navn: 'Åse' })).toBe(
      'B{navn}K, B{navn}K og Åse',
    );
  });

  it('leaves what is none', () => {
    expect(fillPlaceholders('{klub} {andet} {', { klub: 'IF' })).toBe('IF {andet} {');
  });
});

import { describe, expect, it } from 'vitest';
import { productTitle, withClubName } from './labels.rules.ts';

describe('{name} in a product’s text', () => {
  it('is the club’s short name, everywhere', () => {
    expect(withClubName('{name} – bande for {name}', 'ÆB')).toBe('ÆB – bande for ÆB');
    expect(withClubName('Bande', 'ÆB')).toBe('Bande');
    expect(withClubName(null, 'ÆB')).toBeNull();
  });
  it('is put in as it is, also where it looks like a pattern or a placeholder', () => {
    expect(withClubName('Til {name}', '$& {name}')).toBe('Til $& {name}');
  });
  it('a product is called by its title, else by its internal name', () => {
    expect(productTitle({ name: 'intern', productTitle: 'Bande hos {name}' }, 'ÆB')).toBe('Bande hos ÆB');
    expect(productTitle({ name: 'Bande {name}', productTitle: null }, 'ÆB')).toBe('Bande ÆB');
  });
});

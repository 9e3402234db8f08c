import { productInputSchema } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { blankValues } from '../../ui/form/schema.ts';
import { shownAs } from './ProductPreview.tsx';

const freshProduct = blankValues(productInputSchema);

describe('a product in its preview', () => {
  it('shows as the server would keep it: blanks are nothing, and spaces around a text go', () => {
    const values = { ...freshProduct, name: ' Bande ', productTitle: '  ', amountLabel: '', amountUnit: ' stk. ' };
    expect(shownAs(values, 'Uden navn')).toMatchObject({
      name: 'Bande',
      productTitle: null,
      amountLabel: null,
      amountUnit: 'stk.',
    });
  });

  it('shows what its form holds of every text', () => {
    const texts = {
      name: 'Bande',
      productTitle: 'Bande hos {name}',
      amountLabel: 'Antal',
      amountUnit: 'stk.',
      valueLabel: 'Værdi',
      valueUnit: 'kr.',
      addOnsLabel: 'Tilvalg',
      descriptionLabel: 'Tekst',
    };
    const shown = shownAs({ ...freshProduct, ...texts, descriptionType: 'textarea' }, 'Uden navn');
    expect(shown).toMatchObject({ ...texts, descriptionType: 'textarea' });
  });

  it('has a name before it has got one', () => {
    expect(shownAs(freshProduct, 'Uden navn').name).toBe('Uden navn');
    expect(shownAs({ ...freshProduct, name: '  ' }, 'Uden navn').name).toBe('Uden navn');
  });
});

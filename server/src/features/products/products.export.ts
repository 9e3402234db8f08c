import { api } from '@sponsorat/api';
import { resourceExport } from '../../lib/exports/resource-export.ts';
import { descriptionNames } from './products.import.ts';
import { productResource } from './products.store.ts';

/** Products with every setting, named as the form names them. */
export const productsExport = resourceExport(api.products, productResource, {
  categoryId: ['Kategori', 'text', 24, ({ Category }) => Category],
  // The form calls it as it calls the flag.
  addOnValues: ['Valgmuligheder', 'text', 30, ({ addOnValues }) => addOnValues.join(', ')],
  descriptionType: ['Beskrivelse', 'text', 13, ({ descriptionType }) => descriptionNames[descriptionType]],
});

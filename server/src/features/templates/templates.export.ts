import { api, templateInputSchema, templateTermsInput } from '@sponsorat/api';
import { yesNo } from '../../lib/exports/list-export.ts';
import { resourceExport } from '../../lib/exports/resource-export.ts';
import { templateResource } from './templates.store.ts';

/** Templates with their terms, but for their rates and products. */
export const templatesExport = resourceExport(
  api.templates,
  templateResource,
  {
    active: [
      ['Aktiv', 'text', 8, ({ Active }) => yesNo(Active)],
      ['Brugt', 'whole', 8, ({ Used }) => Used],
    ],
    category: ['Kategori', 'text', 18, ({ Category }) => Category],
    rates: null,
    products: null,
  },
  templateInputSchema.omit({ terms: true }).extend(templateTermsInput.shape),
);

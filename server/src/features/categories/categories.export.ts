import { categoryInputSchema, categoryListRequest } from '@sponsorat/api';
import { resourceExport } from '../../lib/resource/resource.export.ts';
import { categoryResource } from './categories.store.ts';

/** Sponsor categories. */
export const categoriesExport = resourceExport(categoryResource, categoryListRequest, categoryInputSchema);

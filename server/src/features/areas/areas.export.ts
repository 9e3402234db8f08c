import { areaInputSchema, areaListRequest } from '@sponsorat/api';
import { resourceExport } from '../../lib/resource/resource.export.ts';
import { areaResource } from './areas.store.ts';

/** Areas. */
export const areasExport = resourceExport(areaResource, areaListRequest, areaInputSchema);

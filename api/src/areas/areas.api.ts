import { resourceApi } from '../resource/resource.api.ts';
import { areaInputSchema, areaListRequest, areaRowSchema, areaSchema } from './areas.schemas.ts';

export const areasApi = resourceApi({
  path: '/api/settings/areas',
  one: 'et område',
  many: 'områder',
  listBody: areaListRequest,
  row: areaRowSchema,
  body: areaInputSchema,
  output: areaSchema,
});

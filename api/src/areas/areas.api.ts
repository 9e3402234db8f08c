import { resourceApi } from '../resource/resource.api.ts';
import { areaList } from './areas.list.ts';
import { areaInputSchema, areaRowSchema, areaSchema } from './areas.schemas.ts';

export const areasApi = resourceApi({
  path: '/api/settings/areas',
  one: 'et område',
  many: 'områder',
  list: areaList,
  row: areaRowSchema,
  body: areaInputSchema,
  output: areaSchema,
});

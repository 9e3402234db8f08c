import { resourceApi } from '../resource/resource.api.ts';
import { updateInputSchema, updateListRequest, updateRowSchema, updateSchema } from './updates.schemas.ts';

export const updatesApi = resourceApi({
  path: '/api/settings/updates',
  one: 'en opdatering',
  many: 'opdateringer',
  listBody: updateListRequest,
  row: updateRowSchema,
  body: updateInputSchema,
  output: updateSchema,
});

import { resourceApi } from '../resource/resource.api.ts';
import { updateList } from './updates.list.ts';
import { updateInputSchema, updateRowSchema, updateSchema } from './updates.schemas.ts';

export const updatesApi = resourceApi({
  path: '/api/settings/updates',
  one: 'en opdatering',
  many: 'opdateringer',
  list: updateList,
  row: updateRowSchema,
  body: updateInputSchema,
  output: updateSchema,
});

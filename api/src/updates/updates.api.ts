import { entityApi } from '../entities/entities.api.ts';
import { updateInputSchema, updateListRequest, updateRowSchema, updateSchema } from './updates.schemas.ts';

export const updatesApi = entityApi({
  path: '/api/settings/updates',
  one: 'en opdatering',
  many: 'opdateringer',
  listBody: updateListRequest,
  row: updateRowSchema,
  body: updateInputSchema,
  output: updateSchema,
});

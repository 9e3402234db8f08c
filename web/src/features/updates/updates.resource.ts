import { api, updateList } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { texts } from './texts.ts';

/** News for the staff, shown on the dashboard. */
export const updates = defineResource({
  key: 'updates',
  list: updateList,
  calls: api.updates,
  rowName: ({ Title }) => Title,
  name: ({ title }) => title,
  texts: texts.resource,
});

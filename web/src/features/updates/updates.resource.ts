import { api } from '@sponsorat/api';
import { defineResource } from '../../ui/resource/resource.ts';
import { texts } from './texts.ts';

/** News for the staff, shown on the dashboard. */
export const updates = defineResource({
  key: 'updates',
  calls: api.updates,
  list: { sortFields: ['Title', 'CreateDate'], defaultSort: 'Title', filters: ['search'] },
  paths: { list: '/settings/updates', record: '/settings/updates/$id' },
  rowName: ({ Title }) => Title,
  name: ({ title }) => title,
  texts: texts.resource,
});

import { api } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { texts } from './texts.ts';
import { updatesPlace } from './updates.place.ts';

/** News for the staff, shown on the dashboard. */
export const updates = defineResource({
  ...updatesPlace,
  calls: api.updates,
  file: 'updates',
  rowName: ({ Title }) => Title,
  name: ({ title }) => title,
  texts: texts.resource,
});

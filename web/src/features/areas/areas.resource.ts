import { api } from '@sponsorat/api';
import { defineResource } from '../../ui/resource/resource.ts';
import { texts } from './texts.ts';

/** The bank's areas, which decide who sees which sponsorships. */
export const areas = defineResource({
  key: 'areas',
  calls: api.areas,
  list: { sortFields: ['Name', 'Address', 'ZipCode', 'City'], defaultSort: 'Name', filters: ['search'] },
  paths: { list: '/settings/areas', record: '/settings/areas/$id' },
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});

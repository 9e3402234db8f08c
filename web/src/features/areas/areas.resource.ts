import { api, areaList } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { texts } from './texts.ts';

/** The bank's areas, which decide who sees which sponsorships. */
export const areas = defineResource({
  key: 'areas',
  list: areaList,
  calls: api.areas,
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});

import { api } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { areasPlace } from './areas.place.ts';
import { texts } from './texts.ts';

/** The bank's areas, which decide who sees which sponsorships. */
export const areas = defineResource({
  ...areasPlace,
  calls: api.areas,
  file: 'areas',
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});

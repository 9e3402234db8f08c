import { api } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { templatesPlace } from './templates.place.ts';
import { texts } from './texts.ts';

/** What agreements of a kind have in common, to begin one with. */
export const templates = defineResource({
  ...templatesPlace,
  calls: { ...api.templates },
  file: 'templates',
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});

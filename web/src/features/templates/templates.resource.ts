import { api, templateList } from '@sponsorat/api';
import { defineResource } from '../../domain/resource/resource.ts';
import { texts } from './texts.ts';

/** What agreements of a kind have in common, to begin one with. */
export const templates = defineResource({
  key: 'templates',
  list: templateList,
  calls: { ...api.templates },
  rowName: ({ Name }) => Name,
  name: ({ name }) => name,
  texts: texts.resource,
});

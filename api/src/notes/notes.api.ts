import { pageQuery } from '../pages.ts';
import { recordApi } from '../resource/record.api.ts';
import { noteInputSchema, noteSchema } from './notes.schemas.ts';

export const notesApi = recordApi({
  path: 'notes',
  summary: {
    list: 'Et sponsorats noter, de fastgjorte først og så de nyeste, 50 ad gangen',
    save: 'Opret eller gem en note',
    remove: 'Slet en note',
  },
  query: pageQuery,
  body: noteInputSchema,
  output: noteSchema,
});

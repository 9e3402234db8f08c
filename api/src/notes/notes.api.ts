import { pageQuery } from '../pages.ts';
import { recordApi } from '../resource/record.api.ts';
import { newNoteSchema, noteSchema } from './notes.schemas.ts';

export const notesApi = recordApi({
  path: 'notes',
  summary: {
    list: 'Et sponsorats noter, de fastgjorte først og så de nyeste, 50 ad gangen',
    save: 'Opret eller gem en note; med `followUpOn` bliver en ny også til en opgave den dag',
    remove: 'Slet en note',
  },
  query: pageQuery,
  body: newNoteSchema,
  output: noteSchema,
});

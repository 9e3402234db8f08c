import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { pageQuery } from '../pages.ts';
import { noteInputSchema, noteParams, noteSchema } from './notes.schemas.ts';

const right = 'Bruger';

export const notesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/notes',
    right,
    summary: 'Et sponsorats noter, de fastgjorte først og så de nyeste, 50 ad gangen',
    params: idParams,
    query: pageQuery,
    output: z.array(noteSchema),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/notes/update',
    right,
    summary: 'Opret eller gem en note',
    params: idParams,
    body: noteInputSchema,
    output: noteSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/sponsorships/:id/notes/:noteId',
    right,
    summary: 'Slet en note',
    params: noteParams,
  }),
};

import { z } from 'zod';
import { namedSchema } from '../answers.ts';
import { admin } from '../calls.ts';
import { imageUpload } from '../endpoint.ts';
import { usedByAnswerSchema } from '../errors.ts';
import { attentionSchema, responsibilitySchema, transferInputSchema } from './responsibilities.schemas.ts';
import { roleSchema, userInputSchema, userSchema } from './users.schemas.ts';

export const usersApi = {
  list: admin.get({
    path: '/api/users',
    summary: 'Alle brugere',
    output: z.array(userSchema),
  }),
  areas: admin.get({
    path: '/api/users/areas',
    summary: 'De områder, som en bruger kan få',
    output: z.array(namedSchema),
  }),
  roles: admin.get({
    path: '/api/users/roles',
    summary: 'De roller, som en bruger kan få',
    output: z.array(roleSchema),
  }),
  attention: admin.get({
    path: '/api/users/attention',
    summary: 'Det, som Admin skal tage sig af, efter at bankens katalog har ændret brugere',
    output: attentionSchema,
  }),
  get: admin.get({
    path: '/api/users/:id',
    summary: 'Vis en bruger',
    output: userSchema,
  }),
  save: admin.post({
    path: '/api/users/update',
    summary: 'Opret eller gem en bruger',
    refusals: [404],
    body: userInputSchema,
    output: userSchema,
  }),
  picture: admin.post({
    path: '/api/users/picture/:id',
    summary: 'Upload et billede af en bruger',
    upload: imageUpload,
    output: z.object({ picture: z.string() }),
  }),
  lockout: admin.post({
    path: '/api/users/:id/lockout',
    summary: 'Deaktivér en bruger',
  }),
  unlock: admin.post({
    path: '/api/users/:id/unlock',
    summary: 'Aktivér en bruger',
  }),
  remove: admin.delete({
    path: '/api/users/:id',
    summary: 'Slet en bruger',
  }),
  usedBy: admin.get({
    path: '/api/users/:id/used-by',
    summary: 'De første sponsorater, som en bruger er ansvarlig for, og som står i vejen for at slette brugeren',
    output: usedByAnswerSchema,
  }),
  sponsorships: admin.get({
    path: '/api/users/:id/sponsorships',
    summary: 'Det, som en bruger er ansvarlig for',
    output: z.array(responsibilitySchema),
  }),
  transfer: admin.post({
    path: '/api/users/:id/transfer',
    summary: 'Overdrag det, som en bruger er ansvarlig for, til andre',
    body: transferInputSchema,
    output: z.object({ transferred: z.number() }),
  }),
};

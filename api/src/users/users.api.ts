import { z } from 'zod';
import { namedSchema } from '../answers.ts';
import { endpoint, imageUpload } from '../endpoint.ts';
import { usedByAnswerSchema } from '../errors.ts';
import { idParams } from '../fields.ts';
import { attentionSchema, responsibilitySchema, transferInputSchema } from './responsibilities.schemas.ts';
import { roleSchema, userInputSchema, userSchema } from './users.schemas.ts';

const right = 'Admin';

export const usersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/users',
    right,
    summary: 'Alle brugere',
    output: z.array(userSchema),
  }),
  areas: endpoint({
    method: 'GET',
    path: '/api/users/areas',
    right,
    summary: 'De områder, som en bruger kan få',
    output: z.array(namedSchema),
  }),
  roles: endpoint({
    method: 'GET',
    path: '/api/users/roles',
    right,
    summary: 'De roller, som en bruger kan få',
    output: z.array(roleSchema),
  }),
  attention: endpoint({
    method: 'GET',
    path: '/api/users/attention',
    right,
    summary: 'Det, som Admin skal tage sig af, efter at bankens katalog har ændret brugere',
    output: attentionSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/users/:id',
    right,
    summary: 'Vis en bruger',
    params: idParams,
    output: userSchema,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/users/update',
    right,
    summary: 'Opret eller gem en bruger',
    refusals: [404],
    body: userInputSchema,
    output: userSchema,
  }),
  picture: endpoint({
    method: 'POST',
    path: '/api/users/picture/:id',
    right,
    summary: 'Upload et billede af en bruger',
    params: idParams,
    upload: imageUpload,
    output: z.object({ picture: z.string() }),
  }),
  lockout: endpoint({
    method: 'POST',
    path: '/api/users/:id/lockout',
    right,
    summary: 'Deaktivér en bruger',
    params: idParams,
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/api/users/:id/unlock',
    right,
    summary: 'Aktivér en bruger',
    params: idParams,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/:id',
    right,
    summary: 'Slet en bruger',
    params: idParams,
  }),
  usedBy: endpoint({
    method: 'GET',
    path: '/api/users/:id/used-by',
    right,
    summary: 'De første sponsorater, som en bruger er ansvarlig for, og som står i vejen for at slette brugeren',
    params: idParams,
    output: usedByAnswerSchema,
  }),
  sponsorships: endpoint({
    method: 'GET',
    path: '/api/users/:id/sponsorships',
    right,
    summary: 'Det, som en bruger er ansvarlig for',
    params: idParams,
    output: z.array(responsibilitySchema),
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/api/users/:id/transfer',
    right,
    summary: 'Overdrag det, som en bruger er ansvarlig for, til andre',
    params: idParams,
    body: transferInputSchema,
    output: z.object({ transferred: z.number() }),
  }),
};

import { z } from 'zod';
import { endpoint, imageUpload } from '../endpoint.ts';
import { ownPasswordSchema, profileInputSchema, profileSchema } from './users.schemas.ts';

const right = 'Bruger';

/** What everyone may see and change of themself. */
export const profileApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/user/profile',
    right,
    summary: 'Vis ens egen profil',
    output: profileSchema,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/user',
    right,
    summary: 'Gem ens egen profil',
    body: profileInputSchema,
    output: profileSchema,
  }),
  picture: endpoint({
    method: 'POST',
    path: '/api/user/picture',
    right,
    summary: 'Upload et billede af en selv',
    upload: imageUpload,
    output: z.object({ picture: z.string() }),
  }),
  password: endpoint({
    method: 'POST',
    path: '/api/user/password',
    right,
    summary: 'Skift ens egen adgangskode',
    beforePasswordChange: true,
    refusals: [429],
    body: ownPasswordSchema,
    limit: 'ownPassword',
  }),
};

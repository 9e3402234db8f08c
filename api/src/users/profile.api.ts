import { z } from 'zod';
import { user } from '../calls.ts';
import { imageUpload } from '../endpoint.ts';
import { ownPasswordSchema, profileInputSchema, profileSchema } from './users.schemas.ts';

/** What everyone may see and change of themself. */
export const profileApi = {
  get: user.get({
    path: '/api/user/profile',
    summary: 'Vis ens egen profil',
    output: profileSchema,
  }),
  save: user.post({
    path: '/api/user',
    summary: 'Gem ens egen profil',
    body: profileInputSchema,
    output: profileSchema,
  }),
  picture: user.post({
    path: '/api/user/picture',
    summary: 'Upload et billede af en selv',
    upload: imageUpload,
    output: z.object({ picture: z.string() }),
  }),
  password: user.post({
    path: '/api/user/password',
    summary: 'Skift ens egen adgangskode',
    beforePasswordChange: true,
    refusals: [429],
    body: ownPasswordSchema,
    limit: 'ownPassword',
  }),
};

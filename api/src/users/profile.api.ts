import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { imageUpload } from '../uploads.ts';
import { ownPasswordSchema, profileInputSchema, userSchema } from './users.schemas.ts';

const right = 'Bruger';

/** What everyone may change of themself. */
export const profileApi = {
  save: endpoint({
    method: 'POST',
    path: '/api/user',
    right,
    summary: 'Gem ens egen profil',
    body: profileInputSchema,
    output: userSchema,
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
    body: ownPasswordSchema,
  }),
};

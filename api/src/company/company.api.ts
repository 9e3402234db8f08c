import { z } from 'zod';
import { endpoint, imageUpload } from '../endpoint.ts';
import { companyInputSchema, companySchema } from './company.schemas.ts';

export const companyApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/settings',
    right: 'Bruger',
    summary: 'Virksomhedens oplysninger',
    output: companySchema,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/settings',
    right: 'Admin',
    summary: 'Gem virksomhedens oplysninger',
    body: companyInputSchema,
    output: companySchema,
  }),
  logo: endpoint({
    method: 'POST',
    path: '/api/settings/logo',
    right: 'Admin',
    summary: 'Upload virksomhedens logo',
    upload: imageUpload,
    output: z.object({ logo: z.string() }),
  }),
};

import { z } from 'zod';
import { admin, user } from '../calls.ts';
import { imageUpload } from '../endpoint.ts';
import { companyInputSchema, companySchema, securityInputSchema, securitySchema } from './company.schemas.ts';

export const companyApi = {
  get: user.get({
    path: '/api/settings',
    summary: 'Virksomhedens oplysninger',
    output: companySchema,
  }),
  save: admin.post({
    path: '/api/settings',
    summary: 'Gem virksomhedens oplysninger',
    body: companyInputSchema,
    output: companySchema,
  }),
  logo: admin.post({
    path: '/api/settings/logo',
    summary: 'Upload virksomhedens logo',
    upload: imageUpload,
    output: z.object({ logo: z.string() }),
  }),
  security: admin.get({
    path: '/api/security',
    summary: 'Hvem der skal have to-trins-login',
    output: securitySchema,
  }),
  saveSecurity: admin.post({
    path: '/api/security',
    summary: 'Vælg, hvem der skal have to-trins-login',
    body: securityInputSchema,
    output: securitySchema,
  }),
};

import { z } from 'zod';
import { endpoint, imageUpload } from '../endpoint.ts';
import { companyInputSchema, companySchema, securityInputSchema, securitySchema } from './company.schemas.ts';

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
  security: endpoint({
    method: 'GET',
    path: '/api/security',
    right: 'Admin',
    summary: 'Hvem der skal have to-trins-login',
    output: securitySchema,
  }),
  saveSecurity: endpoint({
    method: 'POST',
    path: '/api/security',
    right: 'Admin',
    summary: 'Vælg, hvem der skal have to-trins-login',
    body: securityInputSchema,
    output: securitySchema,
  }),
};

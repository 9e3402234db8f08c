import { z } from 'zod';
import { clubDocumentUpload, endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { pageQuery } from '../pages.ts';
import { recordApi } from '../resource/record.api.ts';
import { recordParams } from '../resource/record.schemas.ts';
import { documentInputSchema, documentQuery, documentSchema, removedDocumentSchema } from './documents.schemas.ts';

const right = 'Bruger';

export const documentsApi = {
  ...recordApi({
    path: 'documents',
    summary: {
      list: 'Et sponsorats dokumenter, de nyeste først, 50 ad gangen',
      save: 'Ret et dokuments titel og type',
      remove: 'Fjern et dokument; Admin kan stadig hente det',
    },
    query: pageQuery,
    body: documentInputSchema,
    output: documentSchema,
  }),
  removed: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/documents/removed',
    right: 'Admin',
    summary: 'Et sponsorats fjernede dokumenter, som kan hentes i 90 dage, de senest fjernede først, 50 ad gangen',
    params: idParams,
    query: pageQuery,
    output: z.array(removedDocumentSchema),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/documents',
    right,
    summary: 'Læg et dokument i mappen: PDF, PNG, JPEG, WebP, Word eller Excel',
    params: idParams,
    query: documentQuery,
    upload: clubDocumentUpload,
    output: documentSchema,
  }),
  undelete: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/documents/:recordId/undelete',
    right,
    summary: 'Læg et fjernet dokument tilbage i mappen, i ti minutter; Admin i 90 dage',
    params: recordParams,
    output: documentSchema,
  }),
};

import { z } from 'zod';
import { admin, user } from '../calls.ts';
import { clubDocumentUpload } from '../endpoint.ts';
import { pageQuery } from '../pages.ts';
import { recordApi } from '../resource/record.api.ts';
import { documentInputSchema, documentQuery, documentSchema, removedDocumentSchema } from './documents.schemas.ts';

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
  removed: admin.get({
    path: '/api/sponsorships/:id/documents/removed',
    summary: 'Et sponsorats fjernede dokumenter, som kan hentes i 90 dage, de senest fjernede først, 50 ad gangen',
    query: pageQuery,
    output: z.array(removedDocumentSchema),
  }),
  upload: user.post({
    path: '/api/sponsorships/:id/documents',
    summary: 'Læg et dokument i mappen: PDF, PNG, JPEG, WebP, Word eller Excel',
    query: documentQuery,
    upload: clubDocumentUpload,
    output: documentSchema,
  }),
  undelete: user.post({
    path: '/api/sponsorships/:id/documents/:recordId/undelete',
    summary: 'Læg et fjernet dokument tilbage i mappen, i ti minutter; Admin i 90 dage',
    output: documentSchema,
  }),
};

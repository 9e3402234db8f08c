import { z } from 'zod';
import { clubDocumentUpload, endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { pageQuery } from '../pages.ts';
import {
  documentInputSchema,
  documentParams,
  documentQuery,
  documentSchema,
  removedDocumentSchema,
} from './documents.schemas.ts';

const right = 'Bruger';

export const documentsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/documents',
    right,
    summary: 'Et sponsorats dokumenter, de nyeste først, 50 ad gangen',
    params: idParams,
    query: pageQuery,
    output: z.array(documentSchema),
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
  save: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/documents/update',
    right,
    summary: 'Ret et dokuments titel og type',
    params: idParams,
    body: documentInputSchema,
    output: documentSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/sponsorships/:id/documents/:documentId',
    right,
    summary: 'Fjern et dokument; Admin kan stadig hente det',
    params: documentParams,
  }),
  undelete: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/documents/:documentId/undelete',
    right,
    summary: 'Læg et fjernet dokument tilbage i mappen, i ti minutter; Admin i 90 dage',
    params: documentParams,
    output: documentSchema,
  }),
};

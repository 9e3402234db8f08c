import { z } from 'zod';
import { documentUpload, endpoint } from '../endpoint.ts';
import { idParams, pathId } from '../fields.ts';
import { draftChangesSchema } from './changes.schemas.ts';
import { comparisonSchema } from './comparison.schemas.ts';
import {
  contractInputSchema,
  contractReference,
  contractSchema,
  deleteFileSchema,
  renewalInputSchema,
  signedDocumentSchema,
  simpleContractInputSchema,
  undeletedSchema,
} from './contracts.schemas.ts';
import { evaluationInputSchema, evaluationSchema } from './evaluation.schemas.ts';
import { agreementTermsSchema } from './terms.schemas.ts';

const right = 'Bruger';
const params = idParams;
const contractParams = z.object({ contractId: pathId });

export const contractsApi = {
  active: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/active-contract',
    right,
    summary: 'Sponsoratets aktive aftale',
    params,
    output: contractSchema.nullable(),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/contracts',
    right,
    summary: 'Sponsoratets aftaler',
    params,
    output: z.array(contractSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/sponsorships/contracts/:contractId',
    right,
    summary: 'En aftale',
    params: contractParams,
    output: contractSchema,
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/sponsorships/contracts/:contractId/terms',
    right,
    summary: 'Hvad aftalen siger: som den blev godkendt, eller som kladden læses nu',
    params: contractParams,
    output: agreementTermsSchema,
  }),
  changes: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/contracts/:contractId/changes',
    right,
    summary: 'Hvad der er ændret i produkterne, siden en kladde sidst blev gemt',
    params: idParams.extend({ contractId: pathId }),
    output: draftChangesSchema,
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/update',
    right,
    summary: 'Opret eller gem en kladde',
    params,
    body: contractInputSchema,
    output: contractSchema,
  }),
  saveSimpleDraft: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/update-simple',
    right,
    summary: 'Opret eller gem en kladde til en simpel aftale',
    params,
    body: simpleContractInputSchema,
    output: contractSchema,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/confirm',
    right,
    summary: 'Godkend en kladde, som så afventer underskrift',
    limit: 'confirm',
    params,
    body: contractReference,
    output: contractSchema,
  }),
  confirmSimple: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/confirm-simple',
    right,
    summary: 'Gem og godkend en simpel aftale',
    limit: 'confirm',
    params,
    body: simpleContractInputSchema,
    output: contractSchema,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/copy',
    right,
    summary: 'Kopier en aftale til en ny kladde',
    params,
    body: contractReference,
    output: contractSchema,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/renew',
    right,
    summary: 'Forny en underskrevet aftale: en ny kladde, som følger efter den',
    params,
    body: renewalInputSchema,
    output: contractSchema,
  }),
  compare: endpoint({
    method: 'GET',
    path: '/api/sponsorships/contracts/:a/compare/:b',
    right,
    summary: 'Hvad der er forskelligt i to aftaler med samme klub',
    params: z.object({ a: pathId, b: pathId }),
    output: comparisonSchema,
  }),
  evaluation: endpoint({
    method: 'GET',
    path: '/api/sponsorships/contracts/:contractId/evaluation',
    right,
    summary: 'Hvad banken mener om aftalen; null, hvis ingen har evalueret den',
    params: contractParams,
    output: evaluationSchema.nullable(),
  }),
  evaluate: endpoint({
    method: 'POST',
    path: '/api/sponsorships/contracts/:contractId/evaluation',
    right,
    summary: 'Evaluér en aftale',
    params: contractParams,
    body: evaluationInputSchema,
    output: evaluationSchema,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/edit',
    right,
    summary: 'Gør en aftale til en kladde igen',
    params,
    body: contractReference,
    output: contractSchema,
  }),
  deleteFile: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/delete-file',
    right,
    summary: 'Fjern det underskrevne dokument, så aftalen kan redigeres',
    params,
    body: deleteFileSchema,
    output: contractSchema,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/delete',
    right,
    summary: 'Slet en aftale',
    params,
    body: contractReference,
  }),
  undelete: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/undelete',
    right,
    summary: 'Hent en kladde tilbage, højst 10 minutter efter den blev slettet; det, der er slettet imens, mangler',
    params,
    body: contractReference.pick({ id: true }),
    output: undeletedSchema,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/sponsorships/contracts/:contractId/upload',
    right,
    summary: 'Upload den underskrevne aftale, som så er godkendt',
    params: contractParams,
    query: z.object({
      external: z
        .enum(['true', 'false', ''])
        .optional()
        .transform((value) => value === 'true')
        .meta({ label: 'Ekstern' }),
      version: z.coerce.number<string>().optional().meta({ label: 'Version' }),
    }),
    upload: documentUpload,
    output: contractSchema,
  }),
  documents: endpoint({
    method: 'GET',
    path: '/api/sponsorships/contracts/:contractId/documents',
    right,
    summary: 'Aftalens underskrevne dokumenter, også de fjernede',
    params: contractParams,
    output: z.array(signedDocumentSchema),
  }),
};

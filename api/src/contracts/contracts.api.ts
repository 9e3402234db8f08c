import { z } from 'zod';
import { admin, user } from '../calls.ts';
import { documentUpload } from '../endpoint.ts';
import { usedByAnswerSchema } from '../errors.ts';
import { draftChangesSchema } from './changes.schemas.ts';
import { comparisonSchema } from './comparison.schemas.ts';
import {
  confirmSchema,
  confirmSimpleSchema,
  contractInputSchema,
  contractReference,
  contractSchema,
  deleteFileSchema,
  fileMatchInputSchema,
  fileMatchSchema,
  matchInputSchema,
  matchSchema,
  renewalInputSchema,
  signedDocumentSchema,
  simpleContractInputSchema,
  undeletedSchema,
} from './contracts.schemas.ts';
import { evaluationInputSchema, evaluationSchema } from './evaluation.schemas.ts';
import { agreementTermsSchema } from './terms.schemas.ts';

export const contractsApi = {
  active: user.get({
    path: '/api/sponsorships/:id/active-contract',
    summary: 'Sponsoratets aktive aftale',
    output: contractSchema.nullable(),
  }),
  list: user.get({
    path: '/api/sponsorships/:id/contracts',
    summary: 'Sponsoratets aftaler',
    output: z.array(contractSchema),
  }),
  get: user.get({
    path: '/api/sponsorships/contracts/:contractId',
    summary: 'En aftale',
    output: contractSchema,
  }),
  terms: user.get({
    path: '/api/sponsorships/contracts/:contractId/terms',
    summary: 'Hvad aftalen siger: som den blev låst til underskrift, eller som kladden læses nu',
    output: agreementTermsSchema,
  }),
  changes: user.get({
    path: '/api/sponsorships/contracts/:contractId/changes',
    summary: 'Hvad der er ændret i produkterne, siden en kladde sidst blev gemt',
    output: draftChangesSchema,
  }),
  saveDraft: user.post({
    path: '/api/sponsorships/:id/update',
    summary: 'Opret eller gem en kladde',
    body: contractInputSchema,
    output: contractSchema,
  }),
  saveSimpleDraft: user.post({
    path: '/api/sponsorships/:id/update-simple',
    summary: 'Opret eller gem en kladde til en simpel aftale',
    body: simpleContractInputSchema,
    output: contractSchema,
  }),
  confirm: user.post({
    path: '/api/sponsorships/:id/confirm',
    summary: 'Lås en kladde til underskrift',
    limit: 'confirm',
    body: confirmSchema,
    output: contractSchema,
  }),
  confirmSimple: user.post({
    path: '/api/sponsorships/:id/confirm-simple',
    summary: 'Gem og godkend en simpel aftale',
    limit: 'confirm',
    body: confirmSimpleSchema,
    output: contractSchema,
  }),
  copy: user.post({
    path: '/api/sponsorships/:id/copy',
    summary: 'Kopier en aftale til en ny kladde',
    body: contractReference,
    output: contractSchema,
  }),
  renew: user.post({
    path: '/api/sponsorships/:id/renew',
    summary: 'Forny en underskrevet aftale: en ny kladde, som følger efter den',
    body: renewalInputSchema,
    output: contractSchema,
  }),
  compare: user.get({
    path: '/api/sponsorships/contracts/:a/compare/:b',
    summary: 'Hvad der er forskelligt i to aftaler med samme klub',
    output: comparisonSchema,
  }),
  evaluation: user.get({
    path: '/api/sponsorships/contracts/:contractId/evaluation',
    summary: 'Hvad banken mener om aftalen; null, hvis ingen har evalueret den',
    output: evaluationSchema.nullable(),
  }),
  evaluate: user.post({
    path: '/api/sponsorships/contracts/:contractId/evaluation',
    summary: 'Evaluér en aftale',
    body: evaluationInputSchema,
    output: evaluationSchema,
  }),
  edit: user.post({
    path: '/api/sponsorships/:id/edit',
    summary: 'Gør en aftale til en kladde igen',
    body: contractReference,
    output: contractSchema,
  }),
  deleteFile: user.post({
    path: '/api/sponsorships/:id/delete-file',
    summary: 'Fjern det underskrevne dokument, så aftalen kan redigeres',
    body: deleteFileSchema,
    output: contractSchema,
  }),
  usedBy: user.get({
    path: '/api/sponsorships/contracts/:contractId/used-by',
    summary: 'Aftalens betalinger; har den nogen, kan den ikke slettes',
    output: usedByAnswerSchema,
  }),
  remove: user.post({
    path: '/api/sponsorships/:id/delete',
    summary: 'Slet en aftale',
    body: contractReference,
  }),
  undelete: user.post({
    path: '/api/sponsorships/:id/undelete',
    summary: 'Hent en kladde tilbage, højst 10 minutter efter den blev slettet; det, der er slettet imens, mangler',
    body: contractReference.pick({ id: true }),
    output: undeletedSchema,
  }),
  upload: user.post({
    path: '/api/sponsorships/contracts/:contractId/upload',
    summary: 'Upload den underskrevne aftale, som så er godkendt',
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
  match: admin.post({
    path: '/api/contracts/match',
    reads: true,
    summary: 'Aftaler efter deres numre, i den rækkefølge der spørges; contractId er null, hvor der ingen er',
    body: matchInputSchema,
    output: z.array(matchSchema),
  }),
  matchFiles: admin.post({
    path: '/api/contracts/match-files',
    reads: true,
    summary: 'Aftaler efter navnene på filer: et tidligere aftalenummer, klubbens navn og år; det usikre foreslås',
    body: fileMatchInputSchema,
    output: z.array(fileMatchSchema),
  }),
  documents: user.get({
    path: '/api/sponsorships/contracts/:contractId/documents',
    summary: 'Aftalens underskrevne dokumenter, også de fjernede',
    output: z.array(signedDocumentSchema),
  }),
};

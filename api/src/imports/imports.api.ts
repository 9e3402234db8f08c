import { z } from 'zod';
import { namedSchema } from '../answers.ts';
import { admin } from '../calls.ts';
import { importUpload } from '../endpoint.ts';
import {
  asQuery,
  causeInputSchema,
  decisionInputSchema,
  importCauseSchema,
  importFieldParams,
  importKindParams,
  importNamesQuery,
  importOtherKindParams,
  importRowSchema,
  importRowsAnswer,
  importRowsRequest,
  importSchema,
  mappingInputSchema,
  runInputSchema,
  startQuery,
} from './imports.schemas.ts';

export const importsApi = {
  list: admin.get({
    path: '/api/import',
    summary: 'De seneste importer',
    output: z.array(importSchema),
  }),
  start: admin.post({
    path: '/api/import/:kind',
    summary: 'Læs en Excel- eller CSV-fil, af arrangementer også en kalender (.ics), og gæt dens kolonner',
    params: importKindParams,
    query: startQuery,
    upload: importUpload,
    output: importSchema,
  }),
  get: admin.get({
    path: '/api/import/:id',
    summary: 'En import',
    output: importSchema,
  }),
  map: admin.post({
    path: '/api/import/:id/mapping',
    summary: 'Vælg kolonnernes felter, og kontrollér alle rækker',
    body: mappingInputSchema,
    output: importSchema,
  }),
  rows: admin.post({
    path: '/api/import/:id/rows',
    summary: 'En imports rækker: hvad der sker med hver',
    reads: true,
    body: importRowsRequest,
    output: importRowsAnswer,
  }),
  decide: admin.post({
    path: '/api/import/:id/rows/:row',
    summary: 'Afgør, hvad der sker med en række',
    body: decisionInputSchema,
    output: importRowSchema,
  }),
  causes: admin.get({
    path: '/api/import/:id/causes',
    summary: 'Hvorfor rækker har fejl eller er i tvivl, de hyppigste årsager først',
    output: z.array(importCauseSchema),
  }),
  mend: admin.post({
    path: '/api/import/:id/causes',
    summary: 'Afgør alle rækker med samme årsag med ét valg',
    body: causeInputSchema,
    output: importSchema,
  }),
  takeSuggestions: admin.post({
    path: '/api/import/:id/suggestions',
    summary: 'Brug forslaget til hver årsag, der har netop ét',
    body: runInputSchema,
    output: importSchema,
  }),
  readAs: admin.post({
    path: '/api/import/:id/as/:kind',
    summary: 'Begynd en import af en anden slags med den samme fil',
    params: importOtherKindParams,
    query: asQuery,
    output: importSchema,
  }),
  names: admin.get({
    path: '/api/import/:id/names/:field',
    summary: 'Det, som et felt kan nævne, til at vælge imellem; intet, hvor der er flere end 500',
    params: importFieldParams,
    query: importNamesQuery,
    output: z.array(namedSchema),
  }),
  skipErrors: admin.post({
    path: '/api/import/:id/skip-errors',
    summary: 'Spring alle rækker med fejl over',
    body: runInputSchema,
    output: importSchema,
  }),
  run: admin.post({
    path: '/api/import/:id/run',
    summary: 'Gem alle rækker, eller ingen',
    body: runInputSchema,
    output: importSchema,
  }),
  remove: admin.delete({
    path: '/api/import/:id',
    summary: 'Slet en import; det, som den gemte, bliver',
  }),
};

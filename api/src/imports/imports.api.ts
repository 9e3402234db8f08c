import { z } from 'zod';
import { endpoint, spreadsheetUpload } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import {
  decisionInputSchema,
  importKindParams,
  importRowParams,
  importRowSchema,
  importRowsAnswer,
  importRowsRequest,
  importSchema,
  mappingInputSchema,
  runInputSchema,
  startQuery,
} from './imports.schemas.ts';

const right = 'Admin';

export const importsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/import',
    right,
    summary: 'De seneste importer',
    output: z.array(importSchema),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/import/:kind',
    right,
    summary: 'Læs en Excel- eller CSV-fil, og gæt dens kolonner',
    params: importKindParams,
    query: startQuery,
    upload: spreadsheetUpload,
    output: importSchema,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/import/:id',
    right,
    summary: 'En import',
    params: idParams,
    output: importSchema,
  }),
  map: endpoint({
    method: 'POST',
    path: '/api/import/:id/mapping',
    right,
    summary: 'Vælg kolonnernes felter, og kontrollér alle rækker',
    params: idParams,
    body: mappingInputSchema,
    output: importSchema,
  }),
  rows: endpoint({
    method: 'POST',
    path: '/api/import/:id/rows',
    right,
    summary: 'En imports rækker: hvad der sker med hver',
    reads: true,
    params: idParams,
    body: importRowsRequest,
    output: importRowsAnswer,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/import/:id/rows/:row',
    right,
    summary: 'Afgør, hvad der sker med en række',
    params: importRowParams,
    body: decisionInputSchema,
    output: importRowSchema,
  }),
  skipErrors: endpoint({
    method: 'POST',
    path: '/api/import/:id/skip-errors',
    right,
    summary: 'Spring alle rækker med fejl over',
    params: idParams,
    body: runInputSchema,
    output: importSchema,
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/import/:id/run',
    right,
    summary: 'Gem alle rækker, eller ingen',
    params: idParams,
    body: runInputSchema,
    output: importSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/import/:id',
    right,
    summary: 'Slet en import; det, som den gemte, bliver',
    params: idParams,
  }),
};

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, pathId } from '../fields.ts';
import {
  contractUsageSchema,
  itemSchema,
  savePublicSchema,
  saveUsageSchema,
  usageEntrySchema,
  utilizationSchema,
} from './usage.schemas.ts';

const right = 'Bruger';
const params = idParams;

export const usageApi = {
  utilization: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/utilization',
    right,
    summary: 'Sponsoratets udnyttelse i procent',
    params,
    output: utilizationSchema,
  }),
  marketing: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/marketing',
    right,
    summary: 'Eksponering og aktivering i den aktive aftale',
    params,
    output: z.array(itemSchema),
  }),
  hospitality: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/hospitality',
    right,
    summary: 'Hospitality i den aktive aftale',
    params,
    output: z.array(itemSchema),
  }),
  ofContract: endpoint({
    method: 'GET',
    path: '/api/sponsorships/contracts/:contractId/usage',
    right,
    summary: 'Hvor meget der er brugt af en godkendt aftales produkter, også når den er udløbet',
    params: z.object({ contractId: pathId }),
    output: z.array(contractUsageSchema),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/save-utilization',
    right,
    summary: 'Gem, hvor meget der er brugt',
    params,
    body: saveUsageSchema,
    output: itemSchema,
  }),
  savePublic: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/save-public',
    right,
    summary: 'Vis eller skjul for alle',
    params,
    body: savePublicSchema,
    output: itemSchema,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id/usage/:itemId',
    right,
    summary: 'Hvad der er gemt om brugen, det nyeste først',
    params: z.object({ id: pathId, itemId: pathId }),
    output: z.array(usageEntrySchema),
  }),
};

import { z } from 'zod';
import { user } from '../calls.ts';
import {
  contractUsageSchema,
  itemSchema,
  savePublicSchema,
  saveUsageSchema,
  usageEntrySchema,
  utilizationSchema,
} from './usage.schemas.ts';

export const usageApi = {
  utilization: user.get({
    path: '/api/sponsorships/:id/utilization',
    summary: 'Sponsoratets udnyttelse i procent',
    output: utilizationSchema,
  }),
  marketing: user.get({
    path: '/api/sponsorships/:id/marketing',
    summary: 'Eksponering og aktivering i den aktive aftale',
    output: z.array(itemSchema),
  }),
  hospitality: user.get({
    path: '/api/sponsorships/:id/hospitality',
    summary: 'Hospitality i den aktive aftale',
    output: z.array(itemSchema),
  }),
  ofContract: user.get({
    path: '/api/sponsorships/contracts/:contractId/usage',
    summary: 'Hvor meget der er brugt af en godkendt aftales produkter, også når den er udløbet',
    output: z.array(contractUsageSchema),
  }),
  save: user.post({
    path: '/api/sponsorships/:id/save-utilization',
    summary: 'Gem, hvor meget der er brugt',
    body: saveUsageSchema,
    output: itemSchema,
  }),
  savePublic: user.post({
    path: '/api/sponsorships/:id/save-public',
    summary: 'Vis eller skjul for alle',
    body: savePublicSchema,
    output: itemSchema,
  }),
  history: user.get({
    path: '/api/sponsorships/:id/usage/:itemId',
    summary: 'Hvad der er gemt om brugen, det nyeste først',
    output: z.array(usageEntrySchema),
  }),
};

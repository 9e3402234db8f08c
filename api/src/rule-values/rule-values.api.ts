import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { ruleSchema, ruleValueInputSchema } from './rule-values.schemas.ts';

const right = 'Admin';

export const ruleValuesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/settings/rules',
    right,
    summary: 'Regler og grænser med deres værdier',
    output: z.array(ruleSchema),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/settings/rules/update',
    right,
    summary: 'Sæt en regel til en værdi fra en dag',
    body: ruleValueInputSchema,
    output: ruleSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/settings/rules/:id',
    right,
    summary: 'Slet en værdi, der endnu ikke gælder',
    params: idParams,
  }),
};

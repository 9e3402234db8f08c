import { z } from 'zod';
import { admin } from '../calls.ts';
import { ruleSchema, ruleValueInputSchema } from './rule-values.schemas.ts';

export const ruleValuesApi = {
  list: admin.get({
    path: '/api/settings/rules',
    summary: 'Regler og grænser med deres værdier',
    output: z.array(ruleSchema),
  }),
  save: admin.post({
    path: '/api/settings/rules/update',
    summary: 'Sæt en regel til en værdi fra en dag',
    body: ruleValueInputSchema,
    output: ruleSchema,
  }),
  remove: admin.delete({
    path: '/api/settings/rules/:id',
    summary: 'Slet en værdi, der endnu ikke gælder',
  }),
};

import { z } from 'zod';
import { admin, user } from '../calls.ts';
import { resourceApi } from '../resource/resource.api.ts';
import { templateList } from './templates.list.ts';
import {
  fromContractSchema,
  templateInputSchema,
  templateOptionSchema,
  templateRowSchema,
  templateSchema,
} from './templates.schemas.ts';

const path = '/api/settings/templates';

export const templatesApi = {
  ...resourceApi({
    path,
    one: 'en skabelon',
    many: 'skabeloner',
    list: templateList,
    row: templateRowSchema,
    body: templateInputSchema,
    output: templateSchema,
  }),
  fromContract: admin.post({
    path: `${path}/from-contract`,
    summary: 'Gem en aftale som skabelon',
    refusals: [404],
    body: fromContractSchema,
    output: templateSchema,
  }),
  options: user.get({
    path: '/api/sponsorships/templates',
    summary: 'De aktive skabeloner, som en ny aftale kan begynde med',
    output: z.array(templateOptionSchema),
  }),
};

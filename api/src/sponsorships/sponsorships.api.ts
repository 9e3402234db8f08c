import { z } from 'zod';
import { namedSchema } from '../answers.ts';
import { categoryOptionSchema } from '../categories/categories.schemas.ts';
import { endpoint, imageUpload } from '../endpoint.ts';
import { idParams, pathId } from '../fields.ts';
import { productCategorySchema } from '../product-categories/product-categories.schemas.ts';
import { productSchema } from '../products/products.schemas.ts';
import {
  areaUserSchema,
  duplicateSchema,
  duplicatesQuery,
  sponsorshipInputSchema,
  sponsorshipListAnswer,
  sponsorshipListRequest,
  sponsorshipSchema,
} from './sponsorships.schemas.ts';

const right = 'Bruger';

export const sponsorshipsApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/sponsorships',
    right,
    summary: 'Alle sponsorater',
    reads: true,
    body: sponsorshipListRequest,
    output: sponsorshipListAnswer,
  }),
  userAreas: endpoint({
    method: 'GET',
    path: '/api/sponsorships/user-areas',
    right,
    summary: 'De områder, som brugeren må bruge',
    output: z.array(namedSchema),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/sponsorships/categories',
    right,
    summary: 'Kategorier til sponsorater og aftaler',
    output: z.array(categoryOptionSchema),
  }),
  responsibleUsers: endpoint({
    method: 'GET',
    path: '/api/sponsorships/responsible-users',
    right,
    summary: 'De brugere, som er ansvarlige for et sponsorat, som brugeren ser',
    output: z.array(namedSchema),
  }),
  areaUsers: endpoint({
    method: 'GET',
    path: '/api/sponsorships/area-users/:areaId',
    right,
    summary: 'Aktive brugere, som har området',
    params: z.object({ areaId: pathId }),
    output: z.array(areaUserSchema),
  }),
  productCategories: endpoint({
    method: 'GET',
    path: '/api/sponsorships/product-categories',
    right,
    summary: 'Produktkategorier til aftaler',
    output: z.array(productCategorySchema),
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/sponsorships/products',
    right,
    summary: 'Produkter til aftaler',
    output: z.array(productSchema),
  }),
  duplicates: endpoint({
    method: 'GET',
    path: '/api/sponsorships/duplicates',
    right,
    summary: 'Sponsorater med samme navn eller CVR, også i andre områder',
    query: duplicatesQuery,
    output: z.array(duplicateSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/sponsorships/:id',
    right,
    summary: 'Et sponsorat',
    params: idParams,
    output: sponsorshipSchema,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/sponsorships/update',
    right,
    summary: 'Opret eller gem et sponsorat',
    refusals: [404],
    body: sponsorshipInputSchema,
    output: sponsorshipSchema,
  }),
  logo: endpoint({
    method: 'POST',
    path: '/api/sponsorships/:id/logo',
    right,
    summary: 'Upload et logo',
    params: idParams,
    upload: imageUpload,
    output: z.object({ logo: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/sponsorships/:id',
    right,
    summary: 'Slet et sponsorat',
    params: idParams,
  }),
};

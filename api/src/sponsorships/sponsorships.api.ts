import { z } from 'zod';
import { namedSchema } from '../answers.ts';
import { user } from '../calls.ts';
import { categoryOptionSchema } from '../categories/categories.schemas.ts';
import { imageUpload } from '../endpoint.ts';
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

export const sponsorshipsApi = {
  list: user.post({
    path: '/api/sponsorships',
    summary: 'Alle sponsorater',
    reads: true,
    body: sponsorshipListRequest,
    output: sponsorshipListAnswer,
  }),
  userAreas: user.get({
    path: '/api/sponsorships/user-areas',
    summary: 'De områder, som brugeren må bruge',
    output: z.array(namedSchema),
  }),
  categories: user.get({
    path: '/api/sponsorships/categories',
    summary: 'Kategorier til sponsorater og aftaler',
    output: z.array(categoryOptionSchema),
  }),
  responsibleUsers: user.get({
    path: '/api/sponsorships/responsible-users',
    summary: 'De brugere, som er ansvarlige for et sponsorat, som brugeren ser',
    output: z.array(namedSchema),
  }),
  areaUsers: user.get({
    path: '/api/sponsorships/area-users/:areaId',
    summary: 'Aktive brugere, som har området',
    output: z.array(areaUserSchema),
  }),
  productCategories: user.get({
    path: '/api/sponsorships/product-categories',
    summary: 'Produktkategorier til aftaler',
    output: z.array(productCategorySchema),
  }),
  products: user.get({
    path: '/api/sponsorships/products',
    summary: 'Produkter til aftaler',
    output: z.array(productSchema),
  }),
  duplicates: user.get({
    path: '/api/sponsorships/duplicates',
    summary: 'Sponsorater med samme navn eller CVR, også i andre områder',
    query: duplicatesQuery,
    output: z.array(duplicateSchema),
  }),
  get: user.get({
    path: '/api/sponsorships/:id',
    summary: 'Et sponsorat',
    output: sponsorshipSchema,
  }),
  save: user.post({
    path: '/api/sponsorships/update',
    summary: 'Opret eller gem et sponsorat',
    refusals: [404],
    body: sponsorshipInputSchema,
    output: sponsorshipSchema,
  }),
  logo: user.post({
    path: '/api/sponsorships/:id/logo',
    summary: 'Upload et logo',
    upload: imageUpload,
    output: z.object({ logo: z.string() }),
  }),
  remove: user.delete({
    path: '/api/sponsorships/:id',
    summary: 'Slet et sponsorat',
  }),
};

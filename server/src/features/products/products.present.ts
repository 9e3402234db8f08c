import { formValues, type Product, productInputSchema } from '@sponsorat/api';
import type { ProductRecord } from './products.store.ts';

export const presentProduct = (row: ProductRecord): Product => formValues(productInputSchema, row);

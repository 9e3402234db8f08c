import type { callerOf } from './caller.ts';
import { unique } from './make.ts';

type Caller = ReturnType<typeof callerOf>;
export type MadeProduct = { id: number; name: string; sort: number; version: number };

/** Makes product categories and products as a client would. */
export const productMakerOf = (call: Caller) => ({
  category: (title: string, values: object = {}): Promise<MadeProduct> =>
    call.post('/api/products/categories/update', { name: unique(title), section: 'Eksponering', sort: 900, ...values }),
  product: (title: string, categoryId: number, values: object = {}): Promise<MadeProduct> =>
    call.post('/api/products/update', { name: unique(title), categoryId, ...values }),
});

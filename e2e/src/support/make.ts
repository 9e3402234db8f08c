import type { callerOf } from './caller.ts';
import { files } from './files.ts';

type Caller = ReturnType<typeof callerOf>;
type NamedRecord = { id: number; name: string };
type Category = NamedRecord & { use: 'Begge' | 'Klubber' | 'Aftaler' };
/** What the tests need to know of a sponsorship and of an agreement. */
export type VersionedRecord = { id: number; name: string; version: number };
export type Agreement = { id: number; number: string; status: string; version: number };

const year = new Date().getFullYear();

/** A name that no other club has, also where a test is tried again. */
export const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 7)}`;

/** Makes what a test begins with, as a client would: the screens have their own tests. */
export const makerOf = (call: Caller) => {
  const categoryFor = async (owner: 'Klubber' | 'Aftaler') => {
    const categories: Category[] = await call.get('/api/sponsorships/categories');
    return categories.find(({ use }) => use === 'Begge' || use === owner)?.id;
  };
  const sponsorship = async (title: string, values: object = {}): Promise<VersionedRecord> => {
    const name = unique(title);
    const areas: NamedRecord[] = await call.get('/api/sponsorships/user-areas');
    const categoryId = await categoryFor('Klubber');
    const areaId = areas[0]?.id;
    const [responsible]: NamedRecord[] = await call.get(`/api/sponsorships/area-users/${areaId}`);
    return call.post('/api/sponsorships/update', {
      name,
      shortName: name.slice(0, 3).toUpperCase(),
      categoryId,
      areaId,
      address: 'Havnen 4',
      zipCode: '5970',
      city: 'Ærøskøbing',
      userId: responsible?.id,
      ...values,
    });
  };
  const draft = async ({ id }: Pick<VersionedRecord, 'id'>, values: object = {}): Promise<Agreement> => {
    const category = await categoryFor('Aftaler');
    return call.post(`/api/sponsorships/${id}/update`, {
      category,
      startDate: `${year - 1}-01-01`,
      endDate: `${year + 1}-12-31`,
      sponsorshipAmount: 60_000,
      ...values,
    });
  };
  /** One without products, of one step. */
  const simpleDraft = async ({ id }: Pick<VersionedRecord, 'id'>, values: object = {}): Promise<Agreement> =>
    call.post(`/api/sponsorships/${id}/update-simple`, {
      category: await categoryFor('Aftaler'),
      startDate: `${year}-01-01`,
      endDate: `${year}-12-31`,
      sponsorshipAmount: 12_000,
      ...values,
    });
  const awaiting = async (of: Pick<VersionedRecord, 'id'>, values: object = {}): Promise<Agreement> => {
    const { id } = await draft(of, values);
    return call.post(`/api/sponsorships/${of.id}/confirm`, { id });
  };
  const approve = async (of: Pick<VersionedRecord, 'id'>, values: object = {}): Promise<Agreement> => {
    const { id } = await awaiting(of, values);
    return call.upload(`/api/sponsorships/contracts/${id}/upload`, files.signed);
  };
  /** One with so many of a product of the demo's. */
  const approvedWith = async (of: Pick<VersionedRecord, 'id'>, product: string, amount: number): Promise<Agreement> => {
    const products: NamedRecord[] = await call.get('/api/sponsorships/products');
    const match = products.find(({ name }) => name === product);
    if (!match) throw new Error(`No product is called ${product}`);
    return approve(of, { products: [{ productId: match.id, selected: true, amount }] });
  };
  return { sponsorship, draft, simpleDraft, awaiting, approved: approve, approvedWith };
};

export type MadeProduct = { id: number; name: string; sort: number; version: number };

/** Makes product categories and products as a client would. */
export const productMakerOf = (call: Caller) => ({
  category: (title: string, values: object = {}): Promise<MadeProduct> =>
    call.post('/api/products/categories/update', { name: unique(title), section: 'Eksponering', sort: 900, ...values }),
  product: (title: string, categoryId: number, values: object = {}): Promise<MadeProduct> =>
    call.post('/api/products/update', { name: unique(title), categoryId, ...values }),
});

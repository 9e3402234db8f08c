import { contractStatus, type DraftChanges, productCategorySchema, productSchema, read } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { createdSince, firstStatesSince, lastDoneAt } from '../../lib/audit/history.store.ts';
import { today } from '../../lib/clock.ts';
import { readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { listProductCategories, productCategoryResource } from '../product-categories/product-categories.store.ts';
import { listProducts, productResource } from '../products/products.store.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { findSponsorship } from '../sponsorships/sponsorships.store.ts';
import { entity } from './audit-contract.usecases.ts';
import { addedProducts, type Catalogue, changedProducts, goneProducts } from './changes.rules.ts';
import { getContract } from './contracts.store.ts';

/** Whatever saves what an agreement says: going back to a draft does not, so what changed meanwhile is still news. */
const savingActions = ['create', 'update', 'copy', 'confirm'];

type Schema = Parameters<typeof read>[0];

// A line may be older than a field that its record has got since, and then says too little to compare with.
const readable = <S extends Schema>(schema: S, states: ReadonlyMap<number, unknown>) =>
  new Map(
    [...states].flatMap(([id, state]) => {
      const result = read(schema, state);
      return result.ok ? [[id, result.value] as const] : [];
    }),
  );

/**
 * What has changed in the products of a draft since it was last saved, and which of its template's were gone when it
 * began; nothing for what is no draft. Throws 404.
 */
export const readDraftChanges = (
  { db, clock }: Deps,
  actor: Actor,
  { contractId }: { contractId: number },
): Promise<DraftChanges> =>
  readSnapshot(db, async (tx) => {
    const contract = await getContract(tx, actor, contractId, today(clock));
    const sponsorship = await findSponsorship(tx, actor, contract.sponsorshipId);
    if (!sponsorship) throw outOfScope(actor, 'contract', contractId);
    const since = (await lastDoneAt(tx, { entity, id: contractId }, savingActions)) ?? contract.updatedAt;
    const answer = { since: since.toISOString(), products: [], added: [] };
    if (contract.status !== contractStatus.draft || contract.simple) return answer;

    const products = await listProducts(tx);
    const categories = await listProductCategories(tx);
    const now: Catalogue = { products, categories: new Map(categories.map((category) => [category.id, category])) };
    const { items } = contract;
    const ownIds = items.map(({ productId }) => productId);
    const productIds = products.map((product) => product.id);
    const were = await firstStatesSince(tx, { entity: productResource.name, ids: ownIds, since });
    const past = readable(productSchema, were);
    const categoryIds = [...now.categories.keys(), ...[...past.values()].map(({ categoryId }) => categoryId)];
    const ofCategories = { entity: productCategoryResource.name, ids: [...new Set(categoryIds)], since };
    const pastCategories = readable(productCategorySchema, await firstStatesSince(tx, ofCategories));
    const made = await createdSince(tx, { entity: productResource.name, ids: productIds, since });
    const { shortName } = sponsorship;
    return {
      ...answer,
      products: [
        ...goneProducts(contract.goneProducts ?? []),
        ...changedProducts(items, now, { products: past, categories: pastCategories }, shortName),
      ],
      added: addedProducts(items, now, made, shortName),
    };
  });

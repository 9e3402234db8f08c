import { type LeftOut, limits } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { MINUTE, today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict } from '../../lib/problem.ts';
import { lockCategories } from '../categories/categories.store.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { shareLockTemplate } from '../templates/templates.store.ts';
import { auditContract } from './audit-contract.usecases.ts';
import { type ContractDetails, contractStore, findContract, getContract, lockContract } from './contracts.store.ts';
import { lockDeleted, lockProducts, restoreDraft } from './deleted-drafts.store.ts';

/**
 * Brings a deleted draft back under its number, with its rates, products and history, for some minutes after it was
 * deleted. Notes, documents and tasks are its own again; it renews the agreement that it did, where no other does
 * meanwhile. What it refers to and is deleted meanwhile is left out, and counted. Throws 404, 409 and 422.
 */
export const undeleteContract = (
  { db, clock }: Deps,
  actor: Actor,
  sponsorshipId: number,
  input: Input<{ id: number }>,
): Promise<{ contract: ContractDetails; leftOut: LeftOut }> =>
  db.transaction(async (tx) => {
    await lockSponsorship(tx, actor, sponsorshipId, 'key share');
    const id = input.id ?? input.value().id;
    const deleted = await lockDeleted(tx, { id, sponsorshipId });
    const there = await findContract(tx, actor, id, today(clock));
    if (there?.sponsorshipId === sponsorshipId)
      throw conflict('Aftalen er ikke slettet. Måske er den allerede hentet tilbage.');
    if (!deleted) throw outOfScope(actor, 'contract', id);
    if (!deleted.rows) throw conflict('Aftalen var ikke en kladde. Kun slettede kladder kan hentes tilbage.');
    if (clock.now().getTime() - deleted.deletedAt.getTime() > limits.undeleteMinutes * MINUTE)
      throw conflict(`Kladden kan kun hentes tilbage i ${limits.undeleteMinutes} minutter, efter den blev slettet.`);
    input.value();

    const { contracts, contract_categories, contract_items, usage_entries, proofs, ...rest } = deleted.rows;
    const [draft] = contracts;
    const renewed =
      draft.renews_id && (await lockContract(tx, actor, { id: draft.renews_id, sponsorshipId }, today(clock)));
    const template = draft.template_id && (await shareLockTemplate(tx, draft.template_id));
    const further = contract_categories.map(({ category_id }) => category_id);
    const used = draft.category_id === null ? further : [draft.category_id, ...further];
    const categories = await lockCategories(tx, used);
    const products = await lockProducts(
      tx,
      contract_items.map(({ product_id }) => product_id),
    );
    const items = contract_items.filter(({ product_id }) => products.has(product_id));
    const itemIds = new Set(items.map((item) => item.id));
    const restored = {
      ...draft,
      template_id: template ? template.id : null,
      renews_id: renewed && renewed.renewedById === null ? renewed.id : null,
      category_id: draft.category_id !== null && categories.has(draft.category_id) ? draft.category_id : null,
    };
    await restoreDraft(
      tx,
      { id, sponsorshipId },
      {
        ...rest,
        contracts: [restored],
        contract_categories: contract_categories.filter(({ category_id }) => categories.has(category_id)),
        contract_items: items,
        usage_entries: usage_entries.filter(({ item_id }) => itemIds.has(item_id)),
        proofs: proofs.filter(({ item_id }) => itemIds.has(item_id)),
      },
    );
    await contractStore.update(tx, id, {}, { by: actor.name, at: clock.now() });
    const contract = await getContract(tx, actor, id, today(clock));
    await auditContract(tx, { clock }, actor, contract, 'undelete', { after: contract });
    const leftOut = {
      categories: used.filter((one) => !categories.has(one)).length,
      products: contract_items.length - items.length,
    };
    return { contract, leftOut };
  });

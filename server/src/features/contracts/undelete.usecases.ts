import { type LeftOut, limits } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { conflict } from '../../lib/problem.ts';
import { lockCategories } from '../categories/categories.store.ts';
import { outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { shareLockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { shareLockTemplate } from '../templates/templates.store.ts';
import { restoreUsageEntries } from '../usage/usage.store.ts';
import { type ContractDetails, findContract, lockContract, replaceFurtherCategories } from './contracts.store.ts';
import { entity, reload } from './contracts.usecases.ts';
import { restoreEvaluation } from './evaluation.store.ts';
import { tieAgain } from './ties.store.ts';
import { findCreation, findDeletion, insertDeleted, lockProducts } from './undelete.store.ts';

const MINUTE = 60_000;
const alreadyThere = () => conflict('Aftalen er ikke slettet. Måske er den allerede hentet tilbage.');

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
    await shareLockSponsorship(tx, actor, sponsorshipId);
    const id = input.id ?? input.value().id;
    const there = await findContract(tx, actor, id, today(clock));
    if (there?.sponsorshipId === sponsorshipId) throw alreadyThere();
    const deletion = await findDeletion(tx, { id, sponsorshipId });
    if (!deletion) throw outOfScope(actor, 'contract', id);
    const { draft } = deletion;
    if (!draft) throw conflict('Aftalen var ikke en kladde. Kun slettede kladder kan hentes tilbage.');
    if (clock.now().getTime() - deletion.at.getTime() > limits.undeleteMinutes * MINUTE)
      throw conflict(`Kladden kan kun hentes tilbage i ${limits.undeleteMinutes} minutter, efter den blev slettet.`);
    input.value();

    const { additionalCategories, items, categoryId, renewsId, templateId, tied, ...rest } = draft;
    const renewed = renewsId && (await lockContract(tx, actor, { id: renewsId, sponsorshipId }, today(clock)));
    const template = templateId && (await shareLockTemplate(tx, templateId));
    const used = categoryId === null ? additionalCategories : [categoryId, ...additionalCategories];
    const categories = await lockCategories(tx, used);
    const products = await lockProducts(
      tx,
      items.map(({ productId }) => productId),
    );
    const itemsLeft = items.filter(({ productId }) => products.has(productId));
    const restored = {
      ...rest,
      ...(await findCreation(tx, id)),
      id,
      sponsorshipId,
      items: itemsLeft,
      templateId: template ? template.id : null,
      renewsId: renewed && renewed.renewedById === null ? renewed.id : null,
      categoryId: categoryId !== null && categories.has(categoryId) ? categoryId : null,
    };
    const save = { by: actor.name, at: clock.now() };
    if (!(await insertDeleted(tx, restored, save))) throw alreadyThere();
    await restoreUsageEntries(
      tx,
      itemsLeft.map((item) => item.id),
    );
    await replaceFurtherCategories(
      tx,
      id,
      additionalCategories.filter((one) => categories.has(one)),
    );
    await restoreEvaluation(tx, id);
    await tieAgain(tx, { id, sponsorshipId }, tied);
    const contract = await reload(tx, { clock }, actor, id);
    await audit(tx, clock, actor, { action: 'undelete', entity, entityId: id, sponsorshipId, after: contract });
    const leftOut = {
      categories: used.filter((one) => !categories.has(one)).length,
      products: items.length - itemsLeft.length,
    };
    return { contract, leftOut };
  });

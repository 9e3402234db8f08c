import {
  type ContractInput,
  type FromContractInput,
  field,
  formValues,
  lengthInMonths,
  ratesForTemplate,
  selectionInput,
  type Template,
  type TemplateInput,
  toOre,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { existing, invalid } from '../../lib/problem.ts';
import { findProducts } from '../products/products.store.ts';
import { findSponsorship } from '../sponsorships/sponsorships.store.ts';
import { type DraftValues, fillIn, type GoneProduct } from '../templates/fill.rules.ts';
import { shareLockTemplate } from '../templates/templates.store.ts';
import { makeTemplate } from '../templates/templates.usecases.ts';
import { termsOf } from '../templates/terms.rules.ts';
import { type ContractDetails, getContract } from './contracts.store.ts';

type DraftFromTemplate = {
  values: DraftValues;
  /** The template that filled them in, and which of its products are gone. */
  template: { id: number; categoryId: number | null; gone: GoneProduct[] } | null;
};

/** A draft as it was sent. */
export const withoutTemplate = (sent: ContractInput): DraftFromTemplate => ({ values: sent, template: null });

/** A new draft with what its template says where nothing was sent. Throws 422 where the template is not offered. */
export const fillDraft = async (
  tx: Connection,
  actor: Actor,
  sponsorshipId: number,
  sent: ContractInput,
): Promise<DraftFromTemplate> => {
  if (!sent.templateId) return withoutTemplate(sent);
  const template = await shareLockTemplate(tx, sent.templateId);
  if (!template) throw invalid({ templateId: 'Skabelon findes ikke' });
  if (!template.active) throw invalid({ templateId: 'Skabelon er ikke aktiv' });
  const sponsorship = existing(await findSponsorship(tx, actor, sponsorshipId));
  const products = await findProducts(
    tx,
    template.products.map(({ productId }) => productId),
  );
  const club = { shortName: sponsorship.shortName, isThere: (id: number) => products.has(id) };
  const { values, gone } = fillIn(template, sent, club);
  return { values, template: { id: template.id, categoryId: template.categoryId, gone } };
};

/** What agreements of its kind have in common with an agreement. */
const templateTerms = (contract: ContractDetails): TemplateInput['terms'] => {
  const { startDate, endDate } = contract;
  return {
    ...termsOf(contract),
    months: startDate && endDate ? lengthInMonths({ startDate, endDate }) : null,
    rates: ratesForTemplate(
      contract.rates.map(({ amount, dueDate }) => ({ amount: toOre(amount), dueDate })),
      startDate,
    ),
    products: contract.items.map((item) => formValues(selectionInput, item)),
  };
};

/** Makes an active template of an agreement in any status. Throws 404 and 422. */
export const templateFromContract = (deps: Deps, actor: Actor, input: Input<FromContractInput>): Promise<Template> =>
  deps.db.transaction(async (tx) => {
    const contractId = input.peek('contractId', field.id) ?? input.value().contractId;
    const contract = await getContract(tx, actor, contractId, today(deps.clock));
    const { name } = input.value();
    return makeTemplate(tx, deps, actor, { name, terms: templateTerms(contract) });
  });

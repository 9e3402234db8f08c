import {
  contractInputSchema,
  dateProblems,
  followingDates,
  formValues,
  type IsoDate,
  isIsoDate,
  limits,
  oreToKroner,
  type RenewalInput,
  regulatedAmount,
  regulatedRates,
  renewalDates,
  selectionInput,
  toOre,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { invalid } from '../../lib/problem.ts';
import { lockSponsorship } from '../sponsorships/sponsorships.store.ts';
import { columnsOfTerms, termsOf } from '../templates/terms.rules.ts';
import { auditContract } from './audit-contract.usecases.ts';
import { checkFree } from './chain.store.ts';
import { type ContractDetails, getContract, replaceFurtherCategories, saveRates } from './contracts.store.ts';
import { lockForAction, lockReferenced, newDraft, type Reference, writeDraft } from './contracts.usecases.ts';
import { copyTickets, replaceItems } from './items.store.ts';

type CopyChanges = Pick<ContractDetails, 'startDate' | 'endDate' | 'renegotiation' | 'sponsorshipAmount' | 'rates'> & {
  renewsId: number | null;
};

/** A new draft with all of an agreement but number, document, status, usage and what is changed of it. */
const copyOf = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  { action, source, changed }: { action: 'copy' | 'renew'; source: ContractDetails; changed: CopyChanges },
): Promise<ContractDetails> => {
  const { sponsorshipId, simple } = source;
  const { rates, ...columns } = changed;
  const copied = { ...columnsOfTerms(termsOf(source)), ...columns };
  const copy = await newDraft(tx, deps, actor, { sponsorshipId, simple }, copied);
  await saveRates(tx, copy, rates);
  await replaceFurtherCategories(tx, copy.id, source.additionalCategories);
  await replaceItems(
    tx,
    copy.id,
    [],
    source.items.map((item) => formValues(selectionInput, item)),
  );
  await copyTickets(tx, source.id, copy.id);
  const after = await getContract(tx, actor, copy.id, today(deps.clock));
  await auditContract(tx, deps, actor, after, action, { before: { id: source.id }, after });
  return after;
};

/**
 * A new draft with all but number, document, status and usage. A copy of the active contract follows it in time, and
 * renews it where no other does; any other keeps its dates. Throws 404, 409 and 422.
 */
export const copyContract = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<Reference>) =>
  deps.db.transaction(async (tx) => {
    const source = await lockReferenced(tx, deps, actor, sponsorshipId, input, 'copy');
    const { startDate, endDate, renegotiation, rates } = source.isActive ? followingDates(source) : source;
    const renewsId = source.isActive && source.renewedById === null ? source.id : null;
    const changed = { startDate, endDate, renegotiation, rates, renewsId, sponsorshipAmount: source.sponsorshipAmount };
    return copyOf(tx, deps, actor, { action: 'copy', source, changed });
  });

/** What is wrong with what a renewal would be, by field. */
const renewalProblems = ({ startDate, endDate, sponsorshipAmount, rates }: CopyChanges): Record<string, string> => {
  const wrong = dateProblems({ startDate, endDate, renegotiation: null });
  if (Object.keys(wrong).length > 0) return wrong;
  const days = [startDate, endDate, ...rates.map(({ dueDate }) => dueDate)];
  if (!days.every((day: IsoDate | null) => day === null || isIsoDate(day)))
    return { startDate: 'Den nye periode ligger for langt ude i fremtiden' };
  const amounts = [sponsorshipAmount ?? 0, ...rates.map(({ amount }) => amount)];
  return amounts.some((amount) => amount > limits.money) ? { percent: 'Beløbet bliver for stort' } : {};
};

/** A renewal that takes what it says from a template, and from the agreement its period alone. */
const renewFromTemplate = async (
  tx: Connection,
  deps: Deps,
  actor: Actor,
  { id, sponsorshipId }: ContractDetails,
  { templateId, startDate, endDate }: { templateId: number } & Pick<ContractDetails, 'startDate' | 'endDate'>,
): Promise<ContractDetails> => {
  const sent = new Input({ templateId, renewsId: id, startDate, endDate }, contractInputSchema).value();
  const after = await writeDraft(tx, deps, actor, { sponsorshipId, before: null, simple: false }, sent);
  await copyTickets(tx, id, after.id);
  await auditContract(tx, deps, actor, after, 'renew', { before: { id }, after });
  return after;
};

/**
 * A new draft that renews an approved agreement: it begins after it, or when it is asked to, with so many percent on
 * its amount and rates, or what a template says. Throws 404, 409 (not approved, or renewed already) and 422.
 */
export const renewContract = (deps: Deps, actor: Actor, sponsorshipId: number, input: Input<RenewalInput>) =>
  deps.db.transaction(async (tx) => {
    await lockSponsorship(tx, actor, sponsorshipId, 'key share');
    const id = input.id ?? input.value().id;
    const source = await lockForAction(tx, deps, actor, { id, sponsorshipId, version: input.version }, 'renew');
    await checkFree(tx, id);
    const { percent, startDate, endDate, templateId } = input.value();
    const dated = renewalDates(source, { startDate, endDate });
    const asTemplate = { ...dated, renewsId: id, sponsorshipAmount: null, rates: [] };
    const outside = templateId ? renewalProblems(asTemplate) : {};
    if (Object.keys(outside).length > 0) throw invalid(outside);
    if (templateId) return renewFromTemplate(tx, deps, actor, source, { ...dated, templateId });
    const amounts = regulatedRates(
      source.rates.map(({ amount }) => toOre(amount)),
      percent ?? 0,
    );
    const changed = {
      renewsId: id,
      startDate: dated.startDate,
      endDate: dated.endDate,
      renegotiation: dated.renegotiation,
      sponsorshipAmount:
        source.sponsorshipAmount && oreToKroner(regulatedAmount(toOre(source.sponsorshipAmount), percent ?? 0)),
      rates: dated.rates.map((rate, at) => ({ ...rate, amount: oreToKroner(amounts[at] ?? 0n) })),
    };
    const problems = renewalProblems(changed);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    return copyOf(tx, deps, actor, { action: 'renew', source, changed });
  });

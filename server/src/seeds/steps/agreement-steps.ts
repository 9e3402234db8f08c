import {
  confirmSchema,
  confirmSimpleSchema,
  contractInputSchema,
  contractReference,
  dayInCopenhagen,
  deleteFileSchema,
  type EvaluationInput,
  evaluationInputSchema,
  paymentInputSchema,
  savePublicSchema,
  saveUsageSchema,
} from '@sponsorat/api';
import type { z } from 'zod';
import { confirmContract, confirmSimple } from '../../features/contracts/confirm.usecases.ts';
import type { ContractDetails } from '../../features/contracts/contracts.store.ts';
import { saveDraft } from '../../features/contracts/contracts.usecases.ts';
import { copyContract } from '../../features/contracts/copy.usecases.ts';
import { evaluateContract } from '../../features/contracts/evaluation.usecases.ts';
import { readLiveTerms, readLogos } from '../../features/contracts/terms.usecases.ts';
import { deleteSignedDocument, uploadSigned } from '../../features/contracts/transitions.usecases.ts';
import { saveInvoice } from '../../features/payments/invoices.usecases.ts';
import { savePayment } from '../../features/payments/payments.usecases.ts';
import { savePublic, saveUsage } from '../../features/usage/usage.usecases.ts';
import type { Actor } from '../../lib/actor.ts';
import type { Deps } from '../../lib/deps.ts';
import { Input } from '../../lib/http/input.ts';
import { invoiceCopy } from './invoice-copy.ts';
import { type Signers, signedCopy } from './signed-copy.ts';
import { Later, type Step } from './timeline.ts';

export type AgreementFields = z.input<typeof contractInputSchema>;
export type UsageEntry = { at: Date; productId: number; used: number; note: string | null };

/** A payment of the rate at a place, or beside the rates; where it is `attached`, with the club's invoice. */
export type PaymentEntry = { at: Date; rate: number | null; amount: number; attached?: true } & Omit<
  z.input<typeof paymentInputSchema>,
  'id' | 'version' | 'contractId' | 'rateId'
>;

export type AgreementStory = {
  /** Who looked after the agreement at an instant. */
  by: (at: Date) => Actor;
  simple: boolean;
  /** What was saved of the draft, step by step. A simple agreement is saved and confirmed in one. */
  saves: readonly { at: Date; fields: AgreementFields }[];
  /** The first save is a copy of this agreement. */
  copyOf?: Later<ContractDetails>;
  /** It follows this agreement. */
  renews?: Later<ContractDetails>;
  confirmed: Date | null;
  signed: Date | null;
  signers: Signers;
  /** The signed document is the club's own. */
  external: boolean;
  /** The signed document was wrong: it was removed, and the agreement confirmed and signed anew. */
  redone: { removed: Date; reason: string; confirmed: Date; signed: Date } | null;
  /** What was saved of it in between. */
  corrected: AgreementFields | null;
  evaluation: { at: Date; values: Omit<EvaluationInput, 'version'> } | null;
  payments: readonly PaymentEntry[];
  usage: readonly UsageEntry[];
  shown: readonly { at: Date; productId: number }[];
};

/** Everything that happens to an agreement, through the same use cases as on the screen. */
export const agreementSteps = (
  story: AgreementStory,
  sponsorshipId: Later<number>,
  contract = new Later<ContractDetails>('The contract'),
): Step[] => {
  const { simple, saves, copyOf, renews, confirmed, signed, redone } = story;
  const by = ({ clock }: Deps) => story.by(clock.now());
  const reference = () => new Input({ id: contract.get().id, conflict: '' }, confirmSchema);
  const itemOf = (productId: number): number => {
    const item = contract.get().items.find((one) => one.productId === productId);
    if (!item) throw new Error(`The agreement has no product ${productId}`);
    return item.id;
  };
  const save = async (deps: Deps, fields: AgreementFields, isFirst: boolean) => {
    if (copyOf && isFirst) {
      const source = new Input({ id: copyOf.get().id }, contractReference);
      contract.set(await copyContract(deps, by(deps), sponsorshipId.get(), source));
    }
    const id = isFirst && !copyOf ? {} : { id: contract.get().id };
    const link = renews && { renewsId: renews.get().id };
    const values = { ...fields, ...link, ...id, conflict: '' };
    const saved = simple
      ? confirmSimple(deps, by(deps), sponsorshipId.get(), new Input(values, confirmSimpleSchema))
      : saveDraft(deps, by(deps), sponsorshipId.get(), new Input(values, contractInputSchema));
    contract.set(await saved);
  };
  const confirm = async (deps: Deps) =>
    contract.set(await confirmContract(deps, by(deps), sponsorshipId.get(), reference()));
  const sign = async (deps: Deps) => {
    const { id, number, frozen, confirmedAt } = contract.get();
    if (!frozen || !confirmedAt) throw new Error(`Agreement ${number} is not confirmed`);
    const { logoFileIds } = await readLiveTerms(deps.db, by(deps), contract.get());
    const logos = await readLogos(deps.db, logoFileIds);
    const printed = { terms: frozen, logos, printedOn: dayInCopenhagen(confirmedAt) };
    const bytes = await signedCopy(printed, story.signers, deps.clock.now());
    const name = `${story.external ? 'Klubbens aftale' : 'Sponsoraftale'} ${number} – underskrevet.pdf`;
    const file = { value: () => ({ bytes, name }) };
    const query = () => ({ external: story.external });
    contract.set(await uploadSigned(deps, by(deps), id, { query, file, seenVersion: undefined }));
  };

  const steps: Step[] = saves.map(({ at, fields }, index) => ({ at, run: (deps) => save(deps, fields, index === 0) }));
  if (confirmed && !simple) steps.push({ at: confirmed, run: confirm });
  if (signed) steps.push({ at: signed, run: sign });
  if (redone) {
    const remove = async (deps: Deps) => {
      const input = new Input({ id: contract.get().id, reason: redone.reason }, deleteFileSchema);
      contract.set(await deleteSignedDocument(deps, by(deps), sponsorshipId.get(), input));
      if (story.corrected) await save(deps, story.corrected, false);
    };
    steps.push(
      { at: redone.removed, run: remove },
      { at: redone.confirmed, run: confirm },
      { at: redone.signed, run: sign },
    );
  }
  if (story.evaluation) {
    const { at, values } = story.evaluation;
    const run = async (deps: Deps) => {
      await evaluateContract(deps, by(deps), contract.get().id, new Input(values, evaluationInputSchema));
    };
    steps.push({ at, run });
  }
  for (const { at, rate, attached, ...values } of story.payments)
    steps.push({
      at,
      run: async (deps) => {
        const { id: contractId, rates, frozen } = contract.get();
        const rateId = rate === null ? null : rates[rate]?.id;
        const input = new Input({ ...values, contractId, rateId }, paymentInputSchema);
        const { payment } = await savePayment(deps, by(deps), input);
        if (!attached || !frozen) return;
        const { invoiceNumber, invoiceDate, vatAmount, amount } = input.value();
        if (!invoiceNumber || !invoiceDate) throw new Error('An invoice needs its number and date');
        const about = rate === null ? 'Bonus efter aftalen' : `Sponsorat, rate ${rate + 1} af ${rates.length}`;
        const invoice = { amount, vatAmount: vatAmount ?? 0, invoiceNumber, invoiceDate, about };
        const bytes = await invoiceCopy(frozen, invoice);
        const file = { value: () => ({ bytes, name: `Faktura ${invoiceNumber}.pdf` }) };
        await saveInvoice(deps, by(deps), payment.id, file);
      },
    });
  for (const { at, productId, used, note } of story.usage)
    steps.push({
      at,
      run: async (deps) => {
        const input = new Input({ id: itemOf(productId), used, note }, saveUsageSchema);
        await saveUsage(deps, by(deps), sponsorshipId.get(), input);
      },
    });
  for (const { at, productId } of story.shown)
    steps.push({
      at,
      run: async (deps) => {
        const input = new Input({ id: itemOf(productId), public: true }, savePublicSchema);
        await savePublic(deps, by(deps), sponsorshipId.get(), input);
      },
    });
  return steps;
};

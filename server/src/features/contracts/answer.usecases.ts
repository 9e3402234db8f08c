import {
  type Approval,
  type Contract,
  contractSchema,
  formValues,
  type IsoDate,
  oreToKroner,
  selectionInput,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { fileUrl } from '../files/files.store.ts';
import { amountOf, isApprovalNeeded } from './amount.rules.ts';
import type { ApprovalRow } from './approvals.store.ts';
import { type ContractDetails, getContract } from './contracts.store.ts';
import { presentSigning } from './signings.present.ts';

const presentRate =
  ({ paidRates }: ContractDetails) =>
  ({ id, amount, dueDate }: ContractDetails['rates'][number], position: number): Contract['rates'][number] => {
    const rate = paidRates[position];
    if (rate?.id !== id) throw new Error(`Nothing says what is paid of rate ${id}`);
    return { ...rate, amount, dueDate };
  };

const notAsked = {
  state: 'none',
  requestedBy: null,
  requestedAt: null,
  approver: null,
  approverId: null,
  note: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  conflict: null,
} as const;

/** What is asked about an agreement, and whether its reader needs somebody else to lock it. */
const presentApproval = (row: ApprovalRow | undefined, needed: boolean): Approval => {
  if (!row) return { ...notAsked, needed };
  const { contractId: _contract, requestedById: _asker, ...shown } = row;
  return {
    ...shown,
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    needed,
  };
};

/** What is asked about it is said only where the bank's rule asks for it. */
const alwaysSaid = contractSchema.omit({ approval: true });

/** An agreement that has been read, as it is answered on a day. */
export const presentContract = (row: ContractDetails, day: IsoDate): Contract => {
  const amount = amountOf(row);
  return {
    ...formValues(alwaysSaid, {
      ...row,
      category: row.categoryId,
      categoryName: row.frozenCategoryName ?? row.liveCategoryName,
      amount: amount === null ? null : oreToKroner(amount),
      rates: row.rates.map(presentRate(row)),
      products: row.items.map((item) => formValues(selectionInput, item)),
      signedDocument: fileUrl(row.signed),
      signedDocumentExternal: row.signed?.external ?? false,
      signing: row.signing && presentSigning(row.signing, day),
      importedAt: row.importedAt?.toISOString() ?? null,
      createdAt: row.createdAt?.toISOString() ?? null,
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      approvedAt: row.approvedAt?.toISOString() ?? null,
    }),
    ...(row.approval && { approval: presentApproval(row.approval.row, isApprovalNeeded(row, false)) }),
  };
};

/** An agreement as it is answered. Throws 404. */
export const readContract = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  id: number,
): Promise<Contract> => {
  const day = today(clock);
  return presentContract(await getContract(tx, actor, id, day), day);
};

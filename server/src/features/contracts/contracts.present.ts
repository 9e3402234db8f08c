import { type Contract, formValues, oreToKroner, selectionInput } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import { termsOf } from '../templates/terms.rules.ts';
import { amountOf, isApprovalNeeded } from './amount.rules.ts';
import { presentApproval } from './approvals.present.ts';
import type { ContractDetails } from './contracts.store.ts';

const presentRate =
  ({ paidRates }: ContractDetails) =>
  ({ id, amount, dueDate }: ContractDetails['rates'][number], position: number): Contract['rates'][number] => {
    const rate = paidRates[position];
    if (rate?.id !== id) throw new Error(`Nothing says what is paid of rate ${id}`);
    return { ...rate, amount, dueDate };
  };

export const presentContract = (row: ContractDetails): Contract => {
  const amount = amountOf(row);
  return {
    id: row.id,
    number: row.number,
    sponsorshipId: row.sponsorshipId,
    templateId: row.templateId,
    renewsId: row.renewsId,
    renewedById: row.renewedById,
    successorId: row.successorId,
    renewFrom: row.renewFrom,
    simple: row.simple,
    externalNumber: row.externalNumber,
    status: row.status,
    isActive: row.isActive,
    ...termsOf(row),
    categoryName: row.frozenCategoryName ?? row.liveCategoryName,
    additionalCategories: row.additionalCategories,
    startDate: row.startDate,
    endDate: row.endDate,
    renegotiation: row.renegotiation,
    amount: amount === null ? null : oreToKroner(amount),
    rates: row.rates.map(presentRate(row)),
    products: row.items.map((item) => formValues(selectionInput, item)),
    signedDocument: fileUrl(row.signed),
    signedDocumentExternal: row.signed?.external ?? false,
    importedAt: row.importedAt?.toISOString() ?? null,
    confirmedOn: row.confirmedOn,
    signedOn: row.signedOn,
    createdAt: row.createdAt?.toISOString() ?? null,
    createdBy: row.createdBy,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    confirmedBy: row.confirmedBy,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    approvedBy: row.approvedBy,
    signing: row.signing,
    ...(row.approval && { approval: presentApproval(row.approval.row, isApprovalNeeded(row, false)) }),
    version: row.version,
  };
};

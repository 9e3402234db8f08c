import { type Contract, contractAmount, oreToKroner, toOre } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { ContractDetails, ContractItem } from './contracts.store.ts';

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

/** The amount of a contract in øre, from the decimal texts that the database has. */
export const amountOf = (row: Pick<ContractDetails, 'startDate' | 'endDate' | 'sponsorshipAmount' | 'rates'>) =>
  contractAmount({
    startDate: row.startDate,
    endDate: row.endDate,
    sponsorshipAmount: row.sponsorshipAmount === null ? null : toOre(row.sponsorshipAmount),
    rates: row.rates.map((rate) => ({ amount: toOre(rate.amount) })),
  });

const presentSelection = (item: ContractItem): Contract['products'][number] => ({
  productId: item.productId,
  selected: item.selected,
  amount: item.amount,
  value: numberOrNull(item.value),
  addOns: item.addOns,
  match: item.match,
  pool: item.pool,
  season: item.season,
  catering: item.catering,
  tvAngle: item.tvAngle,
  description: item.description,
});

const presentRate =
  ({ paidRates }: ContractDetails) =>
  ({ id, amount, dueDate }: ContractDetails['rates'][number], position: number): Contract['rates'][number] => {
    const rate = paidRates[position];
    if (rate?.id !== id) throw new Error(`Nothing says what is paid of rate ${id}`);
    const { paid, rest, waiting, status } = rate;
    const sums = { paid: Number(paid), rest: Number(rest), waiting: Number(waiting) };
    return { id, amount: Number(amount), dueDate, ...sums, status };
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
    category: row.categoryId,
    categoryName: row.frozenCategoryName ?? row.liveCategoryName,
    additionalCategories: row.additionalCategories,
    startDate: row.startDate,
    endDate: row.endDate,
    renegotiation: row.renegotiation,
    amount: amount === null ? null : oreToKroner(amount),
    sponsorshipAmount: numberOrNull(row.sponsorshipAmount),
    rates: row.rates.map(presentRate(row)),
    sponsorPaysPrints: row.sponsorPaysPrints,
    valueOfAdvertisement: numberOrNull(row.valueOfAdvertisement),
    valueOfTickets: numberOrNull(row.valueOfTickets),
    valueOfCatering: numberOrNull(row.valueOfCatering),
    valueOfTravel: numberOrNull(row.valueOfTravel),
    exclusivity: row.exclusivity,
    specialAgreements: row.specialAgreements,
    products: row.items.map(presentSelection),
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
    version: row.version,
  };
};

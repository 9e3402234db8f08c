/** Where an agreement is to be had as PDF. */
export const printUrl = (contractId: number): string => `/print-contract?id=${contractId}`;

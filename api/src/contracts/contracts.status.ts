/** An agreement's stations: draft, awaiting the signed copy, approved. Apart from the schemas, whose library few pages need. */
export const contractStatus = { draft: 'Kladde', awaiting: 'Afventer', approved: 'Godkendt' } as const;
export const contractStatuses = [contractStatus.draft, contractStatus.awaiting, contractStatus.approved] as const;
export type ContractStatus = (typeof contractStatuses)[number];

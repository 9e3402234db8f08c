/** The Danish texts of agreements that follow each other. */
export const texts = {
  agreement: (number: string) => `aftale ${number}`,
  renews: 'Fornyer',
  renewedBy: 'Fornyet med',
} as const;

/** What a product's fields are called where the product itself does not say, and what stands beside them. */
export const texts = {
  amount: 'Antal',
  value: 'Værdi',
  valueUnit: 'kr.',
  addOns: 'Tilvalg',
  match: 'Kamp',
  pool: 'Pulje',
  season: 'Sæson',
  tvAngle: 'TV-vinkel',
  catering: 'Forplejning',
  description: 'Beskrivelse',
  inAgreement: 'Med i aftalen',
  more: 'Flere felter',
  only: 'Felter',
  fewer: 'Skjul felter',
  of: (action: string, product: string) => `${action}: ${product}`,
  noFields: 'Produktet har ingen felter, der kan udfyldes.',
} as const;

/** The Danish texts of the tickets' screen. */
export const texts = {
  title: 'Billetter',
  search: 'Søg efter klub, billet eller ansvarlig',
  firstHint: 'Billetterne fra de aktive aftaler vises her.',
  columns: { name: 'Navn', tickets: 'Billetter', left: 'Tilbage', contact: 'Kontakt', responsible: 'Ansvarlig' },
  tickets: (amount: string, product: string) => `${amount} × ${product}`,
  left: (left: string) => `${left} tilbage`,
  public: 'Offentlig',
  otherArea: 'Offentlig, fra et andet område',
  writeTo: (name: string, email: string) => `Skriv til ${name}: ${email}`,
} as const;

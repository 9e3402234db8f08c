/** How far a grant of tickets is. A wish takes no seat, nor does what was declined or given back. */
export const grantStates = ['Ønsket', 'Tildelt', 'Udleveret', 'Afvist', 'Returneret'] as const;

/** Who gets tickets: what the law and the bank's own rules say depends on it. */
export const recipientTypes = [
  'Kunde',
  'Medarbejder',
  'Medarbejder (vært)',
  'Bestyrelse eller repræsentantskab',
  'Offentligt ansat eller politiker',
  'Præmie',
  'Forening eller velgørenhed',
  'Andet',
] as const;

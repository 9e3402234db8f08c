import { plural } from '../../lib/formats.ts';

/** The Danish texts of what an agreement gives, and how much of it is used. */
export const texts = {
  marketing: {
    title: 'Eksponering og aktivering',
    none: 'Aftalen har ingen produkter inden for eksponering og aktivering.',
  },
  hospitality: {
    title: 'Hospitality',
    none: 'Aftalen har ingen produkter inden for hospitality.',
    publicHint: 'Offentlige billetter ses af alle under Billetter.',
  },
  noContract:
    'Der er ingen aktiv aftale. Produkterne vises her, når den underskrevne aftale er uploadet, og perioden er begyndt.',

  usage: 'Udnyttelse',
  used: (used: string, amount: string, unit: string) => `${used} af ${amount}${unit ? ` ${unit}` : ''} brugt`,
  amount: (amount: string, unit: string) => (unit ? `${amount} ${unit}` : amount),
  catering: 'med forplejning',
  proofs: (count: number) => plural(count, 'bevis', 'beviser'),
  public: 'Offentlig',
  publicOf: (name: string) => `Offentlig: ${name}`,

  modal: {
    registered: 'Udnyttelsen følger billetregistret.',
    register: 'Se, hvem der har fået billetter',
    notePlaceholder: 'F.eks. hvad det er brugt til',
    history: 'Seneste ændringer',
    historyEmpty: 'Der er ikke gemt noget endnu.',
  },
} as const;

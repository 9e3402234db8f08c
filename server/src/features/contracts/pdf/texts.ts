import { agreementTexts } from '@sponsorat/api/contracts/agreement.rules.ts';

/** Every Danish word that stands in the document by itself. */
export const texts = {
  ...agreementTexts,
  watermark: 'KLADDE',
  creator: 'Sponsorat',
  page: (page: number, pages: number) => `Side ${page} af ${pages}`,
} as const;

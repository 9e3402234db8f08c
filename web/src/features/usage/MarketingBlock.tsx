import { useQuery } from '@tanstack/react-query';
import { ItemsBlock } from './ItemsBlock.tsx';
import { texts } from './texts.ts';
import { marketingQuery } from './usage.queries.ts';

/** 'Eksponering og aktivering': what the active agreement gives of it, and how much is used. */
export const MarketingBlock = ({ sponsorshipId }: { sponsorshipId: number }) => (
  <ItemsBlock sponsorshipId={sponsorshipId} query={useQuery(marketingQuery(sponsorshipId))} words={texts.marketing} />
);

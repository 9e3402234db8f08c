import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { USAGE_ID } from '../../lib/anchors.ts';
import { contractsQuery } from '../../lib/sponsorship-cache.ts';
import { Columns } from '../../ui/Columns.tsx';
import { ItemsBlock } from './ItemsBlock.tsx';
import { PublicToggle } from './PublicToggle.tsx';
import classes from './SponsorshipOverview.module.css';
import { texts } from './texts.ts';
import { hospitalityQuery, marketingQuery } from './usage.queries.ts';
import { useUsageTarget } from './useUsageTarget.ts';

export type SponsorshipOverviewProps = {
  sponsorshipId: number;
  /** The block of agreements, above what they give. */
  contracts: ReactNode;
};

/** The page 'Oversigt': the agreements, and what the active one gives. */
export const SponsorshipOverview = ({ sponsorshipId, contracts }: SponsorshipOverviewProps) => {
  const marketing = useQuery(marketingQuery(sponsorshipId));
  const hospitality = useQuery(hospitalityQuery(sponsorshipId));
  const agreements = useQuery(contractsQuery(sponsorshipId));
  // What stands above the products has its height only when it is there.
  const grid = useUsageTarget([marketing, hospitality, agreements].every(({ isPending }) => !isPending));
  const { publicHint, ...hospitalityTexts } = texts.hospitality;
  return (
    <Columns ref={grid}>
      <div className={classes.whole}>{contracts}</div>
      {/* How high the agreements are, nobody knows before they are there: what came first would be pushed away. */}
      {!agreements.isPending && (
        <>
          <ItemsBlock sponsorshipId={sponsorshipId} query={marketing} anchor={USAGE_ID} {...texts.marketing} />
          <ItemsBlock
            sponsorshipId={sponsorshipId}
            query={hospitality}
            {...hospitalityTexts}
            hint={hospitality.data?.length ? publicHint : undefined}
            extra={(item) => <PublicToggle sponsorshipId={sponsorshipId} item={item} />}
          />
        </>
      )}
    </Columns>
  );
};

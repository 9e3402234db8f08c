import type { ReactNode } from 'react';
import { HospitalityBlock } from './HospitalityBlock.tsx';
import { MarketingBlock } from './MarketingBlock.tsx';
import classes from './SponsorshipOverview.module.css';

export type SponsorshipOverviewProps = {
  sponsorshipId: number;
  /** The block of agreements, above what they give. */
  contracts: ReactNode;
};

/** The page 'Oversigt': the agreements, and what the active one gives. */
export const SponsorshipOverview = ({ sponsorshipId, contracts }: SponsorshipOverviewProps) => (
  <div className={classes.measure}>
    <div className={classes.grid}>
      <div className={classes.whole}>{contracts}</div>
      <MarketingBlock sponsorshipId={sponsorshipId} />
      <HospitalityBlock sponsorshipId={sponsorshipId} />
    </div>
  </div>
);

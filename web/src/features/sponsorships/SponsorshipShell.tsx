import type { Sponsorship } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { Page } from '../../ui/Page.tsx';
import { SponsorshipHeader } from './SponsorshipHeader.tsx';
import { SponsorshipLine } from './SponsorshipLine.tsx';

export type SponsorshipShellProps = {
  sponsorship: Sponsorship;
  tabTitle: string;
  /** Where one works rather than reads, the frame is one line. */
  slim: boolean;
  children: ReactNode;
};

/** The frame of a sponsorship's pages: who it is above, one of its pages below. */
export const SponsorshipShell = ({ sponsorship, tabTitle, slim, children }: SponsorshipShellProps) => (
  <Page
    title={sponsorship.name}
    tabTitle={tabTitle}
    header={(heading) =>
      slim ? (
        <SponsorshipLine sponsorship={sponsorship} heading={heading} />
      ) : (
        <SponsorshipHeader sponsorship={sponsorship} heading={heading} />
      )
    }
  >
    {children}
  </Page>
);

import type { Sponsorship } from '@sponsorat/api';
import type { ReactNode } from 'react';
import { Page } from '../../ui/Page.tsx';
import { SponsorshipHeader } from './SponsorshipHeader.tsx';

export type SponsorshipShellProps = { sponsorship: Sponsorship; tabTitle: string; children: ReactNode };

/** The frame of a sponsorship's pages: who it is above, one of its pages below. */
export const SponsorshipShell = ({ sponsorship, tabTitle, children }: SponsorshipShellProps) => (
  <Page
    title={sponsorship.name}
    tabTitle={tabTitle}
    header={(heading) => <SponsorshipHeader sponsorship={sponsorship} heading={heading} />}
  >
    {children}
  </Page>
);

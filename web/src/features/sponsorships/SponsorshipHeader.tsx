import { Box, Group, Text } from '@mantine/core';
import { api, type Sponsorship } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { signingLine } from '../../domain/signing.rules.ts';
import { call } from '../../lib/client.ts';
import { ImageUpload } from '../../ui/files/ImageUpload.tsx';
import type { Send } from '../../ui/files/useUploads.ts';
import { toast } from '../../ui/toast.ts';
import { PendingLink } from './Pending.tsx';
import { SponsorshipFacts } from './SponsorshipFacts.tsx';
import classes from './SponsorshipHeader.module.css';
import { SponsorshipStatusBadge } from './SponsorshipStatusBadge.tsx';
import { SponsorshipTabs } from './SponsorshipTabs.tsx';
import { cacheLogo } from './sponsorships.queries.ts';
import { texts } from './texts.ts';
import { useSponsorshipContracts } from './useSponsorshipContracts.ts';

const useSendLogo = (id: number): Send => {
  const queryClient = useQueryClient();
  return async (file, how) => {
    const { logo } = await call(api.sponsorships.logo, { params: { id }, file, ...how });
    cacheLogo(queryClient, id, logo);
    toast.success(texts.logoUploaded);
  };
};

/** Who the club is and how the sponsorship stands, above all of its pages; and the way between these. */
export const SponsorshipHeader = ({ sponsorship, heading }: { sponsorship: Sponsorship; heading: ReactNode }) => {
  const contracts = useSponsorshipContracts(sponsorship.id);
  const sendLogo = useSendLogo(sponsorship.id);
  const { pending } = sponsorship;
  const coming = pending?.status === 'Afventer' ? contracts.data?.coming : undefined;
  return (
    <header className="card measure">
      <Group align="stretch" gap="10px 20px" className={classes.top ?? ''}>
        <ImageUpload
          kind="logo"
          compact
          size="lg"
          label={texts.header.uploadLogo}
          src={sponsorship.logo}
          name={sponsorship.name}
          send={sendLogo}
        />
        <Box flex="1 1 8.75rem" miw={0} style={{ alignSelf: 'center' }}>
          <Group gap="4px 12px" className={classes.title ?? ''}>
            {heading}
            <SponsorshipStatusBadge status={contracts.data?.status} pending={pending?.status} />
            {pending && <PendingLink sponsorshipId={sponsorship.id} pending={pending} />}
            {coming && (
              <PendingLink
                sponsorshipId={sponsorship.id}
                pending={{ status: 'Kommende', contractId: coming.id, startDate: coming.startDate, since: null }}
              />
            )}
            <Text c="dimmed">
              {sponsorship.city} · {sponsorship.area}
            </Text>
          </Group>
        </Box>
        <Box flex="1 0 100%" miw={0}>
          {pending?.signing && <Text>{signingLine(pending.signing)}</Text>}
          <SponsorshipFacts sponsorship={sponsorship} contracts={contracts} />
        </Box>
      </Group>
      <SponsorshipTabs id={sponsorship.id} />
    </header>
  );
};

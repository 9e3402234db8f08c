import { Anchor, Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import type { Sponsorship } from '@sponsorat/api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { kroner, longDate, NONE, phoneHref } from '../../lib/formats.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { EmailText } from '../../ui/EmailText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { UtilizationBar } from '../../ui/UtilizationBar.tsx';
import classes from './SponsorshipFacts.module.css';
import { utilizationQuery } from './sponsorships.queries.ts';
import { texts } from './texts.ts';
import type { ContractsSummary } from './useSponsorshipContracts.ts';

const decodePart = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** A profile's address as it is spoken of: "https://www.instagram.com/vejle/" → "vejle". */
export const handleOf = (address: string): string => {
  const url = URL.parse(address);
  if (!url) return address;
  const last = url.pathname.split('/').findLast(Boolean);
  return last ? decodePart(last) : url.hostname.replace(/^www\./, '');
};

const t = texts.header;

const None = ({ text = NONE }: { text?: string }) => (
  <Text span inherit c="dimmed">
    {text}
  </Text>
);

type FactProps = { label: string; children: ReactNode };

const Fact = ({ label, children }: FactProps) => (
  <Box miw={0} className={classes.fact ?? ''} data-empty={children ? undefined : true}>
    <Text component="dt" fz="xs" lh="1rem" c="dimmed">
      {label}
    </Text>
    <Box component="dd" pos="relative" mih={22} fw={500}>
      {children || <None />}
    </Box>
  </Box>
);

type QueryValueProps<T> = { query: Pick<UseQueryResult<T>, 'data' | 'isPending'>; show: (data: T) => ReactNode };

const QueryValue = <T,>({ query, show }: QueryValueProps<T>) => {
  if (query.data !== undefined) return show(query.data) || <None />;
  return query.isPending ? <Skeleton width="72px" /> : <None text={t.unknown} />;
};

const External = ({ href }: { href: string }) => (
  <Anchor inherit href={href} target="_blank" rel="noreferrer noopener">
    {handleOf(href)}
    <VisuallyHidden>{t.newTab}</VisuallyHidden>
  </Anchor>
);

export type SponsorshipFactsProps = { sponsorship: Sponsorship; contracts: UseQueryResult<ContractsSummary> };

/** What is agreed, how far it is used, and whom to talk to. */
export const SponsorshipFacts = ({ sponsorship, contracts }: SponsorshipFactsProps) => {
  const { id, category, contact, contactEmail, contactPhone, facebook, instagram, userName, userPicture } = sponsorship;
  const { checkedOn, checkedBy } = sponsorship;
  const utilization = useQuery(utilizationQuery(id));
  const failed = [
    { query: contracts, text: t.contractsFailed },
    { query: utilization, text: t.utilizationFailed },
  ].filter(({ query }) => query.isError && !query.isFetching);
  return (
    <div className="measure">
      <dl className={classes.grid}>
        <Fact label={t.contractCategory}>
          <QueryValue query={contracts} show={({ active }) => active?.categoryName} />
        </Fact>
        <Fact label={t.annualAmount}>
          <QueryValue
            query={contracts}
            show={({ active }) => active && <span className="amount">{kroner(active.sponsorshipAmount)}</span>}
          />
        </Fact>
        <Fact label={t.category}>{category}</Fact>
        <Fact label={t.utilization}>
          <QueryValue query={utilization} show={({ utilization: value }) => <UtilizationBar value={value} />} />
        </Fact>
        <Fact label={t.responsible}>
          <Group wrap="nowrap" gap="xs">
            <Box visibleFrom="md" lh={0}>
              <Avatar src={userPicture} name={userName} size="xs" />
            </Box>
            {userName}
          </Group>
        </Fact>
        <Fact label={t.contact}>{contact}</Fact>
        <Fact label={t.email}>
          {contactEmail && (
            <Anchor inherit className={classes.email ?? ''} href={`mailto:${contactEmail}`}>
              <EmailText address={contactEmail} />
            </Anchor>
          )}
        </Fact>
        <Fact label={t.phone}>
          {contactPhone && (
            <Anchor inherit className="amount" href={phoneHref(contactPhone)}>
              {contactPhone}
            </Anchor>
          )}
        </Fact>
        <Fact label={t.facebook}>{facebook && <External href={facebook} />}</Fact>
        <Fact label={t.instagram}>{instagram && <External href={instagram} />}</Fact>
      </dl>
      {checkedOn && (
        <Text size="sm" c="dimmed" mt={6}>
          {t.checked(longDate(checkedOn), checkedBy)}
        </Text>
      )}
      {failed.length > 0 && (
        <Group gap="xs" mt="sm" fz="sm" c="var(--mantine-color-error)" role="alert">
          {failed.map(({ text }) => text).join(' ')}
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              for (const { query } of failed) void query.refetch();
            }}
          >
            {t.retry}
          </Button>
        </Group>
      )}
    </div>
  );
};

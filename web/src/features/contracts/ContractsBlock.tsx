import { Box, Group, Text } from '@mantine/core';
import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contractsQuery, sponsorshipQuery } from '../../domain/sponsorship.queries.ts';
import { today as todayNow } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lines, Skeleton } from '../../ui/Skeleton.tsx';
import { renewableOf } from './chain/chain.rules.ts';
import { Timeline } from './chain/Timeline.tsx';
import { useRenewalTarget } from './chain/useRenewalTarget.ts';
import { leadingOf, mostPressing, nextDateOf } from './life/life.rules.ts';
import { NextStep, nextDateText } from './life/NextStep.tsx';
import { texts } from './texts.ts';

const t = texts.block;

type NewAgreementProps = {
  sponsorshipId: number;
  /** It is the next thing to do. */
  isNext: boolean;
};

const NewAgreement = ({ sponsorshipId, isNext }: NewAgreementProps) => {
  const id = String(sponsorshipId);
  return (
    <Group gap={8}>
      <LinkButton variant="default" px={10} to="/sponsorships/$id/$contract" params={{ id, contract: 'create-simple' }}>
        {texts.simple.create}
      </LinkButton>
      <LinkButton
        variant={isNext ? 'filled' : 'default'}
        px={10}
        to="/sponsorships/$id/$contract"
        params={{ id, contract: 'create' }}
        leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
      >
        {t.create}
      </LinkButton>
    </Group>
  );
};

type NextBlockProps = {
  sponsorshipId: number;
  /** What there is to act on; as high where there is nothing, or quiet where something else is to be done then. */
  tasks: (quiet: boolean) => ReactNode;
};

/**
 * What comes next for a sponsorship: its tasks, the next date of its agreements, and the one thing to do; where it has no
 * agreement at all, to make one.
 */
export const NextBlock = ({ sponsorshipId, tasks }: NextBlockProps) => {
  const { data, isPending } = useQuery(contractsQuery(sponsorshipId));
  const all = data ?? [];
  const isNew = data?.length === 0;
  // The sponsorship is there before its agreements, and says whether one of them waits for something to be done.
  const isToCome = useQuery(sponsorshipQuery(sponsorshipId)).data?.pending && isPending;
  const today = todayNow();
  const leading = leadingOf(all, today);
  const contract = mostPressing(leading, { all, today }) ?? leading[0];
  const next = contract && nextDateOf(contract, today);
  return (
    <Group
      component="section"
      className="card"
      gap="4px 20px"
      px={{ base: 16, sm: 20 }}
      py={{ base: 4, sm: 6 }}
      aria-label={t.next}
    >
      <Box flex="1 1 18rem" miw={0}>
        {(next || isNew || isPending) && (
          // The act beside it is of this agreement, whatever the first task is.
          <Text mih="1lh" className="tabular">
            {next && `${texts.agreement(contract.number)} · ${nextDateText(next, today)}`}
            {isNew && t.none}
          </Text>
        )}
        <Box fz="sm">{tasks(isNew)}</Box>
      </Box>
      {isNew && <NewAgreement sponsorshipId={sponsorshipId} isNext />}
      {contract && <NextStep {...{ contract, all, today }} besideUsage />}
      {isToCome && <Skeleton width="9rem" height={36} />}
    </Group>
  );
};

/** A sponsorship's agreements, and the ways to a new one. Loads and fails on its own. */
export const ContractsBlock = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const contracts = useQuery(contractsQuery(sponsorshipId));
  useRenewalTarget(renewableOf(contracts.data ?? []), contracts.data !== undefined);
  // Only where it is known that none waits for anything; of a club without any, the block above says it first.
  const isNext = !!contracts.data?.length && leadingOf(contracts.data, todayNow()).length === 0;
  return (
    <Section title={t.title}>
      <Block query={contracts} skeleton={<Lines count={6} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState hint={t.emptyHint} icon={<IconFileText size={24} stroke={1.6} aria-hidden />} compact />
          ) : (
            <Box mt={-12}>
              <Timeline sponsorshipId={sponsorshipId} contracts={all} />
            </Box>
          )
        }
      </Block>
      <Box mt="sm">
        <NewAgreement sponsorshipId={sponsorshipId} isNext={isNext} />
      </Box>
    </Section>
  );
};

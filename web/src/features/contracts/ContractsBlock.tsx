import { IconFileText, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';
import { today } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton, TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { ContractsTable } from './ContractsTable.tsx';
import { renewableOf } from './chain/chain.rules.ts';
import { Timeline } from './chain/Timeline.tsx';
import { useRenewalTarget } from './chain/useRenewalTarget.ts';
import { leadingOf, mostPressing } from './life/life.rules.ts';
import { StatusBar } from './life/StatusBar.tsx';
import { texts } from './texts.ts';

const t = texts.block;

type ContractsBlockProps = {
  sponsorshipId: number;
  /** A line about what there is to act on, under the heading; as high where there is nothing. */
  tasks: ReactNode;
};

/** A sponsorship's agreements, and the ways to a new one. Loads and fails on its own. */
export const ContractsBlock = ({ sponsorshipId, tasks }: ContractsBlockProps) => {
  const contracts = useQuery(contractsQuery(sponsorshipId));
  const id = String(sponsorshipId);
  useRenewalTarget(renewableOf(contracts.data ?? []), contracts.data !== undefined);
  const leading = leadingOf(contracts.data ?? [], today());
  const pressing = mostPressing(leading, { all: contracts.data ?? [], today: today() });
  return (
    <Section
      title={t.title}
      subtitle={tasks}
      flush={(contracts.data?.length ?? 0) > 0}
      actions={
        <>
          <LinkButton variant="default" to="/sponsorships/$id/$contract" params={{ id, contract: 'create-simple' }}>
            {t.createSimple}
          </LinkButton>
          <LinkButton
            // One thing is the next to do: a new agreement, only where none waits for anything.
            variant={contracts.isPending || leading.length > 0 ? 'default' : 'filled'}
            to="/sponsorships/$id/$contract"
            params={{ id, contract: 'create' }}
            leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
          >
            {t.create}
          </LinkButton>
        </>
      }
    >
      <Block query={contracts}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState hint={t.emptyHint} icon={<IconFileText size={24} stroke={1.6} aria-hidden />} compact />
          ) : (
            <>
              {leading.map((contract) => (
                <StatusBar
                  key={contract.id}
                  contract={contract}
                  isLess={contract !== pressing}
                  title={
                    <TextLink to="/sponsorships/$id/$contract" params={{ id, contract: String(contract.id) }}>
                      {texts.agreement(contract.number)}
                    </TextLink>
                  }
                />
              ))}
              <Timeline contracts={all} />
              <ContractsTable sponsorshipId={sponsorshipId} contracts={all} />
            </>
          )
        }
      </Block>
    </Section>
  );
};

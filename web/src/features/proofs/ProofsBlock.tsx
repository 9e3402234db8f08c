import { Button, Group, Stack, Title } from '@mantine/core';
import type { Item } from '@sponsorat/api';
import { IconCamera } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';
import { hospitalityQuery, marketingQuery } from '../../domain/usage.queries.ts';
import { PROOFS_ID } from '../../lib/anchors.ts';
import { Block } from '../../ui/Block.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Section } from '../../ui/Section.tsx';
import { openAddProof } from './dialogs.ts';
import { Gallery, type ProductChoice } from './Gallery.tsx';
import { groupProofs } from './gallery.rules.ts';
import { exposureQuery, proofsQuery } from './proofs.queries.ts';
import { texts } from './texts.ts';

/** The exposure of the active agreement that nothing shows yet. */
const useMissing = (sponsorshipId: number, marketing: readonly Item[]): Item[] => {
  const contracts = useQuery(contractsQuery(sponsorshipId));
  const contractId = contracts.data?.find(({ isActive }) => isActive)?.id;
  const exposure = useQuery({
    ...exposureQuery({ sponsorshipId, contractId: contractId ?? 0 }),
    enabled: contractId !== undefined,
  });
  return marketing.filter(({ proofs, product }) => proofs === 0 && exposure.data?.includes(product.name));
};

type MissingProps = { sponsorshipId: number; items: readonly Item[] };

const Missing = ({ sponsorshipId, items }: MissingProps) => (
  <div>
    <Title order={3} mb={6}>
      {texts.missing}
    </Title>
    <Group component="ul" className="plain" gap="xs">
      {items.map(({ id, product }) => (
        <li key={id}>
          <Button
            h="auto"
            mih="var(--button-height)"
            maw="100%"
            ta="start"
            className="anywhere"
            styles={{ label: { whiteSpace: 'normal' } }}
            variant="default"
            size="compact-md"
            leftSection={<IconCamera size={16} stroke={1.6} aria-hidden />}
            aria-label={texts.addOf(product.name)}
            onClick={() => void openAddProof(sponsorshipId, id)}
          >
            {product.name}
          </Button>
        </li>
      ))}
    </Group>
  </div>
);

/** What shows that the club delivered: its pictures by product and month, and what is still without. */
export const ProofsBlock = ({ sponsorshipId, ...choice }: ProductChoice & { sponsorshipId: number }) => {
  const query = useQuery(proofsQuery(sponsorshipId));
  const marketing = useQuery(marketingQuery(sponsorshipId)).data ?? [];
  const hospitality = useQuery(hospitalityQuery(sponsorshipId)).data ?? [];
  const missing = useMissing(sponsorshipId, marketing);
  const items = [...marketing, ...hospitality];
  return (
    <Section
      anchor={PROOFS_ID}
      title={texts.title}
      actions={
        items.length > 0 && (
          <Button variant="default" onClick={() => void openAddProof(sponsorshipId)}>
            {texts.add}
          </Button>
        )
      }
    >
      <Stack gap="lg">
        {missing.length > 0 && <Missing sponsorshipId={sponsorshipId} items={missing} />}
        <Block query={query}>
          {(proofs) =>
            proofs.length === 0 ? (
              <EmptyState
                compact
                title={texts.none}
                hint={texts.noneHint}
                icon={<IconCamera size={24} stroke={1.5} />}
              />
            ) : (
              <Gallery
                {...choice}
                groups={groupProofs(
                  proofs,
                  items.map(({ id, product }) => ({ id, name: product.name })),
                )}
              />
            )
          }
        </Block>
      </Stack>
    </Section>
  );
};

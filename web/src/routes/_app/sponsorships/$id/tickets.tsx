import { Box, Flex } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { EventsBlock } from '../../../../features/events/EventsBlock.tsx';
import { nextEventsQuery } from '../../../../features/events/events.queries.ts';
import { GiveButton } from '../../../../features/events/GiveButton.tsx';
import { type Giving, GrantSheet } from '../../../../features/grants/GrantSheet.tsx';
import { ProofsBlock } from '../../../../features/proofs/ProofsBlock.tsx';
import { proofsQuery } from '../../../../features/proofs/proofs.queries.ts';
import { readsOnly } from '../../../../lib/search.ts';
import { PartSkeleton } from '../../../../ui/PageSkeleton.tsx';
import { trails } from '../../-crumbs.ts';

const gap = { base: 'sm', xs: 'lg' } as const;

const Tickets = () => {
  const id = Number(Route.useParams().id);
  const { product } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [giving, give] = useState<Giving>();
  return (
    <Flex wrap="wrap" gap={gap} align="flex-start">
      <Box flex="1 1 21rem" miw={0}>
        <EventsBlock
          key={id}
          sponsorshipId={id}
          act={(row) => <GiveButton row={row} onGive={() => give({ eventId: row.Id })} />}
        />
      </Box>
      <Box flex="999 1 40rem" miw={0}>
        <ProofsBlock
          key={`proofs ${id}`}
          sponsorshipId={id}
          chosen={product}
          onChoose={(key) => void navigate({ search: { product: key }, replace: true, resetScroll: false })}
        />
      </Box>
      <GrantSheet giving={giving} onClose={() => give(undefined)} />
    </Flex>
  );
};

export const Route = createFileRoute('/_app/sponsorships/$id/tickets')({
  staticData: {
    crumbs: [...trails.sponsorship, { title: 'Billetter og bevis', to: '/sponsorships/$id/tickets', params: ['id'] }],
  },
  validateSearch: readsOnly(({ product }): { product?: string } => (typeof product === 'string' ? { product } : {})),
  loader: ({ context: { queryClient }, params }) => {
    const id = Number(params.id);
    void queryClient.prefetchQuery(nextEventsQuery(id));
    void queryClient.prefetchQuery(proofsQuery(id));
  },
  pendingComponent: PartSkeleton,
  component: Tickets,
});

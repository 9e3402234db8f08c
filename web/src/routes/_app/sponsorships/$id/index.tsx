import { Flex, Stack } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { hospitalityQuery, marketingQuery } from '../../../../domain/usage.queries.ts';
import { CallCard } from '../../../../features/contacts/CallCard.tsx';
import { prefetchContacts } from '../../../../features/contacts/contacts.queries.ts';
import { ContractsBlock, NextBlock } from '../../../../features/contracts/ContractsBlock.tsx';
import { LastNote } from '../../../../features/notes/LastNote.tsx';
import { notesQuery } from '../../../../features/notes/notes.queries.ts';
import { AddProofButton } from '../../../../features/proofs/AddProofButton.tsx';
import { TasksStrip } from '../../../../features/tasks/TasksStrip.tsx';
import { ItemTicketsButton } from '../../../../features/tickets/ItemTicketsDialog.tsx';
import { ProductsBlocks } from '../../../../features/usage/ProductsBlocks.tsx';
import { Card } from '../../../../ui/Section.tsx';
import { trails } from '../../-crumbs.ts';

const gap = { base: 'sm', xs: 'lg' } as const;

const Overview = () => {
  const id = Number(Route.useParams().id);
  return (
    <Flex wrap="wrap" gap={gap} align="flex-start">
      <Stack flex="999 1 40rem" miw={0} gap={12}>
        <NextBlock sponsorshipId={id} tasks={(quiet) => <TasksStrip sponsorshipId={id} quiet={quiet} />} />
        <ProductsBlocks
          sponsorshipId={id}
          tickets={({ id: item, product }) => <ItemTicketsButton item={{ id: item, product: product.name }} />}
          proof={(item) => <AddProofButton sponsorshipId={id} item={item} />}
        />
      </Stack>
      <Flex direction="column" flex="1 1 21rem" miw={0} gap={gap}>
        <Card>
          <Stack gap="sm">
            <CallCard sponsorshipId={id} />
            <LastNote sponsorshipId={id} />
          </Stack>
        </Card>
        <ContractsBlock sponsorshipId={id} />
      </Flex>
    </Flex>
  );
};

export const Route = createFileRoute('/_app/sponsorships/$id/')({
  staticData: { crumbs: trails.sponsorship },
  loader: ({ context: { queryClient }, params }) => {
    const id = Number(params.id);
    void queryClient.prefetchQuery(marketingQuery(id));
    void queryClient.prefetchQuery(hospitalityQuery(id));
    void prefetchContacts(queryClient, id);
    void queryClient.prefetchInfiniteQuery(notesQuery(id));
  },
  component: Overview,
});

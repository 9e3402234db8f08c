import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { itemTicketsQuery } from '../../domain/grants.queries.ts';
import { Block } from '../../ui/Block.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { texts } from './texts.ts';

// The form brings the schemas along: it comes with the first item.
const ItemTicketsForm = lazy(() =>
  import('./ItemTicketsForm.tsx').then((module) => ({ default: module.ItemTicketsForm })),
);

/** The item whose tickets are asked about. */
export type TicketItem = { id: number; product: string };

type ItemTicketsDialogProps = { item: TicketItem | undefined; onClose: () => void };

const TicketsOfItem = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <Block query={useQuery(itemTicketsQuery(id))} skeleton={<Lines count={4} />}>
    {(tickets) => <ItemTicketsForm tickets={tickets} onClose={onClose} />}
  </Block>
);

/** Asks what an item's tickets are: whether they are used up, and what one is worth. */
export const ItemTicketsDialog = ({ item, onClose }: ItemTicketsDialogProps) => (
  <FormDialog
    open={item}
    title={({ product }) => (
      <>
        {texts.item.title}
        <Text span display="block" fz="md" c="dimmed">
          {product}
        </Text>
      </>
    )}
    onClose={onClose}
  >
    {({ id }) => <TicketsOfItem id={id} onClose={onClose} />}
  </FormDialog>
);

/** Opens what an item's tickets are, from where the item stands; a phone has room for it in the list of tickets alone. */
export const ItemTicketsButton = ({ item }: { item: TicketItem }) => {
  const [shown, show] = useState<TicketItem>();
  return (
    <>
      <Anchor
        component="button"
        type="button"
        inherit
        visibleFrom="xs"
        underline="always"
        aria-label={texts.item.of(item.product)}
        onClick={() => show(item)}
      >
        {texts.item.title}
      </Anchor>
      <ItemTicketsDialog item={shown} onClose={() => show(undefined)} />
    </>
  );
};

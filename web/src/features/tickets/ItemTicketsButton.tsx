import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { ItemTicketsDialog, type TicketItem } from './ItemTicketsDialog.tsx';
import { texts } from './texts.ts';

const t = texts.item;

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
        aria-label={t.of(item.product)}
        onClick={() => show(item)}
      >
        {t.title}
      </Anchor>
      <ItemTicketsDialog item={shown} onClose={() => show(undefined)} />
    </>
  );
};

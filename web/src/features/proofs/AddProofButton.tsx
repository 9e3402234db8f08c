import { ActionIcon, Tooltip } from '@mantine/core';
import type { Item } from '@sponsorat/api';
import { IconCamera } from '@tabler/icons-react';
import { openAddProof } from './dialogs.ts';
import { texts } from './texts.ts';

type AddProofButtonProps = { sponsorshipId: number; item: Item };

/** The way to show that a product was delivered, beside how much of it is used. */
export const AddProofButton = ({ sponsorshipId, item: { id, product } }: AddProofButtonProps) => (
  <Tooltip label={texts.add}>
    <ActionIcon
      data-proof
      variant="default"
      size={30}
      aria-label={texts.addOf(product.name)}
      onClick={() => void openAddProof(sponsorshipId, id)}
    >
      <IconCamera size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  </Tooltip>
);

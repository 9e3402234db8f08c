import { Button } from '@mantine/core';
import type { EventRow } from '@sponsorat/api';
import { texts } from './texts.ts';

/** Giv, at an event in a list. */
export const GiveButton = ({ row: { Title }, onGive }: { row: EventRow; onGive: () => void }) => (
  <Button variant="default" size="compact-md" aria-label={texts.giveFor(Title)} aria-haspopup="dialog" onClick={onGive}>
    {texts.give}
  </Button>
);

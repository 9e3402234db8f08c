import { Switch } from '@mantine/core';
import type { Item } from '@sponsorat/api';
import { texts } from './texts.ts';
import { useSavePublic } from './usage.queries.ts';

/** Whether everyone sees an item in the list of tickets. Saved as it is switched. */
export const PublicToggle = ({ sponsorshipId, item }: { sponsorshipId: number; item: Item }) => {
  const save = useSavePublic(sponsorshipId);
  return (
    <Switch
      size="sm"
      label={texts.public}
      aria-label={texts.publicOf(item.product.name)}
      checked={item.public}
      onChange={(event) => {
        if (!save.isPending) save.mutate({ ...item, public: event.currentTarget.checked });
      }}
    />
  );
};

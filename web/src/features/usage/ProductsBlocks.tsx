import { Flex, Group, Switch } from '@mantine/core';
import type { Item } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hospitalityQuery, marketingQuery } from '../../domain/usage.queries.ts';
import { USAGE_ID, usageItemIn } from '../../lib/anchors.ts';
import { useForgetHash, useVisit } from '../../lib/useVisit.ts';
import { ItemsBlock } from './ItemsBlock.tsx';
import { texts } from './texts.ts';
import { useSavePublic } from './usage.queries.ts';

/** Leads who came to register usage to the first product that has some left, else the first, once all of it is there. */
const useUsageTarget = (isReady: boolean) => {
  const products = useRef<HTMLDivElement>(null);
  // Who asks for the same again is led there again.
  const visit = useVisit(USAGE_ID);
  useEffect(() => {
    if (!isReady || !visit) return;
    const find = (button: string) => products.current?.querySelector<HTMLElement>(button);
    const first = find('[data-usage="left"]') ?? find('[data-usage]');
    const target = first ?? products.current?.querySelector(':scope > section');
    target?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [isReady, visit]);
  return products;
};

/** The product whose usage is asked for in a dialog: by its button, or by the address that led here. */
const useChosenItem = () => {
  const hash = useLocation({ select: (place) => place.hash });
  const visit = useLocation({ select: ({ state }) => state.__TSR_key });
  const asked = usageItemIn(hash);
  const [chosen, setChosen] = useState(asked);
  const [last, setLast] = useState({ visit, asked });
  if (last.visit !== visit || last.asked !== asked) {
    setLast({ visit, asked });
    if (asked !== undefined) setChosen(asked);
  }
  const forget = useForgetHash();
  const onChoose = (item: number | undefined) => {
    setChosen(item);
    if (item === undefined && asked !== undefined) void forget();
  };
  return [chosen, onChoose] as const;
};

/** Whether everyone sees an item in the list of tickets. Saved as it is switched. */
const PublicToggle = ({ sponsorshipId, item }: { sponsorshipId: number; item: Item }) => {
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

type ProductsBlocksProps = {
  sponsorshipId: number;
  /** What is to be said of an item that gives tickets. */
  tickets: (item: Item) => ReactNode;
  /** The way to show that a product was delivered. */
  proof?: (item: Item) => ReactNode;
};

/** What the active agreement of a sponsorship gives, and how much of it is used. */
export const ProductsBlocks = ({ sponsorshipId, tickets, proof }: ProductsBlocksProps) => {
  const marketing = useQuery(marketingQuery(sponsorshipId));
  const hospitality = useQuery(hospitalityQuery(sponsorshipId));
  const products = useUsageTarget(!marketing.isPending && !hospitality.isPending);
  const [chosen, onChoose] = useChosenItem();
  const choice = { chosen, onChoose, proof };
  const { publicHint, ...hospitalityTexts } = texts.hospitality;
  return (
    <Flex ref={products} direction="column" gap={{ base: 'sm', xs: 'lg' }} miw={0}>
      <ItemsBlock sponsorshipId={sponsorshipId} query={marketing} anchor={USAGE_ID} {...choice} {...texts.marketing} />
      <ItemsBlock
        sponsorshipId={sponsorshipId}
        query={hospitality}
        {...choice}
        {...hospitalityTexts}
        hint={hospitality.data?.length ? publicHint : undefined}
        extra={(item) => (
          <Group gap={14} flex="1 0 100%">
            <PublicToggle sponsorshipId={sponsorshipId} item={item} />
            {item.amount !== null && item.amount > 0 && tickets(item)}
          </Group>
        )}
      />
    </Flex>
  );
};

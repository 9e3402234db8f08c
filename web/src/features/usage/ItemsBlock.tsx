import { Box, Text } from '@mantine/core';
import type { Item } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';
import { Block, type BlockQuery } from '../../ui/Block.tsx';
import { DialogNotice } from '../../ui/DialogNotice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { ItemRow } from './ItemRow.tsx';
import { texts } from './texts.ts';
import { UsageForm } from './UsageForm.tsx';
import { UsageHistory } from './UsageHistory.tsx';

const ByRegister = ({ sponsorshipId }: { sponsorshipId: number }) => (
  <Notice tone="info">
    <p>{texts.modal.registered}</p>
    <TextLink to="/tickets/grants" search={{ sponsorship: sponsorshipId }}>
      {texts.modal.register}
    </TextLink>
  </Notice>
);

type UsageModalProps = {
  sponsorshipId: number;
  item: Item | undefined;
  onClose: () => void;
};

/** How much of an item is used: to be changed, and what was saved before. */
const UsageModal = ({ sponsorshipId, item, onClose }: UsageModalProps) => (
  <FormDialog
    open={item}
    title={({ product }) => (
      <>
        {texts.usage}
        <Text span display="block" fz="md" c="dimmed">
          {product.name}
        </Text>
      </>
    )}
    onClose={onClose}
  >
    {(shown) => {
      const history = <UsageHistory sponsorshipId={sponsorshipId} itemId={shown.id} />;
      return shown.followsRegister ? (
        <DialogNotice onClose={onClose}>
          <ByRegister sponsorshipId={sponsorshipId} />
          {history}
        </DialogNotice>
      ) : (
        <>
          <UsageForm sponsorshipId={sponsorshipId} item={shown} onDone={onClose} />
          {history}
        </>
      );
    }}
  </FormDialog>
);

export type ItemsBlockProps = {
  sponsorshipId: number;
  query: BlockQuery<Item[]>;
  title: string;
  /** What a link's address names it by. */
  anchor?: string;
  /** What is said where there is none. */
  none: string;
  hint?: string | undefined;
  /** The item whose usage is asked for, which may be one of another block. */
  chosen: number | undefined;
  onChoose: (item: number | undefined) => void;
  /** What else can be done with an item. */
  extra?: (item: Item) => ReactNode;
  /** The way to show that an item was delivered. */
  proof?: ((item: Item) => ReactNode) | undefined;
};

const AS_TALL_AS_NONE = (
  <Box py={4}>
    <Lines />
  </Box>
);

/** What the active agreement gives in one or two sections. Loads, is empty and fails on its own. */
export const ItemsBlock = (props: ItemsBlockProps) => {
  const { sponsorshipId, title, anchor, none, query, hint, chosen, onChoose, extra, proof } = props;
  return (
    <Section anchor={anchor} title={title} subtitle={hint}>
      <Block query={query} skeleton={AS_TALL_AS_NONE}>
        {(items) =>
          items.length === 0 ? (
            <NoItems sponsorshipId={sponsorshipId} text={none} />
          ) : (
            <>
              <Box component="ul" className="rows" mt={{ base: -6, xs: -12 }} mb={-8}>
                {items.map((item) => (
                  <ItemRow
                    key={item.id}
                    sponsorshipId={sponsorshipId}
                    item={item}
                    extra={extra?.(item)}
                    proof={proof?.(item)}
                    onUsage={() => onChoose(item.id)}
                  />
                ))}
              </Box>
              <UsageModal
                sponsorshipId={sponsorshipId}
                item={items.find(({ id }) => id === chosen)}
                onClose={() => onChoose(undefined)}
              />
            </>
          )
        }
      </Block>
    </Section>
  );
};

// No products and no agreement look alike in the answer; what is to be done about them differs.
const NoItems = ({ sponsorshipId, text }: { sponsorshipId: number; text: string }) => {
  const contracts = useQuery(contractsQuery(sponsorshipId));
  const hasActive = contracts.data?.some(({ isActive }) => isActive);
  // Its place is held, so that nothing moves once it is known which of the two it is.
  return (
    <Box {...(contracts.isPending && { 'aria-hidden': true, style: { visibility: 'hidden' } })}>
      <EmptyState compact hint={hasActive === false ? texts.noContract : text} />
    </Box>
  );
};

import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextLink } from '../ui/links.tsx';
import { waitingWishesQuery } from './grants.queries.ts';
import { texts } from './texts.ts';

/** Leads to the wishes for tickets that wait for one's own answer. */
export const WishesLink = ({ children }: { children: ReactNode }) => (
  <TextLink
    to="/tickets/grants"
    search={{ wishes: 'answerable' }}
    fw={600}
    underline="always"
    data-tone="warning"
    c="var(--tone)"
  >
    {children}
  </TextLink>
);

/** That wishes for tickets wait for one's own answer, where some do. */
export const WaitingWishes = () => {
  const count = useQuery(waitingWishesQuery).data ?? 0;
  return (
    // Its line is held, so that the list does not move once it is known.
    <Box mt={-8} mih="1lh">
      {count > 0 && <WishesLink>{texts.ticketTabs.waiting(count)}</WishesLink>}
    </Box>
  );
};

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

/** That wishes for tickets wait for one's own answer, where some do: routes know it before they show it, so that no list moves. */
export const WaitingWishes = () => {
  const count = useQuery(waitingWishesQuery).data ?? 0;
  return (
    count > 0 && (
      <Box mt={-8}>
        <WishesLink>{texts.ticketTabs.waiting(count)}</WishesLink>
      </Box>
    )
  );
};

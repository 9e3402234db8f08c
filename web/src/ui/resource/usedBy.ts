import type { UsedBy } from '@sponsorat/api';

/** The page of what uses a record. */
export const pageOf = ({ kind, id, sponsorshipId }: UsedBy): string => {
  if (kind === 'contract') return `/sponsorships/${sponsorshipId}/${id}`;
  return { sponsorship: `/sponsorships/${id}`, product: `/products/${id}`, user: `/users/${id}` }[kind];
};

import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../ui/links.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { sponsorshipListQuery } from './sponsorships.queries.ts';
import { texts } from './texts.ts';

const search = { contract: 'awaiting' } as const;

/** How many sponsorships still have an agreement that awaits its signature, and the way to them. */
export const StillAwaiting = () => {
  const { data } = useQuery(sponsorshipListQuery(search));
  if (!data) return null;
  const count = data.Counts.Awaiting;
  return (
    <Notice tone="info">
      {texts.stillAwaiting.count(count)}{' '}
      {count > 0 && (
        <TextLink to="/sponsorships" search={search} underline="always">
          {texts.stillAwaiting.see(count)}
        </TextLink>
      )}
    </Notice>
  );
};

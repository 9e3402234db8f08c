import { useQuery } from '@tanstack/react-query';
import { ItemsBlock } from './ItemsBlock.tsx';
import { PublicToggle } from './PublicToggle.tsx';
import { texts } from './texts.ts';
import { hospitalityQuery } from './usage.queries.ts';

const words = texts.hospitality;

/** 'Hospitality': what the active agreement gives of it, how much is used, and what everyone may see. */
export const HospitalityBlock = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const query = useQuery(hospitalityQuery(sponsorshipId));
  const hint = query.data && query.data.length > 0 ? words.publicHint : undefined;
  return (
    <ItemsBlock
      sponsorshipId={sponsorshipId}
      query={query}
      words={words}
      hint={hint}
      extra={(item) => <PublicToggle sponsorshipId={sponsorshipId} item={item} />}
    />
  );
};

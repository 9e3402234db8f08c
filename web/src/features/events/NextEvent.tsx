import { useQuery } from '@tanstack/react-query';
import { Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { useIsNarrow } from '../../ui/useIsNarrow.ts';
import { EventLines } from './EventLines.tsx';
import type { EventAct } from './EventList.tsx';
import { nextEventQuery } from './events.queries.ts';
import { texts } from './texts.ts';

/** What comes next, first on a phone: at a match it is what one has come for. */
export const NextEvent = ({ act }: { act: EventAct }) => {
  const isPhone = useIsNarrow('30em');
  const { data: row, isPending } = useQuery({ ...nextEventQuery, enabled: isPhone });
  if (!isPhone || (!row && !isPending)) return null;
  return (
    <Section title={texts.next}>{row ? <EventLines rows={[row]} act={act} withClub /> : <Lines count={3} />}</Section>
  );
};

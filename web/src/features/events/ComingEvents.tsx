import { VisuallyHidden } from '@mantine/core';
import type { EventRow } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { waitingWishesQuery } from '../../domain/grants.queries.ts';
import { useOwner } from '../../domain/owner.ts';
import { WishesLink } from '../../domain/WaitingWishes.tsx';
import { today } from '../../lib/formats.ts';
import { TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { useIsNarrow } from '../../ui/useIsNarrow.ts';
import { EventLines } from './EventLines.tsx';
import type { EventAct } from './EventList.tsx';
import { comingEventsQuery } from './events.queries.ts';
import { texts } from './texts.ts';

const t = texts.ahead;

type ComingEventsProps = {
  act: EventAct;
  /** Above all else on the page, which on a phone is the place of today's: who is there has come for them. */
  onTop: boolean;
};

/**
 * The next events on Overblik, of one's own clubs or all that one sees, and how many wishes for tickets wait for one's own
 * answer; nothing where there is neither.
 */
export const ComingEvents = ({ act, onTop }: ComingEventsProps) => {
  const { userId, search } = useOwner();
  const isPhone = useIsNarrow('30em');
  const { data: rows = [] } = useQuery(comingEventsQuery(userId));
  const { data: wishes = 0, isPending } = useQuery(waitingWishesQuery);
  const isOnTop = (row?: EventRow) => isPhone && row?.Date === today();
  const here = rows.filter((row) => isOnTop(row) === onTop);
  // They stand with the first event.
  const wishesHere = isOnTop(rows[0]) === onTop ? wishes : 0;
  // Both come at once, so that the block does not grow once it is there.
  if (isPending || here.length + wishesHere === 0) return null;
  const all = (
    <TextLink to="/tickets/events" search={search}>
      {t.all}
      <VisuallyHidden>{t.allSpoken}</VisuallyHidden>
    </TextLink>
  );
  const waiting = wishesHere > 0 && <WishesLink>{t.wishes(wishesHere)}</WishesLink>;
  if (here.length === 0) return <Section>{waiting}</Section>;
  return (
    <Section title={!onTop && isOnTop(rows[0]) ? t.later : t.title} subtitle={waiting} actions={all}>
      <EventLines rows={here} act={act} withClub />
    </Section>
  );
};

import { VisuallyHidden } from '@mantine/core';
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
  /** Above all else on the page, which is its place on a phone on the day of an event: who is there has come for it. */
  onTop: boolean;
};

/**
 * The next events on Overblik, of one's own clubs or all that one sees, and how many wishes for tickets wait for one's own
 * answer; nothing where there is neither, or in the other place.
 */
export const ComingEvents = ({ act, onTop }: ComingEventsProps) => {
  const { userId, search } = useOwner();
  const isPhone = useIsNarrow('30em');
  const { data: rows = [] } = useQuery(comingEventsQuery(userId));
  const { data: wishes = 0, isPending } = useQuery(waitingWishesQuery);
  const isToday = rows[0]?.Date === today();
  // Both come at once, so that the block does not grow once it is there.
  if (isPending || rows.length + wishes === 0 || onTop !== (isPhone && isToday)) return null;
  const all = (
    <TextLink to="/tickets/events" search={search}>
      {t.all}
      <VisuallyHidden>{t.allSpoken}</VisuallyHidden>
    </TextLink>
  );
  const waiting = wishes > 0 && <WishesLink>{t.wishes(wishes)}</WishesLink>;
  if (rows.length === 0) return <Section>{waiting}</Section>;
  return (
    <Section title={t.title} subtitle={waiting} actions={all}>
      <EventLines rows={rows} act={act} withClub />
    </Section>
  );
};

import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOwner } from '../../domain/owner.ts';
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

/** The next events on Overblik, of one's own clubs or all that one sees; nothing where none is near, or in the other place. */
export const ComingEvents = ({ act, onTop }: ComingEventsProps) => {
  const { userId, search } = useOwner();
  const isPhone = useIsNarrow('30em');
  const { data: rows = [] } = useQuery(comingEventsQuery(userId));
  const isToday = rows[0]?.Date === today();
  if (rows.length === 0 || onTop !== (isPhone && isToday)) return null;
  const all = (
    <TextLink to="/tickets/events" search={search}>
      {t.all}
      <VisuallyHidden>{t.allSpoken}</VisuallyHidden>
    </TextLink>
  );
  return (
    <Section title={t.title} actions={all}>
      <EventLines rows={rows} act={act} withClub />
    </Section>
  );
};

import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useOwner } from '../../domain/owner.ts';
import { TextLink } from '../../ui/links.tsx';
import { Section } from '../../ui/Section.tsx';
import { EventLines } from './EventLines.tsx';
import type { EventAct } from './EventList.tsx';
import { comingEventsQuery } from './events.queries.ts';
import { texts } from './texts.ts';

const t = texts.ahead;

/** The next events on Overblik, of one's own clubs or all that one sees; nothing where none is near. */
export const ComingEvents = ({ act }: { act: EventAct }) => {
  const { userId, search } = useOwner();
  const { data: rows = [] } = useQuery(comingEventsQuery(userId));
  if (rows.length === 0) return null;
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

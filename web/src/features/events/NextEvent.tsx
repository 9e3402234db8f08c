import { Box } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../ui/Section.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { EventLine } from './EventLine.tsx';
import type { EventAct } from './EventList.tsx';
import { nextEventQuery } from './events.queries.ts';
import { texts } from './texts.ts';

/** What comes next, first on a phone: at a match it is what one has come for. */
export const NextEvent = ({ act }: { act: EventAct }) => {
  const isPhone = useMediaQuery('(width < 36em)', undefined, { getInitialValueInEffect: false });
  const { data: row, isPending } = useQuery({ ...nextEventQuery, enabled: isPhone });
  if (!isPhone || (!row && !isPending)) return null;
  return (
    <Section title={texts.next}>
      {row ? (
        <Box component="ul" className="rows" mt={-8} mb={-12}>
          <EventLine row={row} act={act} withClub />
        </Box>
      ) : (
        <Lines count={3} />
      )}
    </Section>
  );
};

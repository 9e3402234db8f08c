import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { eventQuery } from '../../domain/event.queries.ts';
import { dayAndTime } from '../../lib/formats.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { Soft } from '../../ui/Soft.tsx';
import { texts } from './texts.ts';

// The form brings the schemas along: it comes with the first tickets that are given.
const GrantSheetForm = lazy(() =>
  import('./GrantSheetForm.tsx').then((module) => ({ default: module.GrantSheetForm })),
);

/** What tickets are given for, or the grant that is changed. */
export type Giving = { eventId: number; grantId?: number };

const EventName = ({ eventId }: Giving) => {
  const { data: event } = useQuery(eventQuery(eventId));
  const when = event && dayAndTime(event.date, event.time);
  return [event?.title, when].map((line, at) => (
    <Soft key={at === 0 ? 'title' : 'when'} block fw={400}>
      {line ?? '\u00a0'}
    </Soft>
  ));
};

/** Giv billetter: who gets how many of a product's seats at an event, and why. */
export const GrantSheet = ({ giving, onClose }: { giving: Giving | undefined; onClose: () => void }) => (
  <FormDialog
    open={giving}
    size={560}
    title={(about) => (
      <>
        {about.grantId === undefined ? texts.giveTickets : texts.change}
        <EventName {...about} />
      </>
    )}
    onClose={onClose}
  >
    {(about) => <GrantSheetForm {...about} onClose={onClose} />}
  </FormDialog>
);

import type { Event } from '@sponsorat/api';
import { lazy } from 'react';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { texts } from './texts.ts';

// The form brings the schemas along: it comes with the first event.
const EventForm = lazy(() => import('./EventForm.tsx').then((module) => ({ default: module.EventForm })));

/** What is made or changed: undefined is a new one. */
export type EditedEvent = { event: Event | undefined };

type EventDialogProps = { edited: EditedEvent | undefined; sponsorshipId?: number | undefined; onClose: () => void };

/** Asks what is to be known of an event. */
export const EventDialog = ({ edited, sponsorshipId, onClose }: EventDialogProps) => (
  <FormDialog open={edited} title={({ event }) => texts.titleOf(event)} size={660} onClose={onClose}>
    {({ event }) => <EventForm event={event} sponsorshipId={sponsorshipId} onClose={onClose} />}
  </FormDialog>
);

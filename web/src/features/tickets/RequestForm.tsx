import { Group } from '@mantine/core';
import { type EventToGive, recipientTypes, type TicketRow, ticketRequestSchema } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { number, weekdayDate } from '../../lib/formats.ts';
import { WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { optionsOfValues, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { TextLink } from '../../ui/links.tsx';
import { texts } from './texts.ts';
import { eventsToGiveQuery, useRequestTickets } from './tickets.queries.ts';

const t = texts.request;
const types = optionsOfValues(recipientTypes);

/** "LBK – Thyborøn IF, lør. 15-08-2026, 3 fri" */
const optionOf = ({ id, title, date, free }: EventToGive) => ({
  value: id,
  label: t.event(title, weekdayDate(date), number(Math.max(0, free))),
});

/** Said once a wish is there: who has the area can go and see it. */
const sentWords = ({ SponsorshipId }: TicketRow): ReactNode =>
  SponsorshipId === null ? (
    t.sent
  ) : (
    <Group justify="space-between" gap="xs">
      {t.sent}
      <TextLink to="/tickets/grants" search={{ state: 'Ønsket' }}>
        {t.show}
      </TextLink>
    </Group>
  );

/** That there is nothing to wish tickets for; who has the area can make it. */
const noEvents = ({ SponsorshipId: sponsorship }: TicketRow): ReactNode => (
  <>
    {t.noEvents}{' '}
    {sponsorship !== null && (
      <TextLink to="/tickets/events" search={{ sponsorship }}>
        {t.createEvent}
      </TextLink>
    )}
  </>
);

type RequestFormProps = { row: TicketRow; onClose: () => void };

/** For what, how many, for whom, and why. */
export const RequestForm = ({ row, onClose }: RequestFormProps) => {
  const events = useQuery(eventsToGiveQuery(row.Id));
  const { mutateAsync: request } = useRequestTickets(row.Id);
  const form = useDialogForm({
    schema: ticketRequestSchema,
    blank: { quantity: 1 },
    save: request,
    saved: () => sentWords(row),
    onClose,
  });
  const { field } = form;
  return (
    <DialogForm form={form} label={t.title} saveLabel={t.save} onCancel={onClose}>
      <SelectField
        field={field('eventId')}
        options={events.data?.map(optionOf)}
        failed={events.isError}
        help={events.data?.length === 0 && noEvents(row)}
      />
      <WholeNumberField field={field('quantity')} />
      <TextField field={field('recipientName')} />
      <SelectField field={field('recipientType')} options={types} />
      <TextField field={field('purpose')} help={t.purposeHelp} placeholder={t.purposePlaceholder} />
    </DialogForm>
  );
};

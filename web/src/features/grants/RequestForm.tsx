import { Group } from '@mantine/core';
import { type EventToGive, type TicketRow, ticketRequestSchema } from '@sponsorat/api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { freeSeatsQuery } from '../../domain/grants.queries.ts';
import { number, weekdayDate } from '../../lib/formats.ts';
import { DialogNotice } from '../../ui/DialogNotice.tsx';
import { FieldWarning } from '../../ui/fields/FieldWarning.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useFormState } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { TextLink } from '../../ui/links.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { GrantSheetPurpose, GrantSheetRecipient, GrantSheetType, type GuestForm } from './GrantSheetFields.tsx';
import { GrantSheetMore } from './GrantSheetMore.tsx';
import { SeatsField } from './GrantSheetQuantity.tsx';
import { eventsToGiveQuery, useRequestTickets } from './grants.queries.ts';
import { texts } from './texts.ts';

const t = texts.request;

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
const noEvents = ({ SponsorshipId: sponsorship, Mode, UserName }: TicketRow): ReactNode => (
  <>
    {t.noEvents[Mode]}{' '}
    {sponsorship === null ? (
      t.whoCreates(UserName)
    ) : (
      <TextLink to="/tickets/events" search={{ sponsorship }}>
        {t.createEvent}
      </TextLink>
    )}
  </>
);

type RequestFormProps = { row: TicketRow; onClose: () => void };
type FieldsProps = RequestFormProps & { events: UseQueryResult<EventToGive[]> };

const Fields = ({ row, events, onClose }: FieldsProps) => {
  const { Id: id, Mode: mode, SponsorshipId: sponsorship } = row;
  const { mutateAsync: request } = useRequestTickets(row);
  const form: GuestForm = useDialogForm({
    schema: ticketRequestSchema,
    blank: { quantity: 1 },
    draft: `request:${id}`,
    save: request,
    saved: () => sentWords(row),
    onClose,
  });
  // What a pool of another area has free is told of its events alone.
  const pool = useQuery({ ...freeSeatsQuery(id, null), enabled: mode === 'pulje' && sponsorship !== null });
  const eventId = useFormState(form, ({ values }) => values.eventId);
  const quantity = useFormState(form, ({ values }) => values.quantity) ?? 0;
  const event = events.data?.find((one) => one.id === eventId);
  const free = event?.free ?? pool.data?.free;
  const left = Math.max(0, free ?? 0);
  // A wish for more can be sent.
  const said =
    quantity > left ? <FieldWarning>{t.tooMany(left)}</FieldWarning> : texts.seats.freeOf(mode, number(left));
  return (
    <DialogForm form={form} label={t.title} saveLabel={t.save} onCancel={onClose}>
      <GrantSheetRecipient form={form} />
      <SelectField
        field={{ ...form.field('eventId'), required: mode === 'pr. arrangement' }}
        options={events.data?.map(optionOf)}
        failed={events.isError}
        help={events.data?.length === 0 && noEvents(row)}
      />
      <SeatsField field={form.field('quantity')} said={free !== undefined && said} />
      <GrantSheetType form={form} />
      <GrantSheetPurpose form={form} kind={event?.kind ?? 'Andet'} />
      <GrantSheetMore form={form} sponsorshipId={sponsorship} />
    </DialogForm>
  );
};

/** For whom, for what, how many, and why; or that there is nothing to wish tickets for. */
export const RequestForm = ({ row, onClose }: RequestFormProps) => {
  const events = useQuery(eventsToGiveQuery(row.Id));
  if (events.isPending) return <Lines count={5} />;
  if (row.Mode === 'pr. arrangement' && events.data?.length === 0)
    return (
      <DialogNotice takesFocus onClose={onClose}>
        <p>{noEvents(row)}</p>
      </DialogNotice>
    );
  return <Fields row={row} events={events} onClose={onClose} />;
};

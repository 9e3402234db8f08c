import { Group } from '@mantine/core';
import { type EventToGive, purposeNeeded, recipientTypes, type TicketRow, ticketRequestSchema } from '@sponsorat/api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { freeSeatsQuery } from '../../domain/grants.queries.ts';
import { number, weekdayDate } from '../../lib/formats.ts';
import { DialogNotice } from '../../ui/DialogNotice.tsx';
import { FieldWarning } from '../../ui/fields/FieldWarning.tsx';
import { WholeNumberField } from '../../ui/fields/NumberFields.tsx';
import { optionsOfValues, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import type { Field } from '../../ui/form/FormStore.ts';
import { useField, useFormState } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { TextLink } from '../../ui/links.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
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

type QuantityProps = { field: Field<number | null>; free: number | undefined; mode: TicketRow['Mode'] };

/** How many, with what is free: a wish for more can be sent. */
const Quantity = ({ field, free, mode }: QuantityProps) => {
  const { value } = useField(field);
  if (free === undefined) return <WholeNumberField field={field} />;
  const left = Math.max(0, free);
  const help = (value ?? 0) > left ? <FieldWarning>{t.tooMany(left)}</FieldWarning> : t.free[mode](number(left));
  return <WholeNumberField field={field} help={help} />;
};

const Fields = ({ row, events, onClose }: FieldsProps) => {
  const { Id: id, Mode: mode, SponsorshipId: sponsorship } = row;
  const { mutateAsync: request } = useRequestTickets(id);
  const form = useDialogForm({
    schema: ticketRequestSchema,
    blank: { quantity: 1 },
    draft: `request:${id}`,
    save: request,
    saved: () => sentWords(row),
    onClose,
  });
  const { field } = form;
  // What a pool of another area has free is told of its events alone.
  const pool = useQuery({ ...freeSeatsQuery(id, null), enabled: mode === 'pulje' && sponsorship !== null });
  const eventId = useFormState(form, ({ values }) => values.eventId);
  const free = events.data?.find((event) => event.id === eventId)?.free ?? pool.data?.free;
  const needsPurpose = useFormState(form, ({ values: { recipientType } }) =>
    purposeNeeded({ recipientType, companions: [] }),
  );
  return (
    <DialogForm form={form} label={t.title} saveLabel={t.save} onCancel={onClose}>
      <SelectField
        field={{ ...field('eventId'), required: mode === 'pr. arrangement' }}
        options={events.data?.map(optionOf)}
        failed={events.isError}
        help={events.data?.length === 0 && noEvents(row)}
      />
      <Quantity field={field('quantity')} free={free} mode={mode} />
      <TextField field={field('recipientName')} />
      <SelectField field={field('recipientType')} options={types} />
      <TextField
        field={{ ...field('purpose'), required: needsPurpose }}
        help={t.purposeHelp}
        placeholder={t.purposePlaceholder}
      />
    </DialogForm>
  );
};

/** For what, how many, for whom, and why; or that there is nothing to wish tickets for. */
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

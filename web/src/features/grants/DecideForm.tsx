import { Radio, Stack, Text } from '@mantine/core';
import { decideGrantSchema, type Grant, tooFewFree } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '../../domain/event.queries.ts';
import { freeSeatsQuery, itemTicketsQuery } from '../../domain/grants.queries.ts';
import { sponsorshipQuery } from '../../domain/sponsorship.queries.ts';
import { dayAndTime, kroner, number } from '../../lib/formats.ts';
import { DialogNotice } from '../../ui/DialogNotice.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useField } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { Soft } from '../../ui/Soft.tsx';
import { WarningNotices } from './GrantSheetWarnings.tsx';
import { useDecide } from './grants.queries.ts';
import { texts } from './texts.ts';

const t = texts.decide;

type DecideProps = { grant: Grant; onClose: () => void };

/** How many are free; in words that stand out where a wish is for more. */
const Free = ({ grant: { itemId, eventId, quantity, state } }: { grant: Grant }) => {
  const seats = useQuery({ ...freeSeatsQuery(itemId, eventId), enabled: state === 'Ønsket' }).data;
  if (state !== 'Ønsket') return null;
  if (!seats) return <Soft block>{'\u00a0'}</Soft>;
  const free = Math.max(0, seats.free);
  if (quantity <= free) return <Soft block>{texts.seats.freeOf(seats.mode, number(free), number(seats.amount))}</Soft>;
  return (
    <Text fz="sm" fw={600} data-tone="negative" c="var(--tone)">
      {tooFewFree(free)}
    </Text>
  );
};

/** Of which match and club the tickets are, what kind they are, and what they are worth. */
const Tickets = ({ grant: { itemId, eventId, quantity }, club }: { grant: Grant; club: number }) => {
  const item = useQuery(itemTicketsQuery(itemId)).data;
  const event = useQuery({ ...eventQuery(eventId ?? 0), enabled: eventId !== null }).data;
  const name = useQuery({ ...sponsorshipQuery(club), meta: { inline: true } }).data?.name;
  const value = item?.unitValue == null ? undefined : texts.sheet.value(kroner(quantity * item.unitValue));
  const lines = [
    [event?.title, event && dayAndTime(event.date, event.time), name],
    [item?.product, value],
  ];
  return lines.map((parts, at) => (
    <Soft key={at === 0 ? 'what' : 'kind'} block className="tabular">
      {parts.filter(Boolean).join(' · ') || '\u00a0'}
    </Soft>
  ));
};

const About = ({ grant }: { grant: Grant }) => {
  const { quantity, recipientName, recipientType, company, purpose, requestedBy, sponsorshipId } = grant;
  return (
    <div>
      <Text fw={600}>{t.about(quantity, recipientName)}</Text>
      <Soft block>{[recipientType, company].filter(Boolean).join(' · ')}</Soft>
      {sponsorshipId !== null && (
        <>
          <Tickets grant={grant} club={sponsorshipId} />
          <Free grant={grant} />
        </>
      )}
      {purpose && <Text mt={4}>{t.purpose(purpose)}</Text>}
      <Soft block mt={4}>
        {t.askedBy(requestedBy)}
      </Soft>
    </div>
  );
};

const Answer = ({ grant, onClose }: DecideProps) => {
  const { mutateAsync: decide } = useDecide(grant.sponsorshipId);
  const form = useDialogForm({
    schema: decideGrantSchema,
    draft: `decision:${grant.id}`,
    save: (answer) => decide({ id: grant.id, ...answer }),
    saved: ({ state, recipientName }) => (state === 'Afvist' ? t.saidNo : t.saidYes)(recipientName),
    onClose,
  });
  const decision = form.field('decision');
  const { value, error } = useField(decision);
  return (
    <DialogForm form={form} label={t.title} saveLabel={t.save} onCancel={onClose}>
      <About grant={grant} />
      <WarningNotices warnings={grant.warnings} toApprover />
      <Radio.Group
        id={decision.id}
        label={decision.label}
        withAsterisk
        error={error}
        value={value ?? ''}
        onChange={(chosen) => decision.set(chosen)}
      >
        <Stack gap={4} py={6}>
          <Radio value="granted" label={t.granted} py={4} />
          <Radio value="declined" label={t.declined} py={4} />
        </Stack>
      </Radio.Group>
      <TextareaField field={{ ...form.field('reason'), required: value === 'declined' }} help={t.reasonHelp} rows={2} />
    </DialogForm>
  );
};

/** A wish and what is to be said of it, with the answer where one may give it. */
export const DecideForm = ({ grant, onClose }: DecideProps) =>
  grant.mayDecide ? (
    <Answer grant={grant} onClose={onClose} />
  ) : (
    <Stack>
      <DialogNotice takesFocus onClose={onClose}>
        <About grant={grant} />
        <p>{grant.state === 'Ønsket' ? t.notYours : t.answered}</p>
      </DialogNotice>
    </Stack>
  );

import { useDebouncedValue } from '@mantine/hooks';
import { type EventDetails, type Grant, type GrantCheck, grantInputSchema, grantInputWithin } from '@sponsorat/api';
import { IconTicketOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { eventQuery } from '../../domain/event.queries.ts';
import { date, number, today } from '../../lib/formats.ts';
import { Block } from '../../ui/Block.tsx';
import { DialogNotice } from '../../ui/DialogNotice.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import type { Form } from '../../ui/form/FormStore.ts';
import { useFormState } from '../../ui/form/formHooks.ts';
import { checksOf, type FormValues } from '../../ui/form/schema.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useLate } from '../../ui/useLate.ts';
import type { Giving } from './GrantSheet.tsx';
import { GrantSheetPurpose, GrantSheetRecipient, GrantSheetType } from './GrantSheetFields.tsx';
import { GrantSheetMore } from './GrantSheetMore.tsx';
import { GrantSheetQuantity } from './GrantSheetQuantity.tsx';
import { GrantSheetWarnings, Waits } from './GrantSheetWarnings.tsx';
import { isReturnOver, itemAtFirst } from './grant-sheet.rules.ts';
import { giveBack, grantCheckQuery, grantQuery, useGive, useGrantActs } from './grants.queries.ts';
import { texts } from './texts.ts';

const t = texts.sheet;
const SLOW_MS = 3000;
const PAUSE_MS = 350;
const checks = checksOf(grantInputSchema);

type GrantValues = FormValues<typeof grantInputSchema>;
export type GrantForm = Form<GrantValues>;

/** What is to be said of what the sheet says so far; nothing before there is somebody to say it of. */
const useCheck = (form: GrantForm): GrantCheck | undefined => {
  const values = useFormState(form, (state) => state.values);
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  // Why they are invited changes nothing of it, nor who is not named yet: the warnings need not wait for that.
  const companions = settled.companions.filter(({ name, type }) => name?.trim() && type);
  const read = checks.read({ ...settled, companions, purpose: settled.purpose?.trim() ? settled.purpose : '–' });
  const { data, isError } = useQuery(
    grantCheckQuery(read.ok ? { ...read.value, handedOut: false, idempotencyKey: null } : undefined),
  );
  return read.ok && !isError && data ? data : undefined;
};

type FormProps = { event: EventDetails; grant: Grant | undefined; onClose: () => void };

const saidOf = ({ state, quantity, recipientName }: Grant): string => {
  if (state === 'Ønsket') return t.wished(recipientName);
  return (state === 'Udleveret' ? t.handed : t.given)(quantity, recipientName);
};

const Fields = ({ event, grant, onClose }: FormProps) => {
  const { give, waiting } = useGive(event);
  const { mutateAsync: act } = useGrantActs(event.sponsorshipId);
  const isNew = grant === undefined;
  const isToday = event.date === today();
  // A wish takes no seats, and what is changed has some of its own.
  const [isWish, setWish] = useState(false);
  const schema = useMemo(
    () => (isNew && !isWish ? grantInputWithin(event.items) : grantInputSchema),
    [isNew, isWish, event.items],
  );
  const form: GrantForm = useDialogForm({
    schema,
    record: grant && { ...grant, handedOut: false, idempotencyKey: null },
    blank: { itemId: itemAtFirst(event.items)?.itemId ?? null, eventId: event.id, quantity: 1, handedOut: isToday },
    draft: `grant:${grant?.id ?? `of:${event.id}`}`,
    save: give,
    saved: (saved) => (isNew || saved.state === 'Ønsket' ? saidOf(saved) : t.saved),
    undo: (saved) =>
      isNew
        ? async () => {
            await act(() => giveBack(saved));
            toast.success(texts.returns.inTime.done(saved.quantity));
          }
        : undefined,
    onClose,
  });
  const check = useCheck(form);
  const mustBeAllowed = check?.needsApproval ?? false;
  if (mustBeAllowed !== isWish) setWish(mustBeAllowed);
  const saving = useFormState(form, (state) => state.saving);
  const slow = useLate(saving && !waiting, SLOW_MS);
  const handsOut = useFormState(form, ({ values }) => values.handedOut);
  const submitLabel = () => {
    if (isWish) return t.submitWish;
    if (!isNew) return t.submitChange;
    return handsOut ? t.submitNow : t.submit;
  };
  const items = event.items.map(({ itemId, product, free }) => ({
    value: itemId,
    label: t.productFree(product, number(Math.max(0, free))),
  }));
  return (
    <DialogForm
      form={form}
      label={isNew ? texts.giveTickets : texts.change}
      saveLabel={submitLabel()}
      onCancel={onClose}
    >
      {isNew && isReturnOver(event, today()) && <Notice tone="info">{t.returnPassed(date(event.returnBy))}</Notice>}
      <GrantSheetRecipient form={form} />
      {items.length > 1 && <SelectField field={form.field('itemId')} options={items} />}
      <GrantSheetQuantity form={form} items={event.items} check={check} />
      <GrantSheetType form={form} />
      <GrantSheetWarnings check={check} />
      <GrantSheetPurpose form={form} kind={event.kind} />
      {isNew && isToday && !isWish && <CheckboxField field={form.field('handedOut')} help={t.handedOutHelp} />}
      <GrantSheetMore form={form} sponsorshipId={event.sponsorshipId} />
      <Waits slow={slow} lost={waiting} />
    </DialogForm>
  );
};

/** The fields of the sheet, once it is known what can be given. */
export const GrantSheetForm = ({ eventId, grantId, onClose }: Giving & { onClose: () => void }) => {
  const event = useQuery(eventQuery(eventId));
  const grant = useQuery({ ...grantQuery(grantId ?? 0), enabled: grantId !== undefined });
  const isAwaited = grantId !== undefined && !grant.data;
  return (
    <Block query={isAwaited && event.data ? { ...grant, data: undefined } : event} skeleton={<Lines count={5} />}>
      {() => {
        if (!event.data || isAwaited) return null;
        const { items, cancelled } = event.data;
        if (items.length > 0 && !cancelled) return <Fields event={event.data} grant={grant.data} onClose={onClose} />;
        return (
          <DialogNotice takesFocus onClose={onClose}>
            <EmptyState
              compact
              title={cancelled ? t.cancelled : t.none}
              hint={cancelled ? '' : t.noneHint}
              icon={<IconTicketOff size={24} stroke={1.5} />}
            />
          </DialogNotice>
        );
      }}
    </Block>
  );
};

import { Radio, Stack } from '@mantine/core';
import { type ItemTickets, itemTicketsInputSchema, ticketModes } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { itemTicketsQuery } from '../../domain/grants.queries.ts';
import { MoneyField } from '../../ui/fields/NumberFields.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import type { Field } from '../../ui/form/FormStore.ts';
import { useField } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { texts } from './texts.ts';
import { useSaveItemTickets } from './tickets.queries.ts';

const t = texts.item;

/** Whether the seats are free again at every event, or used up: what each means is said beside it. */
const ModeField = ({ field }: { field: Field<string | null> }) => {
  const { value, error } = useField(field);
  return (
    <Radio.Group
      id={field.id}
      label={field.label}
      description={t.modeHelp}
      error={error}
      withAsterisk={field.required}
      value={value}
      onChange={field.set}
    >
      <Stack gap={8} mt={6}>
        {ticketModes.map((mode) => (
          <Radio key={mode} value={mode} label={t.modes[mode]} description={t.modesHelp[mode]} />
        ))}
      </Stack>
    </Radio.Group>
  );
};

type ItemTicketsFormProps = { tickets: ItemTickets; onClose: () => void };

/** What an item's tickets are, and what one is worth. */
export const ItemTicketsForm = ({ tickets, onClose }: ItemTicketsFormProps) => {
  const queryClient = useQueryClient();
  const { itemId } = tickets;
  const { mutateAsync: save } = useSaveItemTickets(itemId);
  const form = useDialogForm({
    schema: itemTicketsInputSchema,
    record: tickets,
    save,
    loadTheirs: () => queryClient.fetchQuery(itemTicketsQuery(itemId)),
    saved: t.saved,
    onClose,
  });
  return (
    <DialogForm form={form} label={t.of(tickets.product)} onCancel={onClose}>
      <ModeField field={form.field('mode')} />
      <MoneyField field={form.field('unitValue')} help={t.valueHelp} />
      <CheckboxField field={form.field('includesTravel')} help={t.travelHelp} />
    </DialogForm>
  );
};

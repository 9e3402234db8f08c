import { Button, Group } from '@mantine/core';
import {
  digestNames,
  digests,
  type Reminders,
  reminderScopeNames,
  reminderScopes,
  remindersInputSchema,
  taskKindNames,
  taskKinds,
} from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../ui/Block.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { MultiSelectField } from '../../ui/fields/MultiSelectField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { DialogForm, FormDialog } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { Section } from '../../ui/Section.tsx';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import { remindersQuery, useSaveReminders, useSendTest } from './reminders.queries.ts';
import { texts as t } from './texts.ts';

// Amounts are shown or not by a box beside the calendar.
const schema = remindersInputSchema.omit({ amounts: true });

const options = <K extends string>(keys: readonly K[], names: Record<K, string>) =>
  keys.map((value) => ({ value, label: names[value] }));

const ChangeReminders = ({ reminders, onClose }: { reminders: Reminders; onClose: () => void }) => {
  const { mutateAsync: save } = useSaveReminders();
  const { digest, scope, without } = reminders;
  const form = useDialogForm({ schema, record: { digest, scope, without }, save, saved: t.saved, onClose });
  return (
    <DialogForm form={form} label={t.change} saveLabel={uiTexts.save} onCancel={onClose}>
      <SelectField field={form.field('digest')} options={options(digests, digestNames)} />
      <SelectField field={form.field('scope')} options={options(reminderScopes, reminderScopeNames)} />
      <MultiSelectField
        field={form.field('without')}
        options={options(taskKinds, taskKindNames)}
        help={t.withoutHelp}
      />
    </DialogForm>
  );
};

const Facts = ({ reminders }: { reminders: Reminders }) => {
  const [opened, setOpened] = useState(false);
  const { mutate: sendTest, isPending } = useSendTest();
  const { digest, scope, without } = reminders;
  const close = () => setOpened(false);
  return (
    <>
      <dl className="facts">
        <dt>{t.facts.digest}</dt>
        <dd>{digestNames[digest]}</dd>
        <dt>{t.facts.scope}</dt>
        <dd>{reminderScopeNames[scope]}</dd>
        <dt>{t.facts.without}</dt>
        <dd>{without.map((kind) => taskKindNames[kind]).join(', ') || t.nothing}</dd>
      </dl>
      <Group gap="xs" mt="md">
        <Button variant="default" onClick={() => setOpened(true)}>
          {t.open}
        </Button>
        <BusyButton
          variant="subtle"
          busy={isPending}
          onClick={() => sendTest(undefined, { onSuccess: () => toast.success(t.tested) })}
        >
          {t.test}
        </BusyButton>
      </Group>
      <FormDialog open={opened} title={t.change} onClose={close}>
        <ChangeReminders reminders={reminders} onClose={close} />
      </FormDialog>
    </>
  );
};

/** How one hears by e-mail of what is due. */
export const RemindersSection = () => (
  <Section title={t.title} subtitle={t.subtitle}>
    <Block query={useQuery(remindersQuery)}>{(reminders) => <Facts reminders={reminders} />}</Block>
  </Section>
);

import { useDebouncedValue } from '@mantine/hooks';
import { type NamedRecord, type Task, taskInputSchema } from '@sponsorat/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sponsorshipQuery } from '../../domain/sponsorship.queries.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { inputProps } from '../../ui/fields/fieldProps.tsx';
import { ListSelect } from '../../ui/fields/ListSelect.tsx';
import { optionsOf, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import type { Field } from '../../ui/form/FormStore.ts';
import { useField, useFormState } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { assigneesQuery, clubsQuery } from './list.queries.ts';
import { texts } from './page.texts.ts';
import { useTaskActions } from './useTaskActions.ts';

const t = texts.dialogs;
const PAUSE_MS = 200;
const NONE = 0;

type ClubFieldProps = { field: Field<number | null>; known: NamedRecord | undefined };

/** The club, sought by its name among all that one sees. */
const ClubField = ({ field, known }: ClubFieldProps) => {
  const { value, error } = useField(field);
  const [typed, setTyped] = useState('');
  const [sought] = useDebouncedValue(typed, PAUSE_MS);
  const [chosen, setChosen] = useState(known);
  const current = [chosen, known].find((club) => club?.id === value);
  const { data, isError } = useQuery({
    ...clubsQuery(sought === current?.name ? '' : sought),
    placeholderData: keepPreviousData,
  });
  const waiting = isError ? uiTexts.select.failed : uiTexts.loading;
  const clubs = data ?? [];
  const offered = current && !clubs.some(({ id }) => id === current.id) ? [current, ...clubs] : clubs;
  return (
    <ListSelect<number>
      {...inputProps({ field, placeholder: t.findClub }, error)}
      data={optionsOf(offered) ?? []}
      value={value}
      onChange={(next) => {
        setChosen(offered.find(({ id }) => id === next));
        field.set(next);
      }}
      onBlur={() => field.touch()}
      searchable
      onSearchChange={setTyped}
      filter={({ options }) => options}
      allowDeselect={false}
      nothingFoundMessage={data ? t.noClub : waiting}
      openOnFocus={false}
      maxDropdownHeight={280}
      autoComplete="off"
    />
  );
};

type OwnTaskFormProps = {
  /** Undefined for a new one. */
  task?: Task;
  /** Of a new one that is asked for at a sponsorship. */
  sponsorshipId?: number | undefined;
  onDone: () => void;
  onCancel: () => void;
};

/** A task that a user makes for a sponsorship: what, until when, and who sees to it. */
export const OwnTaskForm = ({ task, sponsorshipId, onDone, onCancel }: OwnTaskFormProps) => {
  const { save } = useTaskActions();
  const form = useDialogForm({
    schema: taskInputSchema,
    record: task,
    blank: { sponsorshipId: sponsorshipId ?? null },
    save: save.mutateAsync,
    onClose: onDone,
  });
  const chosen = useFormState(form, ({ values }) => values.sponsorshipId);
  const club = useQuery({
    ...sponsorshipQuery(sponsorshipId ?? NONE),
    enabled: sponsorshipId !== undefined,
    meta: { inline: true },
  });
  const users = useQuery({ ...assigneesQuery(chosen ?? NONE), enabled: chosen !== null });
  const { field } = form;
  return (
    <DialogForm form={form} label={task ? t.edit : t.create} onCancel={onCancel}>
      <TextField field={field('title')} />
      {!task && <ClubField field={field('sponsorshipId')} known={club.data} />}
      <DateField field={field('dueDate')} />
      {chosen !== null && (
        <SelectField
          field={field('assigneeId')}
          options={optionsOf(users.data)}
          failed={users.isError}
          placeholder={t.responsible}
        />
      )}
      <TextareaField field={field('note')} rows={2} />
    </DialogForm>
  );
};

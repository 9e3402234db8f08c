import { type Task, taskInputSchema } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { ClubField } from '../../domain/ClubField.tsx';
import { sponsorshipQuery } from '../../domain/sponsorship.queries.ts';
import { today } from '../../lib/formats.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { optionsOf, SelectField } from '../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useFormState } from '../../ui/form/formHooks.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { assigneesQuery } from './list.queries.ts';
import { texts } from './page.texts.ts';
import { useTaskActions } from './useTaskActions.ts';

const t = texts.dialogs;
const NONE = 0;

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
    draft: `task:${task?.id ?? `of:${sponsorshipId}`}`,
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
      <DateField field={field('dueDate')} {...(!task && { from: today() })} />
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

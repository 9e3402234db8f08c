import type { TaskRow } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { ErrorNotice } from '../../ui/Notice.tsx';
import { Lines } from '../../ui/Skeleton.tsx';
import { AssignForm, DoneForm, SnoozeForm } from './DecisionForms.tsx';
import { OwnTaskForm } from './OwnTaskForm.tsx';
import { texts } from './page.texts.ts';
import { ownTaskId, ownTaskQuery } from './useTaskActions.ts';

const t = texts.dialogs;

/** What is asked for in a dialog: a new task, perhaps of a sponsorship, or something about one that there is. */
export type TaskDialog =
  | { action: 'create'; sponsorshipId: number | undefined }
  | { action: 'done' | 'snooze' | 'assign' | 'edit'; task: TaskRow };

const EditForm = ({ task, onDone }: { task: TaskRow; onDone: () => void }) => {
  const { data, error, refetch } = useQuery(ownTaskQuery(ownTaskId(task)));
  if (data) return <OwnTaskForm task={data} onDone={onDone} />;
  if (error) return <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()} />;
  return <Lines count={4} />;
};

const forms = { done: DoneForm, snooze: SnoozeForm, assign: AssignForm, edit: EditForm };

/** The dialog for one of these; it stays until it has left the screen. */
export const TaskDialogs = ({ dialog, onGone }: { dialog: TaskDialog; onGone: () => void }) => {
  const [opened, setOpened] = useState(true);
  const close = () => setOpened(false);
  const Form = dialog.action === 'create' ? undefined : forms[dialog.action];
  return (
    <FormDialog title={t[dialog.action]} opened={opened} onClose={close} onGone={onGone}>
      {dialog.action === 'create' && <OwnTaskForm sponsorshipId={dialog.sponsorshipId} onDone={close} />}
      {dialog.action !== 'create' && Form && <Form task={dialog.task} onDone={close} />}
    </FormDialog>
  );
};
